import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useLinksOf } from './design-links.ts';

type Props = { design: SavedDesign; onDelete: () => void; onClose: () => void };

/** Asks before a design is deleted, and names what ends with it: links, and rows that nobody has accepted. */
export function DeleteDesignDialog({ design, onDelete, onClose }: Props) {
  const { deletion: t } = useTexts('designs');
  const { ends } = useTexts('design-change');
  const { live, waitingCount } = useLinksOf(design);
  return (
    <ConfirmDialog
      title={t.title(design.name)}
      cancelLabel={t.cancel}
      confirmLabel={t.confirm}
      onConfirm={onDelete}
      onClose={onClose}
    >
      <p>{t.text(design.cardCount)}</p>
      {live.length > 0 && <p className="pt-2 text-foreground">{ends.links(live.length)}</p>}
      {waitingCount > 0 && <p className="pt-2 text-foreground">{ends.rows(waitingCount)}</p>}
    </ConfirmDialog>
  );
}
