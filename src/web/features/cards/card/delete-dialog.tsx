import type { SavedCard } from '#contract/card/saved-card.ts';
import { resolveFormat } from '#domain/card/resolve-card.ts';
import { cardOfSaved } from '../../../shared/api/card-of-saved.ts';
import { CardPicture } from '../../../shared/card/card-picture.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';

const sizes = {
  landscape: 'h-27.5 w-49.5 tablet:h-12.75 tablet:w-23',
  portrait: 'h-32 w-17.75 tablet:h-23 tablet:w-12.75',
} as const;

type DeleteDialogProps = { card: SavedCard; onClose: () => void; onDelete: () => void };

/** Asks for confirmation and shows the card. */
export function DeleteDialog({ card, onClose, onDelete }: DeleteDialogProps) {
  const { deletion } = useTexts().cards;
  return (
    <ConfirmDialog
      title={deletion.title(card.name)}
      media={
        !card.isTooNew && (
          <span className="grid shrink-0 place-items-center max-tablet:h-40 max-tablet:w-full max-tablet:rounded-lg max-tablet:bg-canvas">
            <span className={sizes[resolveFormat(card).orientation]}>
              <CardPicture card={cardOfSaved(card)} />
            </span>
          </span>
        )
      }
      cancelLabel={deletion.cancel}
      confirmLabel={deletion.confirm}
      onConfirm={onDelete}
      onClose={onClose}
    >
      {deletion.text}
    </ConfirmDialog>
  );
}
