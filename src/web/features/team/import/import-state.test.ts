import { expect, test } from 'vitest';
import { cardOf } from '#domain/card/flat-card.ts';
import type { Comparison } from '#domain/design/compare-card.ts';
import type { CheckedRow, ChosenList } from '../../../shared/print-worker/print-messages.ts';
import { type ImportAction, type ImportState, importReducer, newImport } from './import-state.ts';

const list = { name: 'crew.csv', source: '' } as ChosenList;
const targets = ['fullName', 'email'] as const;

function aRow(row: number, comparison: Comparison = { kind: 'new' }): CheckedRow {
  const card = cardOf({ companyName: 'Tatra Sound', fullName: 'Eva' });
  const person = { row, texts: {}, branch: '' };
  return { person, content: { texts: {} }, card, problems: [], comparison };
}

function after(...actions: ImportAction[]): ImportState {
  return actions.reduce(importReducer, newImport);
}

const fixEmail: ImportAction = {
  kind: 'rowsFixed',
  rows: [aRow(3)],
  fix: { texts: { email: 'jan@tatra.sk' } },
};

test('a fix stays when the columns are chosen again or the file is read in another way; another list has none', () => {
  const start = [
    { kind: 'listRead', list, designId: 'crew' },
    { kind: 'columnsChosen', targets },
    fixEmail,
  ] as const;
  const kept = after(
    ...start,
    { kind: 'columnsReopened' },
    { kind: 'listReadAgain', list: { ...list } },
    { kind: 'columnsChosen', targets },
    { kind: 'designChosen', designId: 'other' },
  );
  expect(kept.fixes).toEqual(new Map([[3, { texts: { email: 'jan@tatra.sk' } }]]));
  expect(after(...start, { kind: 'listRead', list, designId: 'crew' }).fixes.size).toBe(0);
  expect(after(...start, { kind: 'listClosed' }).fixes.size).toBe(0);
});

test('the chosen sizes stay after a fix; another list or design is asked again', () => {
  const start = [
    { kind: 'listRead', list, designId: 'crew' },
    { kind: 'columnsChosen', targets },
    { kind: 'sizesChosen', sizes: 'fitting' },
  ] as const;
  expect(after(...start, fixEmail).sizes).toBe('fitting');
  expect(after(...start, { kind: 'sizesChosen', sizes: 'kept' }).sizes).toBe('kept');
  expect(after(...start, { kind: 'designChosen', designId: 'other' }).sizes).toBeNull();
  expect(after(...start, { kind: 'listRead', list, designId: 'crew' }).sizes).toBeNull();
});

test('fixes of one row add up, the later one decides', () => {
  const { fixes } = after(
    fixEmail,
    { kind: 'rowsFixed', rows: [aRow(3)], fix: { texts: { position: 'Technik' }, branch: 'Košice' } },
    { kind: 'rowsFixed', rows: [aRow(3)], fix: { texts: { email: 'jan@tatra.com' } } },
  );
  expect(fixes.get(3)).toEqual({
    texts: { email: 'jan@tatra.com', position: 'Technik' },
    branch: 'Košice',
  });
});

test('a fixed row keeps the card that it was compared with', () => {
  const row = aRow(3, { kind: 'same', id: 'card' });
  const { knownCards } = after({ kind: 'rowsFixed', rows: [row], fix: { texts: { fullName: 'Ján' } } });
  expect(knownCards).toEqual(new Map([[3, 'card']]));
});

test('after a lost answer is fetched, the rows of the new cards know them', () => {
  const order = { body: {}, createdRows: [2, 4], changedRows: [] };
  const lost = after({ kind: 'answerLost', sent: { ...order, key: 'first' } });
  expect(lost.unanswered).toMatchObject({ key: 'first' });
  const result = { created: ['eva', 'jan'], changed: 0, binned: 0 };
  expect(importReducer(lost, { kind: 'answered', sent: order, result })).toMatchObject({
    unanswered: null,
    knownCards: new Map([
      [2, 'eva'],
      [4, 'jan'],
    ]),
  });
  expect(importReducer(lost, { kind: 'refused', rows: new Map() }).unanswered).toBeNull();
});
