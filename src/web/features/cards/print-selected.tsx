import type { PrintedCard } from '../../shared/batch/batch-messages.ts';
import { PrintDialog } from '../../shared/batch/print-dialog.tsx';
import { CancelPrint, PrintProgress } from '../../shared/batch/print-progress.tsx';
import { usePrintCards } from '../../shared/batch/use-print-cards.ts';
import { usePeopleTexts } from '../../shared/people/use-people-texts.ts';
import { barStyles } from './selection-bar.tsx';

/** Asks which file to make of cards of the list, then shows the progress below the list. */
export function PrintSelected({ cards, onEnd }: { cards: readonly PrintedCard[]; onEnd: () => void }) {
  const { print: words } = usePeopleTexts();
  const print = usePrintCards(onEnd);
  if (!print.progress)
    return <PrintDialog cards={cards} onPrint={(output) => print.start(cards, output)} onClose={onEnd} />;
  return (
    <section aria-label={words.region} className={barStyles}>
      <div role="status" className="mr-auto">
        <PrintProgress progress={print.progress} />
      </div>
      <CancelPrint onCancel={print.cancel} />
    </section>
  );
}
