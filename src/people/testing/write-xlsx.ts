import { strToU8, zipSync } from 'fflate';

/** A cell as a workbook stores it: a text, a number, or a date as its day number. */
export type SheetCell = string | number | { day: number };

/** A workbook with one sheet, for tests. `rowNumbers` are those of the rows; 1, 2, 3 by default. */
export function writeXlsx(
  rows: readonly (readonly SheetCell[])[],
  rowNumbers?: readonly number[],
  merged: readonly string[] = [],
) {
  return zipSync(workbookParts(sheetXml(rows, rowNumbers), merged), { level: 6 });
}

/** The files of a workbook with that sheet. */
export function workbookParts(sheet: string, merged: readonly string[] = []): Record<string, Uint8Array> {
  const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relations = (items: string) =>
    `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${items}</Relationships>`;
  const texts = {
    '_rels/.rels': relations(
      `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/>`,
    ),
    'xl/workbook.xml': `${xml}<workbook ${main} xmlns:r="${office}"><sheets><sheet name="People" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      `<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>` +
        `<Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/>`,
    ),
    'xl/styles.xml': `${xml}<styleSheet ${main}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `${xml}<worksheet ${main}><sheetData>${sheet}</sheetData>${mergedXml(merged)}</worksheet>`,
  };
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, strToU8(text)]));
}

function mergedXml(ranges: readonly string[]): string {
  const cells = ranges.map((range) => `<mergeCell ref="${range}"/>`).join('');
  return cells && `<mergeCells count="${ranges.length}">${cells}</mergeCells>`;
}

function sheetXml(
  rows: readonly (readonly SheetCell[])[],
  numbers: readonly number[] = rows.map((_, index) => index + 1),
) {
  return rows
    .map((cells, index) => {
      const row = numbers[index] ?? index + 1;
      return `<row r="${row}">${cells.map((cell, column) => cellXml(cell, column, row)).join('')}</row>`;
    })
    .join('');
}

function cellXml(cell: SheetCell, column: number, row: number): string {
  const address = `${String.fromCharCode(65 + column)}${row}`;
  if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`;
  if (typeof cell === 'object') return `<c r="${address}" s="1"><v>${cell.day}</v></c>`;
  const text = cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;
}
