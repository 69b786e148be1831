import { useTexts } from '../../../shared/i18n/use-texts.ts';
import type { FoundProblems } from '../../../shared/print/use-print-cards.ts';
import type { PrintedCard, PrintOutput } from '../../../shared/print-worker/print-messages.ts';
import { useProblemTexts } from '../../../shared/team/use-problem-texts.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { Dialog, DialogContent } from '../../../ui/overlays/dialog.tsx';

type Props = {
  found: FoundProblems;
  onPrint: (cards: readonly PrintedCard[], output: PrintOutput) => void;
  onClose: () => void;
};

const shownMax = 50;

/** Names the cards that the print check refuses. They are left out or printed as they are. */
export function ProblemCardsDialog({ found: { cards, output, problems }, onPrint, onClose }: Props) {
  const { print, check } = useTexts('people');
  const { problems: words } = print;
  const textsOf = useProblemTexts();
  const others = cards.filter((card) => !problems.has(card));
  const shown = [...problems].slice(0, shownMax);
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={words.title(problems.size, cards.length)}
        description={words.text}
        closeLabel={print.close}
        footer={
          <>
            <Button variant="ghost" className="tablet:mr-auto" onClick={onClose}>
              {print.cancel}
            </Button>
            <Button variant="outline" onClick={() => onPrint(cards, output)}>
              {words.printAll(cards.length)}
            </Button>
            {others.length > 0 && (
              <Button onClick={() => onPrint(others, output)}>{words.leaveOut(others.length)}</Button>
            )}
          </>
        }
      >
        <ul className="lines-y">
          {shown.map(([{ card, row }, ofCard]) => (
            <li key={row} className="py-2.5">
              <p className="font-medium wrap-anywhere">{card.content.fullName || check.noName}</p>
              <ul className="text-sm text-destructive">
                {textsOf({ problems: ofCard }).map(({ title, detail }) => (
                  <li key={`${title} ${detail}`} className="wrap-anywhere">
                    {detail ? `${title}: ${detail}` : title}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        {problems.size > shownMax && (
          <p className="pt-2 text-sm text-muted-foreground">{words.more(problems.size - shownMax)}</p>
        )}
      </DialogContent>
    </Dialog>
  );
}
