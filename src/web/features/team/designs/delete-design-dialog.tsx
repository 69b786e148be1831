import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { AlertDialog, AlertDialogAction, AlertDialogCancel } from '../../../ui/overlays/alert-dialog.tsx';
import { useLinksOf } from './design-links.ts';

type Props = { design: SavedDesign; onDelete: () => void; onClose: () => void };

/** Asks before a design is deleted, and names what ends with it: links, and rows that nobody has accepted. */
export function DeleteDesignDialog({ design, onDelete, onClose }: Props) {
  const { deletion: t } = useTexts('designs');
  const { ends } = useTexts('design-change');
  const { live, waitingCount } = useLinksOf(design);
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={<span className="wrap-anywhere">{t.title(design.name)}</span>}
      actions={
        <>
          <AlertDialogCancel>{t.cancel}</AlertDialogCancel>
          <AlertDialogAction onClick={onDelete}>{t.confirm}</AlertDialogAction>
        </>
      }
    >
      <p>{t.text(design.cardCount)}</p>
      {live.length > 0 && <p className="pt-2 text-foreground">{ends.links(live.length)}</p>}
      {waitingCount > 0 && <p className="pt-2 text-foreground">{ends.rows(waitingCount)}</p>}
    </AlertDialog>
  );
}
