import { expect, test } from 'vitest';
import { parseCells } from '../list/parse-cells.ts';
import { csvText } from './csv.ts';

test('cells come back as they were written', () => {
  const rows = [
    ['row', 'name', 'file'],
    ['2', 'Eva "Evka", PhD.', 'a;b\nc'],
  ];
  expect(parseCells(csvText(rows)).cells.slice(0, 2)).toEqual(rows);
  expect(parseCells(csvText(rows, ';')).cells.slice(0, 2)).toEqual(rows);
});

test('a cell that a spreadsheet would compute is a text', () => {
  expect(csvText([['=HYPERLINK("x")', '@SUM(1)', '+421 905']])).toBe(
    '"\'=HYPERLINK(""x"")",\'@SUM(1),+421 905\r\n',
  );
});
