import { textFields } from '../card/text-fields.ts';
import {
  applyDesign,
  type CompanyDesign,
  type ContentProblem,
  type PersonContent,
  personProblems,
} from './company-design.ts';
import { compareCard } from './compare-card.ts';
import { duplicateRows } from './duplicate-rows.ts';
import { type ListCells, listCellsOf, type Person } from './list-cells.ts';
import { type ExistingCard, matchCards } from './match-cards.ts';
import { contentWith } from './person-content.ts';

/** What a person sent by a link. cardId: the card of the one person that the link is for. */
export type Submission = {
  id: string;
  cardId: string | null;
  content: Pick<PersonContent, 'texts' | 'branchId'>;
  /** Whether it is of a program's list, which is compared with the list before. A person's own words are right as they are. */
  isListed?: boolean;
};

/** A submission and what accepting it does: it changes a card, or makes one. */
export type RowToAccept = {
  id: string;
  content: PersonContent;
  /** The card that it changes; null for a new person. */
  card: ExistingCard | null;
  problems: readonly ContentProblem[];
  /** An earlier row of the list that is the same person. */
  duplicateOf: string | null;
  /** False if words of the card are replaced and nobody can tell whether a person changed them. */
  isCertain: boolean;
  /** What the list says of the person; null for a person's own words. */
  listed: ListCells | null;
};

/** At most so many submissions of an account wait to be accepted or declined. */
export const waitingMax = 500;

/** At most so many of them came by one link, so that whoever has it leaves places for other links and for programs. */
export const waitingOfLinkMax = 400;

/**
 * What the submissions of a design mean for its cards. A link for one person is about their card; the others are matched
 * as the rows of an imported list are. Of two rows about one person the first counts.
 */
export function rowsToAccept(
  design: CompanyDesign,
  submissions: readonly Submission[],
  cards: readonly ExistingCard[],
): RowToAccept[] {
  const cardOf = ownCards(submissions, cards);
  const taken = new Set(Array.from(cardOf.values(), ({ id }) => id));
  const others = submissions.filter(({ id }) => !cardOf.has(id));
  const { matches } = matchCards(
    design,
    others.map((one, row) => personOf(design, one, row)),
    cards.filter(({ id }) => !taken.has(id)),
  );
  others.forEach(({ id }, at) => {
    const card = matches[at];
    if (card) cardOf.set(id, card);
  });
  const rows = submissions.map((one, row) => {
    const card = cardOf.get(one.id) ?? null;
    const person = personOf(design, one, row);
    const content = contentWith(design, person, card);
    const comparison = compareCard(applyDesign(design, content), content, card);
    return {
      id: one.id,
      content,
      card,
      problems: personProblems(design, content),
      isCertain: comparison.kind !== 'changed' || comparison.isCertain,
      listed: one.isListed ? listCellsOf(design, person, card?.last) : null,
    };
  });
  const duplicates = duplicateRows(
    rows.map(({ content, card }, row) => ({
      row,
      texts: applyDesign(design, content).content,
      branchId: content.branchId,
      hasCard: card !== null,
    })),
  );
  const secondOf = repeatedCards(submissions, cardOf);
  return rows.map((row, at) => {
    const first = duplicates.get(at);
    return {
      ...row,
      duplicateOf: secondOf.get(row.id) ?? (first === undefined ? null : (rows[first]?.id ?? null)),
    };
  });
}

/** The cards of those whose link is for one person, the first for each card. */
function ownCards(
  submissions: readonly Submission[],
  cards: readonly ExistingCard[],
): Map<string, ExistingCard> {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const found = new Map<string, ExistingCard>();
  for (const { id, cardId } of submissions) {
    const card = cardId === null ? undefined : byId.get(cardId);
    if (card) found.set(id, card);
  }
  return found;
}

/** The rows whose card an earlier row changes, each with that row. Two links for one person make such rows. */
function repeatedCards(
  submissions: readonly Submission[],
  cardOf: ReadonlyMap<string, ExistingCard>,
): Map<string, string> {
  const firstOf = new Map<string, string>();
  const repeated = new Map<string, string>();
  for (const { id } of submissions) {
    const cardId = cardOf.get(id)?.id;
    if (cardId === undefined) continue;
    const first = firstOf.get(cardId);
    if (first === undefined) firstOf.set(cardId, id);
    else repeated.set(id, first);
  }
  return repeated;
}

/** A submission as a row of a list. An unknown branch keeps its id, which is no name of a branch: a problem of the row. */
export function personOf(
  { branches }: CompanyDesign,
  { content: { texts, branchId }, isListed }: Pick<Submission, 'content' | 'isListed'>,
  row: number,
): Person {
  const branch = branches.find(({ id }) => id === branchId)?.name ?? branchId ?? '';
  return { row, texts, branch, ...(!isListed && { fixed: [...textFields, 'branch'] }) };
}
