import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { PrintDialog } from '../../../shared/print/print-dialog.tsx';
import { CancelPrint, PrintProgress } from '../../../shared/print/print-progress.tsx';
import { usePrintCards } from '../../../shared/print/use-print-cards.ts';
import type { PrintedCard } from '../../../shared/print-worker/print-messages.ts';
import { ProblemCardsDialog } from './problem-cards-dialog.tsx';
import { barStyles } from './selection-bar.tsx';

/** Asks which file to make of cards of the list and checks them, then shows the progress below the list. */
export function PrintSelected({ cards, onEnd }: { cards: readonly PrintedCard[]; onEnd: () => void }) {
  const { print: t } = useTexts('people');
  const { progress, found, start, startChecked, cancel } = usePrintCards(onEnd);
  if (found) return <ProblemCardsDialog found={found} onPrint={start} onClose={onEnd} />;
  if (!progress)
    return (
      <PrintDialog
        cards={cards}
        // An order sheet is no print of the cards.
        onPrint={(output, sorted) => (output.kind === 'order' ? start : startChecked)(sorted, output)}
        onClose={onEnd}
      />
    );
  return (
    <section aria-label={t.region} className={barStyles}>
      <div role="status" className="mr-auto">
        <PrintProgress progress={progress} />
      </div>
      <CancelPrint onCancel={cancel} />
    </section>
  );
}
