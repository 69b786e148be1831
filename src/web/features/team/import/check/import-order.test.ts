import { expect, test } from 'vitest';
import { cardOf } from '#domain/card/flat-card.ts';
import type { Comparison } from '#domain/design/compare-card.ts';
import type { CheckedRow } from '../../../../shared/print-worker/print-messages.ts';
import { importOrder, remainingSlotsFor, sizesToSave } from './import-order.ts';

function aRow(row: number, comparison: Comparison): CheckedRow {
  const texts = { fullName: `Person ${row}`, email: '' };
  return {
    person: { row, texts, branch: '' },
    content: { texts },
    card: cardOf({ companyName: 'Tatra Sound', fullName: texts.fullName }),
    problems: [],
    comparison,
  };
}

const card = (id: string) => ({ id, version: 1, texts: {}, branchId: undefined });
const rows = [
  aRow(2, { kind: 'new' }),
  aRow(3, { kind: 'same', id: 'same' }),
  aRow(5, { kind: 'changed', id: 'changed', version: 4, changes: [], isCertain: true }),
  aRow(6, { kind: 'new' }),
];

test('new and changed cards are sent, with their rows', () => {
  expect(importOrder(rows, [card('gone')])).toEqual({
    body: {
      create: [{ texts: { fullName: 'Person 2' } }, { texts: { fullName: 'Person 6' } }],
      change: [{ texts: { fullName: 'Person 5' }, id: 'changed', version: 4 }],
      bin: ['gone'],
    },
    createdRows: [2, 6],
    changedRows: [5],
  });
});

test('a row without its tick leaves the card as it is, and is remembered like the unchanged ones', () => {
  const listed = { texts: { fullName: 'As listed' }, number: '1042' };
  const listedRows = rows.map((row) => ({ ...row, listed }));
  const { body, changedRows } = importOrder(listedRows, [], { isTicked: ({ person }) => person.row !== 5 });
  expect(body.create?.map((row) => row.listed)).toEqual([listed, listed]);
  expect(body).toMatchObject({
    change: [],
    seen: [
      { id: 'same', listed },
      { id: 'changed', listed },
    ],
  });
  expect(changedRows).toEqual([]);
});

const someSharedSizes = (email: number) => ({
  arrangement: 0,
  stepScale: 1,
  isPaired: false,
  sizes: { fullName: 11, email },
  blocks: {},
});

test('sizes are sent where they differ from those of the design, for the version that was seen', () => {
  const design = {
    card: {
      ...cardOf({ typeset: someSharedSizes(8) }),
      content: { companyName: '', fullName: '' },
    },
    version: 3,
  };
  const sizes = (typeset = someSharedSizes(6.5)) => ({ typeset, choice: 'fitting' as const, proposal: null });
  expect(sizesToSave(design, null)).toBeUndefined();
  const reordered = { ...someSharedSizes(8), sizes: { email: 8, fullName: 11 } };
  expect(sizesToSave(design, sizes(reordered))).toBeUndefined();
  const sent = { typeset: someSharedSizes(6.5), version: 3 };
  expect(sizesToSave(design, sizes())).toEqual(sent);
  expect(importOrder(rows, [], { sizes: sent }).body.sizes).toEqual(sent);
  expect(importOrder(rows, []).body).not.toHaveProperty('sizes');
});

test.each([
  ['all fit', { cardLimit: 50, cardCount: 48 }, 0, null],
  ['one fits', { cardLimit: 50, cardCount: 49 }, 0, 1],
  ['a card that goes makes room for one that comes', { cardLimit: 50, cardCount: 49 }, 1, null],
  ['cards beyond the limit go first', { cardLimit: 50, cardCount: 52 }, 3, 1],
])('the room for new cards: %s', (_, user, binned, room) => {
  const gone = Array.from({ length: binned }, (_, index) => card(`gone ${index}`));
  expect(remainingSlotsFor(user, importOrder(rows, gone))).toBe(room);
});

test('a font is sent with its person, and one that was taken back as null', () => {
  const changed = { kind: 'changed', id: 'b', version: 1, changes: [], isCertain: true } as const;
  const inInter = aRow(2, { kind: 'new' });
  const takenBack = aRow(3, changed);
  const { body } = importOrder(
    [
      { ...inInter, content: { ...inInter.content, setIn: 'Inter' } },
      { ...takenBack, person: { ...takenBack.person, setIn: null } },
    ],
    [],
  );
  expect(body.create).toMatchObject([{ setIn: 'Inter' }]);
  expect(body.change).toMatchObject([{ id: 'b', setIn: null }]);
});
