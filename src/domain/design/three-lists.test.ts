import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tidyText } from '../card/card-text.ts';
import { cardOf } from '../card/flat-card.ts';
import { mapTexts, type TextField, textFields } from '../card/text-fields.ts';
import { nameKey } from '../plain-text.ts';
import { applyDesign, type CompanyDesign, listRules, ownContent, personProblems } from './company-design.ts';
import { compareCard } from './compare-card.ts';
import { duplicateRows } from './duplicate-rows.ts';
import { listCellsOf, type Person } from './list-cells.ts';
import { type ExistingCard, matchCards } from './match-cards.ts';
import { contentWith } from './person-content.ts';

/** `npm run test:full -- lists` plays 2,000 histories. */
const numRuns = Number(process.env.REIMPORT_LISTS ?? 150);
const timeout = 240_000;

const branches = [
  { id: 'k', name: 'Košice', texts: { city: '040 01 Košice', phone: '+421 55 200' } },
  { id: 'b', name: 'Bratislava', texts: { city: '811 01 Bratislava' } },
];

const fields = ['fullName', 'email', 'position', 'phone', 'mobile', 'city'] as const;
type Field = (typeof fields)[number];

const names = ['Ján Kováč', 'Ing. Ján Kováč', 'JÁN KOVÁČ', 'Eva Malá', 'Eva Veľká', 'Peter Ma'];
const emails = ['', '', 'recepcia@tatra.sk', 'info@tatra.sk'];
const texts = ['', 'účtovníčka', 'vedúci', '+421 905 318 442', '+421 2 100'];

const anyText = fc.constantFrom(...texts);
const anyBranch = fc.constantFrom('Košice', 'kosice', 'Bratislava');
const anyRule = fc.constantFrom(...listRules);

const anyDesign: fc.Arbitrary<CompanyDesign> = fc
  .tuple(
    fc.record(mapTexts(() => anyRule)),
    fc.constantFrom([], branches),
    fc.constantFrom('optional', 'locked'),
  )
  .map(([rules, ofDesign, phone]) => ({
    card: cardOf({ companyName: 'Tatra', fullName: 'Recepcia', phone: '+421 2 300' }),
    rules: { ...mapTexts(() => 'optional' as const), companyName: 'locked', fullName: 'required', phone },
    listRules: rules,
    branches: ofDesign,
  }));

/** One thing that happens: to a person, by the place in the list. A number over the length wraps around. */
const anyEvent = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('edit' as const, 'cell' as const),
      at: fc.nat(),
      field: fc.constantFrom(...fields),
      text: anyText,
      branch: anyBranch,
    }),
  },
  fc.record({
    kind: fc.constantFrom('left' as const, 'joined' as const, 'branch' as const),
    at: fc.nat(),
    branch: anyBranch,
  }),
);

const anyHistory = fc.record({
  columns: fc.subarray([...fields.slice(1)]),
  hasNumber: fc.boolean(),
  hasBranch: fc.boolean(),
  first: fc.array(
    fc.record({
      fullName: fc.constantFrom(...names),
      email: fc.oneof(
        fc.constantFrom(...emails),
        fc.nat(30).map((at) => `p${at}@tatra.sk`),
      ),
      position: anyText,
      phone: anyText,
      mobile: anyText,
      city: anyText,
      branch: anyBranch,
    }),
    { minLength: 1, maxLength: 14 },
  ),
  rounds: fc.array(
    fc.record({ events: fc.array(anyEvent, { minLength: 2, maxLength: 10 }), turn: fc.nat() }),
    {
      minLength: 1,
      maxLength: 4,
    },
  ),
});

type Listed = Record<Field, string> & { id: number; branch: string };

test('nothing that a person changed is taken back by a cell that did not change', { timeout }, () => {
  const counts = { kept: 0, taken: 0 };
  fc.assert(
    fc.property(anyDesign, anyHistory, (design, history) => {
      const { columns, hasNumber } = history;
      const hasBranch = history.hasBranch && design.branches.length > 0;
      const listed: Field[] = ['fullName', ...columns];
      let people: Listed[] = history.first.map((one, id) => ({ ...one, id }));
      let nextId = people.length;
      const cards = new Map<number, ExistingCard>();
      /** The cells of each person when the list was imported last. */
      const seen = new Map<number, Listed>();
      /** The last cell of each that was not empty. */
      const said = new Map<string, string>();

      const rowOf = (one: Listed) =>
        JSON.stringify([
          hasBranch && nameKey(one.branch),
          ...listed.filter((field) => design.rules[field] !== 'locked').map((field) => one[field]),
        ]);
      /** Nobody can tell a row that becomes what another person's was. */
      function change(person: Listed, part: Partial<Listed>): void {
        const changed = { ...person, ...part };
        const others = [...people, ...seen.values()].filter(({ id }) => id !== person.id);
        if (others.some((other) => rowOf(other) === rowOf(changed))) return;
        people = people.map((one) => (one === person ? changed : one));
      }

      const asRow = (one: Listed, index: number): Person => ({
        row: index + 2,
        texts: Object.fromEntries(listed.map((field) => [field, one[field]])),
        ...(hasBranch && { branch: one.branch }),
        ...(hasNumber && { number: `N${one.id}` }),
      });

      function importList(turn: number): void {
        const order = people.map((_, index) => people[(index + turn) % people.length] ?? people[0]);
        const list = order.filter((one) => one !== undefined);
        const rows = list.map(asRow);
        const owners = new Map([...cards].map(([id, card]) => [card.id, id]));
        const { matches } = matchCards(design, rows, [...cards.values()]);
        const compared = rows.map((row, index) => {
          const before = matches[index] ?? null;
          const content = contentWith(design, row, before);
          const card = applyDesign(design, content);
          return { row, before, content, card, comparison: compareCard(card, content, before) };
        });
        const duplicates = duplicateRows(
          compared.map(({ row, before, card, content: { branchId } }) => ({
            row: row.row,
            texts: card.content,
            branchId,
            hasCard: !!before,
            number: row.number,
          })),
        );
        compared.forEach(({ row, before, content, card, comparison }, index) => {
          const person = list[index];
          if (!person) return;
          const [last, own] = [seen.get(person.id), cards.get(person.id)];
          const isSameRow =
            last !== undefined &&
            listed.every((field) => last[field] === person[field]) &&
            (!hasBranch || last.branch === person.branch);
          // Whoever is as in the last list has their own card, as it is.
          if (own && isSameRow) expect(comparison).toEqual({ kind: 'same', id: own.id });
          // Nobody gets the card of another.
          if (before) expect(owners.get(before.id)).toBe(person.id);
          if (before && last) {
            for (const field of listed) {
              const [was, is] = [tidyText(before.texts[field]), tidyText(card.content[field])];
              const cell = tidyText(person[field]);
              const isOwn = design.rules[field] === 'optional' || design.rules[field] === 'required';
              const isUnchanged = cell === '' || cell === tidyText(said.get(`${person.id} ${field}`));
              if (isUnchanged && before.branchId === content.branchId) {
                expect(is).toBe(was);
                if (isOwn && was !== tidyText(last[field])) counts.kept += 1;
              }
              if (!isUnchanged && isOwn && design.listRules?.[field] === 'list') {
                expect(is).toBe(cell);
                counts.taken += 1;
              }
              if (
                !isUnchanged &&
                design.listRules?.[field] === 'first' &&
                was !== '' &&
                before.branchId === content.branchId
              )
                expect(is).toBe(was);
            }
          }
          if (duplicates.has(row.row) || personProblems(design, content).length > 0) return;
          const stored = ownContent(design, content, before?.texts);
          cards.set(person.id, {
            id: own?.id ?? `card of ${person.id}`,
            version: 1,
            texts: applyDesign(design, stored).content,
            branchId: content.branchId,
            last: { ...before?.last, ...listCellsOf(design, row, before?.last) },
            number: row.number ?? null,
          });
          seen.set(person.id, person);
          for (const field of listed)
            if (person[field] !== '') said.set(`${person.id} ${field}`, person[field]);
        });
        // Rows with a problem are left out, here for ever: two equal rows are the same person.
        people = people.filter(({ id }) => cards.has(id));
      }

      importList(0);
      for (const { events, turn } of history.rounds) {
        for (const event of events) {
          const at = event.at % Math.max(1, people.length);
          const person = people[at];
          if (!person) continue;
          const card = cards.get(person.id);
          if (event.kind === 'left' && people.length > 1) {
            people = people.filter((one) => one !== person);
            cards.delete(person.id);
          } else if (event.kind === 'joined') {
            people = [
              ...people,
              {
                ...person,
                id: nextId,
                fullName: `Nový ${'abcdefghijklmnopqrstuvwxyz'[nextId % 26]}`,
                email: `new${nextId}@tatra.sk`,
              },
            ];
            nextId += 1;
          } else if (event.kind === 'branch') {
            change(person, { branch: event.branch });
          } else if (event.kind === 'edit' && card) {
            const text = event.field === 'fullName' ? event.text || 'Vlastné Meno' : event.text;
            const own = ownContent(design, card);
            const content = { ...own, texts: { ...own.texts, [event.field]: text } };
            cards.set(person.id, { ...card, texts: applyDesign(design, content).content });
          } else if (event.kind === 'cell') {
            // One of name and email stays, or the number tells who it is.
            const isWho = event.field === 'fullName' || event.field === 'email';
            const isTold = hasNumber || (columns.includes('email') && person.email.startsWith('p'));
            if (isWho && (!isTold || event.field === 'email')) continue;
            const text = event.field === 'fullName' ? `Vydatá ${nextId}${person.id}` : event.text;
            change(person, { [event.field]: text });
          }
        }
        importList(turn);
      }
    }),
    { numRuns },
  );
  // Histories in which nobody changes anything would prove nothing.
  expect(counts.kept).toBeGreaterThan(numRuns / 4);
  expect(counts.taken).toBeGreaterThan(numRuns / 4);
  expect(textFields).toEqual(expect.arrayContaining(fields as unknown as TextField[]));
});
