import { Download, Mail, Package, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useIsOnline } from '../../../shared/api/online.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useDeleteCards } from '../card-mutations.ts';

type SelectionBarProps = {
  ids: ReadonlySet<string>;
  shownCount: number;
  onSelectAll: () => void;
  onDownload: () => void;
  onSend: () => void;
  onOrder: () => void;
  /** Null where no mail can be sent, or no card is of a company design. */
  onMail: (() => void) | null;
  onClear: () => void;
};

/** A bar at the bottom of the list: at the edge of a phone, over the page elsewhere. */
export const barStyles =
  '-mx-4 flex flex-wrap items-center gap-2 border-y border-border bg-card px-4 pt-2.5 pb-(--safe-bottom) shadow-md tablet:mx-0 tablet:rounded-lg tablet:border-x tablet:pb-2.5';

/** What can be done with the selected cards. */
export function SelectionBar({
  ids,
  shownCount,
  onSelectAll,
  onDownload,
  onSend,
  onOrder,
  onMail,
  onClear,
}: SelectionBarProps) {
  const { cards: t } = useTexts();
  const { list: words } = t;
  const isOnline = useIsOnline();
  const [isAsking, setAsking] = useState(false);
  const deletion = useDeleteCards(onClear);
  return (
    <section aria-label={words.selection} className={barStyles}>
      <p role="status" className="mr-auto font-medium">
        {words.selected(ids.size)}
      </p>
      {ids.size < shownCount && (
        <Button variant="ghost" size="sm" onClick={onSelectAll}>
          {words.selectAll(shownCount)}
        </Button>
      )}
      <Button variant="ghost" size="sm" onClick={onClear}>
        {words.clearSelection}
      </Button>
      <Button
        variant="outline"
        size="sm"
        icon={<Download aria-hidden size={14} strokeWidth={1.75} />}
        onClick={onDownload}
      >
        {t.download}
      </Button>
      <Button
        variant="outline"
        size="sm"
        icon={<Send aria-hidden size={14} strokeWidth={1.75} />}
        disabled={!isOnline}
        onClick={onSend}
      >
        {t.sendProof}
      </Button>
      <Button
        variant="outline"
        size="sm"
        icon={<Package aria-hidden size={14} strokeWidth={1.75} />}
        disabled={!isOnline}
        onClick={onOrder}
      >
        {t.order}
      </Button>
      {onMail && (
        <Button
          variant="outline"
          size="sm"
          icon={<Mail aria-hidden size={14} strokeWidth={1.75} />}
          disabled={!isOnline}
          onClick={onMail}
        >
          {words.mailLinks}
        </Button>
      )}
      <Button
        variant="outline"
        size="sm"
        icon={<Trash2 aria-hidden size={14} strokeWidth={1.75} />}
        busy={deletion.isPending}
        disabled={!isOnline}
        onClick={() => setAsking(true)}
      >
        {t.delete}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.deletion.title(ids.size)}
          cancelLabel={t.deletion.cancel}
          confirmLabel={t.deletion.confirm}
          onConfirm={() => deletion.mutate([...ids])}
          onClose={() => setAsking(false)}
        >
          {words.deletion.text}
        </ConfirmDialog>
      )}
    </section>
  );
}
