import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardOf } from '../card/flat-card.ts';
import { type TextField, textFields } from '../card/text-fields.ts';
import {
  applyDesign,
  type CompanyDesign,
  contentProblems,
  ownContent,
  type TextRule,
  type TextRules,
} from './company-design.ts';
import { compareCard } from './compare-card.ts';
import { duplicateRows } from './duplicate-rows.ts';
import { listCellsOf, type Person } from './list-cells.ts';
import { type ExistingCard, identityOf, matchCards } from './match-cards.ts';
import { contentWith } from './person-content.ts';

/** `npm run test:full -- lists` compares 2,000 lists. */
const numRuns = Number(process.env.REIMPORT_LISTS ?? 150);
const timeout = 120_000;

/** Lists in which people are hard to tell apart: few names, shared addresses, titles, accents, empty cells. */

const names = [
  'Ján Kováč',
  'Jan Kovac',
  'JÁN KOVÁČ',
  'Eva Malá',
  'Eva Veľká',
  'Ľubomíra Ďuricová',
  'Peter Ma',
];
const before = ['', '', '', 'Ing. ', 'Mgr. ', 'prof. MUDr. '];
const after = ['', '', '', ', PhD.', ', MBA', ' ml.'];
const emails = ['', 'recepcia@tatra.sk', 'info@tatra.sk', 'RECEPCIA@tatra.sk', 'eva.šťastná@tatra.sk'];
const texts = ['', 'účtovníčka', 'Účtovníčka', 'vedúci', '+421 905 318 442', '+421 2 100', 'Zˇ'.normalize()];

const branches = [
  { id: 'k', name: 'Košice', texts: { city: '040 01 Košice', phone: '+421 55 200' } },
  { id: 'b', name: 'Bratislava', texts: { city: '811 01 Bratislava', email: 'bratislava@tatra.sk' } },
];
const branchCells = ['', 'Košice', 'kosice', 'KOŠICE', 'Bratislava'];

const fullName = fc
  .tuple(fc.constantFrom(...before), fc.constantFrom(...names), fc.constantFrom(...after))
  .map((parts) => parts.join(''));
const email = fc.oneof(
  fc.constantFrom(...emails),
  fc.nat(40).map((number) => `person.${number}@tatra.sk`),
);
const otherText = fc.constantFrom(...texts);
const branchCell = fc.constantFrom(...branchCells);

const columnFields = ['email', 'position', 'phone', 'mobile', 'city'] as const;

function cellOf(field: TextField): fc.Arbitrary<string> {
  if (field === 'fullName') return fullName;
  return field === 'email' ? email : otherText;
}

/** Mostly people's own texts. A text that is always required would leave lists without a column for it empty. */
const rules: Record<TextField, readonly TextRule[]> = {
  ...(Object.fromEntries(
    textFields.map((field) => [field, ['optional', 'optional', 'optional', 'locked', 'hidden']]),
  ) as Record<TextField, TextRule[]>),
  companyName: ['locked'],
  fullName: ['required', 'required', 'required', 'locked'],
  position: ['optional', 'optional', 'required', 'hidden'],
};

const anyDesign: fc.Arbitrary<CompanyDesign> = fc
  .tuple(
    fc.tuple(...textFields.map((field) => fc.constantFrom(...rules[field]))),
    fc.constantFrom([], branches),
  )
  .map(([ofTexts, ofDesign]) => ({
    card: cardOf({
      companyName: 'Tatra',
      fullName: 'Recepcia',
      email: 'info@tatra.sk',
      phone: '+421 2 300',
    }),
    rules: Object.fromEntries(textFields.map((field, index) => [field, ofTexts[index]])) as TextRules,
    branches: ofDesign,
  }));

/** Other cells for one row: one of each kind. */
const anyCells = fc.record({ fullName, email, other: otherText, branch: branchCell });

/** A list with some of the columns. */
const anyPeople: fc.Arbitrary<Person[]> = fc
  .tuple(fc.subarray([...columnFields]), fc.boolean())
  .chain(([fields, hasBranch]) => {
    const columns = Object.fromEntries(
      ['fullName' as const, ...fields].map((field) => [field, cellOf(field)]),
    );
    const row = fc.record({ texts: fc.record(columns), branch: branchCell });
    return fc.array(row, { minLength: 1, maxLength: 30 }).map((rows) =>
      rows.map(
        (one, index): Person => ({
          row: index + 2,
          texts: one.texts,
          ...(hasBranch && { branch: one.branch }),
        }),
      ),
    );
  });

/** What an import shows for each row of a list. */
function compareList(design: CompanyDesign, people: readonly Person[], cards: readonly ExistingCard[]) {
  const { matches, removedPeople } = matchCards(design, people, cards);
  const rows = people.map((person, index) => {
    const before = matches[index] ?? null;
    const content = contentWith(design, person, before);
    const card = applyDesign(design, content);
    const { branchId } = content;
    return { person, content, card, branchId, before, comparison: compareCard(card, { branchId }, before) };
  });
  const duplicates = duplicateRows(
    rows.map(({ person, card, branchId, before }) => ({
      row: person.row,
      texts: card.content,
      branchId,
      hasCard: !!before,
      number: person.number,
    })),
  );
  const isReady = (row: (typeof rows)[number]) =>
    !duplicates.has(row.person.row) && contentProblems(design, row.content).length === 0;
  return { rows, ready: rows.filter(isReady), removedPeople };
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
    texts: applyDesign(design, ownContent(design, content)).content,
    branchId,
    last: listCellsOf(design, person),
    number: person.number ?? null,
  }));
  return { cards: cards.reverse(), rows: ready.map(({ person }) => person) };
}

const kinds = ({ rows, removedPeople }: ReturnType<typeof compareList>) => ({
  new: rows.filter(({ comparison }) => comparison.kind === 'new').length,
  changed: rows.filter(({ comparison }) => comparison.kind === 'changed').length,
  removedPeople: removedPeople.length,
});

const shuffled = anyPeople.chain((people) =>
  fc.tuple(fc.constant(people), fc.shuffledSubarray([...people.keys()], { minLength: people.length })),
);

test('the same list again changes nothing, in any order and whatever it holds', { timeout }, () => {
  fc.assert(
    fc.property(anyDesign, shuffled, (design, [people, order]) => {
      const { cards, rows } = imported(design, people);
      const saved = new Set(rows.map(({ row }) => row));
      const again = compareList(design, people, cards);
      for (const { person, comparison } of again.rows)
        expect(comparison).toEqual(
          saved.has(person.row) ? { kind: 'same', id: `card of row ${person.row}` } : { kind: 'new' },
        );
      expect(again.ready.every(({ person }) => saved.has(person.row))).toBe(true);
      const inOrder = order.flatMap((index) => people[index] ?? []);
      const { changed, removedPeople } = kinds(compareList(design, inOrder, cards));
      expect({ changed, removedPeople }).toEqual({ changed: 0, removedPeople: 0 });
    }),
    { numRuns },
  );
});

/** The cells of a row in the order of `withCell`. */
function cellsOf({ texts: { labels: _, ...texts }, branch }: Person): (string | undefined)[] {
  return [...Object.values(texts), ...(branch === undefined ? [] : [branch])];
}

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
    fc.property(anyDesign, anyPeople, place, anyCells, (design, people, { row, column }, cells) => {
      const { cards, rows } = imported(design, people);
      const before = rows[row % rows.length];
      if (!before) return;
      const after = withCell(before, column, cells);
      const made = (person: Person) => {
        const content = contentWith(design, person, null);
        const card = applyDesign(design, content);
        return { branchId: content.branchId, card, texts: card.content };
      };
      const [was, is] = [made(before), made(after)];
      const changed = compareList(
        design,
        rows.map((one) => (one === before ? after : one)),
        cards,
      );
      const isSame = compareCard(is.card, is, { id: '', version: 1, ...was }).kind === 'same';
      const hadEmail = identityOf(was.texts).email;
      const owners = cards.filter(({ texts }) => identityOf(texts).email === hadEmail).length;
      const isSameName = identityOf(was.texts).plainName === identityOf(is.texts).plainName;
      // An empty cell takes nothing away.
      const isEmptied = cellsOf(after)[column % cellsOf(after).length] === '';
      const isFound = isSameName || (before.texts.email !== undefined && hadEmail !== '' && owners === 1);
      const expected = isFound
        ? { new: 0, changed: isEmptied ? 0 : 1, removedPeople: 0 }
        : { new: 1, changed: 0, removedPeople: 1 };
      expect(kinds(changed)).toEqual(isSame ? { new: 0, changed: 0, removedPeople: 0 } : expected);
    }),
    { numRuns },
  );
});
