import { Button } from '../../ui/inputs/button.tsx';
import { AlertDialog, AlertDialogCancel } from '../../ui/overlays/alert-dialog.tsx';
import { useTexts } from '../i18n/use-texts.ts';

/** A person who is in orders under way, by their numbers. */
export type OrderedPerson = { cardId: string; name: string; numbers: readonly string[] };

type Props = {
  taken: readonly OrderedPerson[];
  /** How many people of the new order are in no other one. */
  otherCount: number;
  onOthers: () => void;
  onAll: () => void;
  onCancel: () => void;
};

/** Asks whether people are ordered again whose cards are under way. */
export function OrderedAlready({ taken, otherCount, onOthers, onAll, onCancel }: Props) {
  const { again: t } = useTexts('orders');
  return (
    <AlertDialog
      open
      onOpenChange={onCancel}
      title={t.title(taken.length)}
      actions={
        <>
          <AlertDialogCancel>{t.cancel}</AlertDialogCancel>
          <Button variant="outline" onClick={onAll}>
            {t.all(taken.length)}
          </Button>
          {otherCount > 0 && <Button onClick={onOthers}>{t.others(otherCount)}</Button>}
        </>
      }
    >
      <p className="pb-2">{t.text}</p>
      <ul className="max-h-60 overflow-y-auto text-foreground">
        {taken.map(({ cardId, name, numbers }) => (
          <li key={cardId} className="wrap-anywhere">
            {t.person(name || '…', numbers.join(', '))}
          </li>
        ))}
      </ul>
    </AlertDialog>
  );
}
