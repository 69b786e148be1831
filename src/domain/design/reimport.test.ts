import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TextField } from '../card/card.ts';
import { applyDesign, type CompanyDesign, contentProblems, ownContent } from './company-design.ts';
import { compareCard } from './compare-card.ts';
import { duplicateRows } from './duplicate-rows.ts';
import { type ExistingCard, identityOf, matchCards } from './match-cards.ts';
import { contentWith, type Person } from './person-content.ts';
import * as random from './testing/random-lists.ts';

/** `npm run test:lists` compares 2,000 lists. */
const numRuns = Number(process.env.REIMPORT_LISTS ?? 150);
const timeout = 120_000;

/** What an import shows for each row of a list. */
function compareList(design: CompanyDesign, people: readonly Person[], cards: readonly ExistingCard[]) {
  const { matches, gone } = matchCards(design, people, cards);
  const rows = people.map((person, index) => {
    const before = matches[index] ?? null;
    const content = contentWith(design, person, before);
    const card = applyDesign(design, content);
    const { branchId } = content;
    return { person, content, card, branchId, before, comparison: compareCard(card, branchId, before) };
  });
  const duplicates = duplicateRows(
    rows.map(({ person: { row }, card, branchId, before }) => ({ row, card, branchId, hasCard: !!before })),
  );
  const isReady = (row: (typeof rows)[number]) =>
    !duplicates.has(row.person.row) && contentProblems(design, row.content).length === 0;
  return { rows, ready: rows.filter(isReady), gone };
}

/** The cards that the server has after an import into an empty design, newest first. */
function imported(
  design: CompanyDesign,
  people: readonly Person[],
): { cards: ExistingCard[]; rows: Person[] } {
  const { ready } = compareList(design, people, []);
  const cards = ready.map(({ person, content, branchId }) => ({
    id: `card of row ${person.row}`,
    version: 1,
    texts: applyDesign(design, ownContent(design, content)),
    branchId,
  }));
  return { cards: cards.reverse(), rows: ready.map(({ person }) => person) };
}

const kinds = ({ rows, gone }: ReturnType<typeof compareList>) => ({
  new: rows.filter(({ comparison }) => comparison.kind === 'new').length,
  changed: rows.filter(({ comparison }) => comparison.kind === 'changed').length,
  gone: gone.length,
});

const shuffled = random.people.chain((people) =>
  fc.tuple(fc.constant(people), fc.shuffledSubarray([...people.keys()], { minLength: people.length })),
);

test('the same list again changes nothing, in any order and whatever it holds', { timeout }, () => {
  fc.assert(
    fc.property(random.design, shuffled, (design, [people, order]) => {
      const { cards, rows } = imported(design, people);
      const saved = new Set(rows.map(({ row }) => row));
      const again = compareList(design, people, cards);
      for (const { person, comparison } of again.rows)
        expect(comparison).toEqual(
          saved.has(person.row) ? { kind: 'same', id: `card of row ${person.row}` } : { kind: 'new' },
        );
      expect(again.ready.every(({ person }) => saved.has(person.row))).toBe(true);
      const inOrder = order.flatMap((index) => people[index] ?? []);
      const { changed, gone } = kinds(compareList(design, inOrder, cards));
      expect({ changed, gone }).toEqual({ changed: 0, gone: 0 });
    }),
    { numRuns },
  );
});

type Cells = { fullName: string; email: string; other: string; branch: string };

/** The row with another text in the column of that number. */
function withCell(person: Person, column: number, { other, branch, ...cells }: Cells): Person {
  const fields = Object.keys(person.texts) as TextField[];
  const count = fields.length + (person.branch === undefined ? 0 : 1);
  const field = fields[column % count];
  if (!field) return { ...person, branch };
  const text = field === 'fullName' || field === 'email' ? cells[field] : other;
  return { ...person, texts: { ...person.texts, [field]: text } };
}

test('one changed cell is one changed card, unless it was all that told the person from others', {
  timeout,
}, () => {
  const place = fc.record({ row: fc.nat(), column: fc.nat() });
  fc.assert(
    fc.property(
      random.design,
      random.people,
      place,
      random.cells,
      (design, people, { row, column }, cells) => {
        const { cards, rows } = imported(design, people);
        const before = rows[row % rows.length];
        if (!before) return;
        const after = withCell(before, column, cells);
        const cardOf = (person: Person) => {
          const content = contentWith(design, person, null);
          return { branchId: content.branchId, texts: applyDesign(design, content) };
        };
        const [was, is] = [cardOf(before), cardOf(after)];
        const changed = compareList(
          design,
          rows.map((one) => (one === before ? after : one)),
          cards,
        );
        const isSame = compareCard(is.texts, is.branchId, { id: '', version: 1, ...was }).kind === 'same';
        const hadEmail = identityOf(was.texts).email;
        const owners = cards.filter(({ texts }) => identityOf(texts).email === hadEmail).length;
        const isSameName = identityOf(was.texts).plainName === identityOf(is.texts).plainName;
        const isFound = isSameName || (before.texts.email !== undefined && hadEmail !== '' && owners === 1);
        const expected = isFound ? { new: 0, changed: 1, gone: 0 } : { new: 1, changed: 0, gone: 1 };
        expect(kinds(changed)).toEqual(isSame ? { new: 0, changed: 0, gone: 0 } : expected);
      },
    ),
    { numRuns },
  );
});
