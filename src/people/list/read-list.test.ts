import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { csvFile } from '#domain/csv.ts';
import { workbookParts, writeXlsx } from '../testing/write-xlsx.ts';
import { decodeText } from './decode-text.ts';
import { readList, readPastedList } from './read-list.ts';
import { UnreadableList } from './unreadable-list.ts';

const table = 'Meno;Pozícia\r\nĽubica Šťastná;účtovníčka\r\nŽofia Ďuričová;riaditeľka\r\n';
const people = [
  { number: 2, cells: ['Ľubica Šťastná', 'účtovníčka'] },
  { number: 3, cells: ['Žofia Ďuričová', 'riaditeľka'] },
];

describe('a list is read in the encoding that its bytes show', () => {
  test.each([
    ['utf-8', strToU8(table)],
    ['utf-8', strToU8(`\uFEFF${table}`)],
    ['utf-16le', utf16(`\uFEFF${table}`, true)],
    ['utf-16be', utf16(`\uFEFF${table}`, false)],
    ['utf-16le', utf16(table, true)],
    ['utf-16be', utf16(table, false)],
    ['windows-1250', inWindows1250(table)],
  ])('%s', async (encoding, bytes) => {
    const list = await readList(bytes);
    expect(list.headers).toEqual(['Meno', 'Pozícia']);
    expect(list.rows).toEqual(people);
    expect(list.form).toEqual({ encoding, delimiter: ';' });
  });

  test('windows-1250 has the characters of the encoding standard', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    expect(decodeText(bytes, 'windows-1250').text).toBe(new TextDecoder('windows-1250').decode(bytes));
  });

  test('the encoding and the delimiter can be chosen', async () => {
    const list = await readList(strToU8('Meno,x;y\nČech,1;2'), { encoding: 'windows-1250', delimiter: ',' });
    expect(list.rows).toEqual([{ number: 2, cells: ['ÄŚech', '1;2'] }]);
  });
});

describe('cells', () => {
  test.each([
    ['comma', 'Name,Role\nEva,Designer', ','],
    ['semicolon', 'Name;Role\nEva;Designer', ';'],
    ['tab', 'Name\tRole\nEva\tDesigner', '\t'],
    ['a first line that names the delimiter', 'sep=,\r\nName,Role\r\nEva,Designer', ','],
  ])('are split by %s', async (_, text, delimiter) => {
    const list = await readList(strToU8(text));
    expect(list.headers).toEqual(['Name', 'Role']);
    expect(list.rows[0]?.cells).toEqual(['Eva', 'Designer']);
    expect(list.form?.delimiter).toBe(delimiter);
  });

  test('a quoted cell has its delimiters and quotes, and its lines become one', async () => {
    const list = await readList(
      strToU8('Name;Street\r\n"Eva ""Evka""";"Hlavná 1;\r\nBratislava"\r\nJán;Dlhá 2'),
    );
    expect(list.rows).toEqual([
      { number: 2, cells: ['Eva "Evka"', 'Hlavná 1;, Bratislava'] },
      { number: 3, cells: ['Ján', 'Dlhá 2'] },
    ]);
  });

  test('empty rows are left out and keep the numbers of the others', async () => {
    const list = await readList(strToU8('\n\nName;Role\nEva;\n;;\n\nJán;Driver\n'));
    expect(list.rows.map(({ number }) => number)).toEqual([4, 7]);
    expect(list.rows[0]?.cells).toEqual(['Eva', '']);
  });

  test('a CSV that we wrote is read as it was before', async () => {
    const rows = [
      ['Meno', 'Telefón', 'Ulica'],
      ['Eva "Evka", PhD.', '+421 905 318 442', 'Hlavná 1; 2'],
    ];
    for (const delimiter of [',', ';']) {
      const { headers, rows: read } = await readList(strToU8(csvFile(rows, delimiter)));
      expect([headers, ...read.map(({ cells }) => cells)]).toEqual(rows);
    }
  });

  test('letters with separate accents are joined', async () => {
    const list = await readList(strToU8('Meno\nZˇofia\n'.replace('Zˇ', 'Z\u030c')));
    expect(list.rows[0]?.cells).toEqual(['Žofia']);
  });

  test('pasted cells are split by tabs', () => {
    expect(readPastedList('Name\tRole\nEva\tDesigner').rows[0]?.cells).toEqual(['Eva', 'Designer']);
  });
});

describe('a workbook', () => {
  const bomb = zipSync({
    ...workbookParts(''),
    'xl/worksheets/sheet1.xml': new Uint8Array(60_000_000),
  });

  test('has its numbers, dates and texts as texts, with the rows of the sheet', async () => {
    const list = await readList(
      writeXlsx(
        [
          ['Name', 'Phone', 'Since', 'Share'],
          ['Eva & Ján', 421905318442, { day: 45000 }, 0.1],
          ['Ľuboš', 905318442, { day: 45000.5 }, 1250],
        ],
        [1, 3, 7],
      ),
    );
    expect(list.form).toBeNull();
    expect(list.headers).toEqual(['Name', 'Phone', 'Since', 'Share']);
    expect(list.rows).toEqual([
      { number: 3, cells: ['Eva & Ján', '421905318442', '2023-03-15', '0.1'] },
      { number: 7, cells: ['Ľuboš', '905318442', '2023-03-15 12:00', '1250'] },
    ]);
  });

  test('that inflates too far is refused by what it declares', async () => {
    expect(bomb.length).toBeLessThan(100_000);
    expect(await problemOf(bomb)).toBe('LIST_INFLATES_TOO_FAR');
  });

  test('that declares less than it inflates to is refused while it is read', async () => {
    const lying = withDeclaredSizes(bomb, 60_000_000, 1_000);
    expect(lying).not.toEqual(bomb);
    expect(await problemOf(lying)).toBe('LIST_INFLATES_TOO_FAR');
  });

  test('with a cell far out is refused before its gaps are filled', async () => {
    const row = '<row r="999999999"><c r="A999999999"><v>1</v></c></row>';
    expect(await problemOf(zipSync(workbookParts(row)))).toBe('LIST_TOO_MANY_ROWS');
    const column = '<row r="1"><c r="XFD1"><v>1</v></c></row>';
    expect(await problemOf(zipSync(workbookParts(column)))).toBe('LIST_TOO_MANY_COLUMNS');
  });

  test.each([
    ['cut off', writeXlsx([['Name'], ['Eva']]).subarray(0, 700)],
    ['another archive', zipSync({ 'readme.txt': strToU8('Hello') })],
    ['only the start of an archive', strToU8('PK\u0003\u0004')],
    ['without valid XML', zipSync(workbookParts('<row r="1"><c r="A1"'))],
  ])('that is %s is refused', async (_, bytes) => {
    expect(await problemOf(bytes)).toBe('LIST_DAMAGED');
  });
});

describe('limits', () => {
  const rows = (count: number) => strToU8(`Name\n${'Eva Mareková\n'.repeat(count)}`);

  test('499 and 500 rows are read, 501 are refused', async () => {
    expect((await readList(rows(499))).rows).toHaveLength(499);
    expect((await readList(rows(500))).rows).toHaveLength(500);
    expect(await problemOf(rows(501))).toBe('LIST_TOO_MANY_ROWS');
    const workbook = (count: number) =>
      writeXlsx([['Name'], ...Array.from({ length: count }, () => ['Eva'])]);
    expect((await readList(workbook(500))).rows).toHaveLength(500);
    expect(await problemOf(workbook(501))).toBe('LIST_TOO_MANY_ROWS');
  });

  test('5 MB are read, more are refused', async () => {
    const start = 'Name;Note\nEva;';
    const file = strToU8(start + 'x'.repeat(5_000_000 - start.length));
    expect((await readList(file)).rows).toHaveLength(1);
    expect(await problemOf(strToU8(`${start}${'x'.repeat(5_000_000)}`))).toBe('LIST_TOO_LARGE');
    expect(await problemOf(rows(300_000))).toBe('LIST_TOO_MANY_ROWS');
  });

  test('100 columns are read, 101 are refused', async () => {
    const columns = (count: number) => strToU8(`${'a;'.repeat(count - 1)}a\n${'b;'.repeat(count - 1)}b`);
    expect((await readList(columns(100))).headers).toHaveLength(100);
    expect(await problemOf(columns(101))).toBe('LIST_TOO_MANY_COLUMNS');
  });
});

describe('a file that is no list is refused', () => {
  test.each([
    ['LIST_EMPTY', new Uint8Array()],
    ['LIST_EMPTY', strToU8('\uFEFF \r\n;;\n')],
    ['LIST_WITHOUT_PEOPLE', strToU8('Name;Role\n')],
    ['LIST_NOT_A_TABLE', strToU8('%PDF-1.6\u0000\u0001\u0002')],
    ['LIST_OLD_EXCEL', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1)],
    ['LIST_WITH_PASSWORD', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, ...utf16('EncryptedPackage', true))],
  ])('%s', async (problem, bytes) => {
    expect(await problemOf(bytes)).toBe(problem);
  });
});

async function problemOf(bytes: Uint8Array): Promise<string> {
  try {
    await readList(bytes);
  } catch (error) {
    if (error instanceof UnreadableList) return error.code;
    throw error;
  }
  throw new Error('The list was not refused');
}

function utf16(text: string, isLittle: boolean): Uint8Array {
  return Uint8Array.from(
    [...text].flatMap((character) => {
      const [high, low] = [character.charCodeAt(0) >> 8, character.charCodeAt(0) & 255];
      return isLittle ? [low, high] : [high, low];
    }),
  );
}

function inWindows1250(text: string): Uint8Array {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const characters = new TextDecoder('windows-1250').decode(bytes);
  return Uint8Array.from([...text].map((character) => characters.indexOf(character)));
}

/** The archive with other numbers where it has that size, in its local headers and its directory. */
function withDeclaredSizes(archive: Uint8Array, size: number, declared: number): Uint8Array {
  const copy = archive.slice();
  const view = new DataView(copy.buffer);
  for (let at = 0; at + 4 <= copy.length; at += 1)
    if (view.getUint32(at, true) === size) view.setUint32(at, declared, true);
  return copy;
}
