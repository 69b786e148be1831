import { expect, test } from 'vitest';
import { csvFile, csvText, withoutFormulaGuard } from './csv.ts';

test('cells are quoted and end with the line', () => {
  expect(
    csvText(
      [
        ['row', 'a "b"'],
        [2, 'c;d'],
      ],
      ';',
    ),
  ).toBe('"row";"a ""b"""\r\n"2";"c;d"\r\n');
});

test.each(['=HYPERLINK("x")', '@SUM(1)', '+421 905', '-2+3', '\t=1', '\r=1'])(
  'a cell %j that a spreadsheet would compute is a text, and is read back as it was',
  (cell) => {
    expect(csvText([[cell]])).toBe(`"'${cell.replaceAll('"', '""')}"\r\n`);
    expect(withoutFormulaGuard(`'${cell}`)).toBe(cell);
  },
);

test('an apostrophe of a name stays', () => {
  expect(withoutFormulaGuard("'t Hooft")).toBe("'t Hooft");
});

test('a file starts with a byte order mark', () => {
  expect(csvFile([['Šťastná']])).toBe('\uFEFF"Šťastná"\r\n');
});

test('a cell is on one line', () => {
  expect(csvText([['Jana\nDubravová']])).toBe('"Jana Dubravová"\r\n');
});
