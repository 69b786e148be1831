import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { type CompanyDesign, contentProblems } from '#domain/design/company-design.ts';
import { type AffectedCard, affectedCards } from '#domain/design/design-effects.ts';
import type { RowProblem } from '#people/batch/check-card.ts';
import { activeShop } from '../../print/print-choice.ts';
import { requestPrint } from '../../print-worker/print-client.ts';
import type { ImageFiles } from '../../print-worker/print-messages.ts';
import { companyDesignOf, loadCardsOf } from '../cards-of-design.ts';
import { readTouched, type TouchedByChange } from './touched-by-change.ts';

/** A card of a design, by the name of its person. */
type ChangedCard = { id: string; name: string };

/** What a change of a design does: the cards that it changes, and those of them that get a problem by it. */
export type DesignEffects = {
  changed: readonly ChangedCard[];
  unfit: readonly (ChangedCard & { problems: readonly RowProblem[] })[];
  /** What it ends beside the cards; null if that could not be read. */
  touched: TouchedByChange | null;
};

/** Lays the cards that are saved now out with the changed design, in the print worker. */
export async function effectsOfChange(
  saved: SavedDesign,
  changed: CompanyDesign,
  files: ImageFiles,
): Promise<DesignEffects> {
  const design = companyDesignOf(saved);
  const cards = affectedCards(design, changed, await loadCardsOf(saved.id));
  const after = await problemsOf(changed, cards, 'after', files);
  const doubtful = cards.filter((card) => after.get(card)?.length);
  const before = await problemsOf(design, doubtful, 'before', files);
  const changedCards = cards.filter(({ isChanged }) => isChanged).map(named);
  return {
    changed: changedCards,
    touched: await readTouched(changedCards.map(({ id }) => id)).catch(() => null),
    unfit: doubtful.flatMap((card) => {
      const known = new Set(before.get(card)?.map(problemKey));
      const problems = (after.get(card) ?? []).filter((problem) => !known.has(problemKey(problem)));
      return problems.length > 0 ? [{ ...named(card), problems }] : [];
    }),
  };
}

function named({ id, after }: AffectedCard): ChangedCard {
  return { id, name: after.content.fullName ?? '' };
}

/** A text that got too long is printed with a broken word: the editor warns of it. */
const warnings = ['TEXT_TOO_LONG'] as const;

async function problemsOf(
  design: CompanyDesign,
  cards: readonly AffectedCard[],
  side: 'before' | 'after',
  files: ImageFiles,
): Promise<Map<AffectedCard, RowProblem[]>> {
  const printed = cards.map((card, index) => ({ card: card[side], row: index + 1, branch: '' }));
  const found =
    printed.length === 0
      ? []
      : await requestPrint('checkCards', { cards: printed, shop: activeShop(), files, warnings });
  return new Map(
    cards.map((card, index) => [card, [...contentProblems(design, card.content), ...(found[index] ?? [])]]),
  );
}

/** The same for a problem that a card had before the change. */
function problemKey(problem: RowProblem): string {
  if (problem.kind === 'print') return `${problem.cause.rule} ${problem.cause.code}`;
  return 'field' in problem ? `${problem.kind} ${problem.field}` : problem.kind;
}
