import { expect, test } from 'vitest';
import type { Comparison } from '#domain/design/compare-card.ts';
import type { CheckedRow } from '../../shared/batch/batch-messages.ts';
import { importOrder, roomForNew } from './import-order.ts';

function aRow(row: number, comparison: Comparison): CheckedRow {
  const texts = { fullName: `Person ${row}`, email: '' };
  return {
    person: { row, texts, branch: '' },
    content: { texts },
    card: { companyName: 'Tatra Sound', fullName: texts.fullName },
    problems: [],
    comparison,
  };
}

const card = (id: string) => ({ id, version: 1, texts: {}, branchId: undefined });
const rows = [
  aRow(2, { kind: 'new' }),
  aRow(3, { kind: 'same', id: 'same' }),
  aRow(5, { kind: 'changed', id: 'changed', version: 4, changes: [] }),
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

test.each([
  ['all fit', { cardLimit: 50, cardCount: 48 }, 0, null],
  ['one fits', { cardLimit: 50, cardCount: 49 }, 0, 1],
  ['a card that goes makes room for one that comes', { cardLimit: 50, cardCount: 49 }, 1, null],
  ['cards beyond the limit go first', { cardLimit: 50, cardCount: 52 }, 3, 1],
])('the room for new cards: %s', (_, user, binned, room) => {
  const gone = Array.from({ length: binned }, (_, index) => card(`gone ${index}`));
  expect(roomForNew(user, importOrder(rows, gone))).toBe(room);
});
