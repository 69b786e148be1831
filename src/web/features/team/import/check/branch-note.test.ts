import { expect, test } from 'vitest';
import { cardOf } from '#domain/card/flat-card.ts';
import type { RowProblem } from '#people/batch/check-card.ts';
import { writtenBranches } from './branch-note.tsx';

const row = (number: number, problems: RowProblem[]) => ({
  person: { row: number, texts: {} },
  content: { texts: {} },
  card: cardOf({ companyName: 'Tatra', fullName: 'Eva' }),
  problems,
  comparison: { kind: 'new' as const },
});

test('each branch that the list writes otherwise is asked about once, and rows without one together', () => {
  const rows = [
    row(2, [{ kind: 'branch', name: 'Viedeň' }]),
    row(3, [{ kind: 'branchMissing' }]),
    row(4, [{ kind: 'branch', name: 'VIEDEN' }]),
    row(5, [{ kind: 'required', field: 'fullName' }, { kind: 'branchMissing' }]),
    row(6, []),
  ];
  expect(
    writtenBranches(rows).map(({ word, rows: of }) => [word, of.map(({ person }) => person.row)]),
  ).toEqual([
    ['Viedeň', [2, 4]],
    ['', [3, 5]],
  ]);
});
