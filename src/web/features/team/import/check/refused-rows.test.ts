import { expect, test } from 'vitest';
import { cardOf } from '#domain/card/flat-card.ts';
import type { Comparison } from '#domain/design/compare-card.ts';
import { ApiError } from '../../../../shared/api/api-error.ts';
import type { CheckedRow } from '../../../../shared/print-worker/print-messages.ts';
import { importOrder } from './import-order.ts';
import { refusedRows, withRefusals } from './refused-rows.ts';

function aRow(row: number, texts: object, comparison: Comparison = { kind: 'new' }): CheckedRow {
  const all = { fullName: `Person ${row}`, position: '', ...texts };
  return {
    person: { row, texts: all },
    content: { texts: all },
    card: cardOf({ companyName: 'Tatra Sound', ...all }),
    problems: [],
    comparison,
  };
}

const rows = [
  aRow(2, {}),
  aRow(4, { email: 'eva@tatra' }),
  aRow(7, { phone: 'x' }, { kind: 'changed', id: 'c', version: 1, changes: [], isCertain: true }),
];

const refusal = (fields: object) =>
  new ApiError(400, '', JSON.stringify({ code: 'INVALID_REQUEST', message: '', fields }));

test('what the server refuses is shown at its rows, new and changed ones', () => {
  const refused = refusedRows(
    refusal({
      'create/1/texts/email': 'INVALID_EMAIL',
      'create/1/texts/url': 'SOMETHING_NEW',
      'change/0/texts/phone': 'TEXT_LOCKED',
      'change/0/branchId': 'UNKNOWN_BRANCH',
      'create/9/texts/email': 'INVALID_EMAIL',
      'bin/0': 'INVALID_REQUEST',
    }),
    importOrder(rows, []),
  );
  expect(withRefusals(rows, refused).map(({ problems }) => problems)).toEqual([
    [],
    [
      { kind: 'email', field: 'email' },
      { kind: 'refused', field: 'url' },
    ],
    [{ kind: 'locked', field: 'phone' }, { kind: 'branch' }],
  ]);
});

test('a row that was changed since is ready again', () => {
  const refused = refusedRows(refusal({ 'create/1/texts/email': 'INVALID_EMAIL' }), importOrder(rows, []));
  const fixed = rows.map((row) => (row.person.row === 4 ? aRow(4, { email: 'eva@tatra.sk' }) : row));
  expect(withRefusals(fixed, refused)).toEqual(fixed);
});

test('a refusal without rows, or no answer, names none', () => {
  const order = importOrder(rows, []);
  expect(refusedRows(new ApiError(403, '', '{"code":"CARD_LIMIT_EXCEEDED"}'), order).size).toBe(0);
  expect(refusedRows(new TypeError('Failed to fetch'), order).size).toBe(0);
});
