import { expect, test } from 'vitest';
import { readFromDisk } from './conformance.ts';
import { checkFindings, findingIds } from './findings.ts';

const files: Record<string, string> = {
  'src/undo.test.ts': "test('one undo takes it back', () => {});",
  'docs/decisions/0001-later.md': '# 1. Later',
};
const allButFirst = `open: ${findingIds.slice(1).join(', ')}`;
const checked = (...lines: string[]) => checkFindings(lines.join('\n'), (path) => files[path] ?? null);

test('each finding has a test or a decision, and what the document names exists', () => {
  const { missing, open, errors } = checkFindings(readFromDisk('docs/findings.md') ?? '', readFromDisk);
  if (open.length > 0) console.warn(`Findings still open: ${open.join(', ')}`);
  expect({ missing, errors }).toEqual({ missing: [], errors: [] });
});

test('there are 72 findings', () => {
  expect(findingIds).toHaveLength(72);
});

test('a finding is closed by a test or by a decision', () => {
  for (const row of [
    '| U1 | `src/undo.test.ts` | one undo takes it back | done |',
    '| U1 | docs/decisions/0001-later.md | – | later |',
  ]) {
    expect(
      checked('| id | test file | test title | what |', '|---|---|---|---|', row, allButFirst),
    ).toMatchObject({
      missing: [],
      errors: [],
    });
  }
});

test('a finding without a row is missing unless it is listed as open', () => {
  expect(checked(allButFirst).missing).toEqual(['U1']);
  expect(checked('').missing).toEqual(findingIds);
});

test.each([
  ['a file', '| U1 | src/gone.test.ts | x | done |', 'U1: there is no src/gone.test.ts'],
  ['a decision', '| U1 | docs/decisions/0002-no.md | – | no |', 'U1: there is no docs/decisions/0002-no.md'],
  ['a title', '| U1 | src/undo.test.ts | two undos | done |', 'U1: src/undo.test.ts has no test “two undos”'],
  ['a finding', '| U99 | src/undo.test.ts | one undo takes it back | done |', 'U99 is no finding'],
  ['an open one', '| U2 | src/undo.test.ts | one undo takes it back | done |', 'U2 is open and has a row'],
])('%s that is wrong is an error', (_, row, error) => {
  expect(checked(row, allButFirst).errors).toEqual([error]);
});
