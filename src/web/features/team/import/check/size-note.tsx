import { ALargeSmall } from 'lucide-react';
import type { ListSizes, SizeChoice, SizeProposal } from '#people/batch/company-sizes.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { useSizeTexts } from '../../../../shared/team/size-texts.ts';
import { Button } from '../../../../ui/inputs/button.tsx';

type Props = {
  sizes: ListSizes;
  /** How many cards the design has now. */
  cardCount: number;
  /** Another choice was made and its cards are being checked. */
  isPending: boolean;
  isShowing: boolean;
  onShow: (isShowing: boolean) => void;
  onChoose: (choice: SizeChoice) => void;
};

/** Says who on the list needs other sizes, and lets the user choose them for all cards. */
export function SizeNote({ sizes, cardCount, isPending, isShowing, onShow, onChoose }: Props) {
  const { choice, proposal } = sizes;
  const { sizes: t } = useTexts('people').check;
  const textOf = useNoteTexts();
  if (!proposal) return null;
  const isUsed = choice === 'fitting';
  // On the first list of a design nothing has been elsewhere before.
  if (isUsed && proposal.smaller.length === 0 && cardCount <= 1) return null;
  const { text, action } = textOf(proposal, isUsed);
  return (
    <section
      aria-label={t.label}
      className={
        isUsed
          ? 'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-border bg-secondary px-4 py-2 text-sm'
          : 'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-warning/30 bg-warning-soft px-4 py-2 text-sm text-warning-soft-foreground'
      }
    >
      <ALargeSmall aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
      <p role="status" className="min-w-0 flex-[1_1_18rem]">
        {text}
        {isUsed && ` ${t.saved(cardCount)}`}
      </p>
      <span className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" aria-pressed={isShowing} onClick={() => onShow(!isShowing)}>
          {t.show}
        </Button>
        <Button
          variant="outline"
          size="sm"
          busy={isPending}
          onClick={() => onChoose(isUsed ? 'kept' : 'fitting')}
        >
          {action}
        </Button>
      </span>
    </section>
  );
}

function useNoteTexts() {
  const { sizes: t } = useTexts('people').check;
  const { changes, points } = useSizeTexts();
  return ({ smaller, forcedBy }: SizeProposal, isUsed: boolean): { text: string; action: string } => {
    const [first, ...others] = smaller;
    const people = forcedBy.length;
    if (!first)
      return isUsed
        ? { text: t.usedPlaces(people), action: t.keepPlaces }
        : { text: t.neededPlaces(people), action: t.usePlaces };
    const isOne = others.length === 0;
    return isUsed
      ? {
          text: t.used(people, changes(smaller)),
          action: isOne ? t.keep(points(first.beforePt)) : t.keepSeveral,
        }
      : {
          text: t.needed(people, changes(smaller)),
          action: isOne ? t.use(points(first.afterPt)) : t.useSeveral,
        };
  };
}
