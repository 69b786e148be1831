import { expect, test } from 'vitest';
import { checkConformance, readFromDisk, table } from './conformance.ts';
import { specifiedIds } from './conformance-rows.ts';
import { testTitles } from './test-titles.ts';

const files: Record<string, string> = {
  'src/plans.ts': 'export const price = 19;',
  'src/plans.test.ts': "test('the plan costs 19 dollars', () => {});",
  'docs/decisions/0001-cheap.md': '# 1. Cheap',
};
const checked = (...rows: string[]) =>
  checkConformance(['id', ...rows].join('\n'), (path) => files[path] ?? null);

test('the table lists each of the 475 rows, and everything that it names exists', () => {
  const { covered, departed, missing, errors } = checkConformance(readFromDisk(table) ?? '', readFromDisk);
  expect({ missing, errors }).toEqual({ missing: [], errors: [] });
  expect(covered + departed).toBe(475);
});

test('a row is covered by a test, departed from by a decision, and missing without either', () => {
  const { covered, departed, missing, errors } = checked(
    '1.13\tthe price\tsrc/plans.ts#price\tsrc/plans.test.ts › "costs 19 dollars"',
    '1.14\tonce\tsrc/plans.ts\tsrc/plans.test.ts › "costs 19"; docs/decisions/0001-cheap.md',
    '1.15\tfor good\tsrc/plans.ts\tmissing',
  );
  expect([covered, departed, errors]).toEqual([1, 1, []]);
  expect(missing).toEqual(specifiedIds.filter((id) => id !== '1.13' && id !== '1.14'));
});

test.each([
  ['a file', '1.1\tx\tsrc/gone.ts\tsrc/plans.test.ts › "costs"', '1.1: there is no src/gone.ts'],
  [
    'a symbol',
    '1.1\tx\tsrc/plans.ts#discount\tsrc/plans.test.ts › "costs"',
    '1.1: src/plans.ts has no discount',
  ],
  [
    'a test',
    '1.1\tx\tsrc/plans.ts\tsrc/plans.test.ts › "costs 20"',
    '1.1: src/plans.test.ts has no test “costs 20”',
  ],
  [
    'a decision',
    '1.1\tx\tsrc/plans.ts\tdocs/decisions/0002-dear.md',
    '1.1: there is no docs/decisions/0002-dear.md',
  ],
  ['a row', '6.11\tx\tsrc/plans.ts\tdocs/decisions/0001-cheap.md', '6.11 is no row of the specification'],
])('%s that does not exist is an error', (_, row, error) => {
  expect(checked(row).errors).toEqual([error]);
});

test('a line without the columns of a row is an error', () => {
  expect(checked('1.1 x').errors).toEqual(['1.1 x is no row of the specification']);
});

test('a row that is listed twice is an error', () => {
  const row = '1.1\tx\tsrc/plans.ts\tdocs/decisions/0001-cheap.md';
  expect(checked(row, row).errors).toEqual(['1.1 is listed twice']);
});

test('titles are read from plain, table and template tests, not from describe blocks or comments', () => {
  const source = `
    describe('around', () => test('plain', async () => {}));
    test.describe('around', () => test(\`\${who} is told, and \${what}\`, () => {}));
    test.each(['not a title'])('of %s', () => {});
    test.use({ locale: 'sk-SK' });
    // test('only said', () => {});
  `;
  expect(testTitles(source)).toEqual(['plain', '… is told, and …', 'of %s']);
});
