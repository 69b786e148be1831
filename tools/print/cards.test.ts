import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseCells } from '#people/list/parse-cells.ts';
import { writeXlsx } from '#people/testing/write-xlsx.ts';
import { openPdf } from '#print/testing/pdf-document.ts';
import { preflight } from '#print/testing/preflight.ts';
import { linesOf, operationsOf } from '#print/testing/read-content.ts';
import { samplePeople } from './samples/sample-people.ts';
import { missingPrintTools, runTool } from './testing/external-tools.ts';

const folder = mkdtempSync(join(tmpdir(), 'vizitka-cards-'));
afterAll(() => rmSync(folder, { recursive: true }));

const design = {
  companyName: 'Tatra Sound',
  fullName: 'Adam Kriváň',
  position: 'Sound Engineer',
  phone: '+421 917 480 226',
  website: 'tatrasound.com',
  back: { kind: 'text', message: { text: 'Počúvame' } },
  branches: [
    { name: 'Košice', texts: { city: '040 01 Košice' } },
    { name: 'Bratislava', texts: { city: '811 01 Bratislava' } },
  ],
};

function runCards(list: string | Uint8Array, out: string, ...options: string[]) {
  return runCardsOf({ ...design, isBranchOptional: true }, list, out, ...options);
}

function runCardsOf(file: object, list: string | Uint8Array, out: string, ...options: string[]) {
  const [designPath, listPath] = [join(folder, 'design.json'), join(folder, 'people.list')];
  writeFileSync(designPath, JSON.stringify(file));
  writeFileSync(listPath, list);
  const args = [
    'tools/print/cards.ts',
    '--design',
    designPath,
    '--list',
    listPath,
    '--out',
    join(folder, out),
  ];
  return spawnSync(process.execPath, [...args, ...options], { encoding: 'utf8' });
}

test('a file each: rows with problems are named and left out, and the manifest has the hash of each file', () => {
  const { status, stderr, stdout } = runCards(samplePeople(25, 5), 'out/');
  expect(status).toBe(1);
  expect(stdout).toContain('20 of 25 cards');
  expect([...new Set(stderr.match(/^Row \d+/gm))]).toEqual(['Row 6', 'Row 11', 'Row 16', 'Row 21', 'Row 26']);
  expect(stderr).toContain('Row 6: Full name is required\n');
  expect(stderr).toMatch(/^Row 11, .+: Invalid email$/m);
  expect(stderr).toMatch(/^Row 21, .+“総”/m);
  expect(stderr).toMatch(/^Row 26, .+: No branch named “Atlantída”$/m);
  const { cells } = parseCells(readFileSync(join(folder, 'out', 'manifest.csv'), 'utf8'));
  const [header, ...rows] = cells.filter((row) => row.length > 1);
  expect(header).toEqual(['row', 'name', 'file', 'sha256']);
  expect(rows).toHaveLength(20);
  for (const [, , file = '', hash] of rows) {
    const bytes = readFileSync(join(folder, 'out', file));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash);
    expect(preflight(openPdf(bytes))).toEqual([]);
  }
  expect(readdirSync(join(folder, 'out')).sort()).toEqual(['Bratislava', 'Košice', 'manifest.csv']);
});

test('one file: each person has the design’s own words, the texts of the row and the back', () => {
  const list = writeXlsx([
    ['Meno', 'Telefón', 'Pobočka'],
    ['Eva Šťastná', 905318442, 'kosice'],
    ['Ján Kováč', '', 'Bratislava'],
  ]);
  const { status, stderr } = runCards(list, 'all.pdf');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const bytes = readFileSync(join(folder, 'all.pdf'));
  expect(preflight(openPdf(bytes))).toEqual([]);
  const pdf = openPdf(bytes);
  const texts = pdf.pages.map((page) =>
    linesOf(pdf, page)
      .map(({ text }) => text)
      .join('|'),
  );
  expect(texts).toHaveLength(4);
  expect(texts[0]).toContain('Eva Šťastná');
  expect(texts[0]).toContain('+421 905 318 442');
  expect(texts[0]).toContain('040 01 Košice');
  expect(texts[0]).toContain('Sound Engineer');
  expect(texts[1]).toBe('Počúvame');
  expect(texts[2]).not.toContain('+421');
});

test('from two branches on, a row without one is named', () => {
  const { status, stderr } = runCardsOf(design, 'Meno;Pobočka\nEva Malá;Košice\nJán Veľký;\n', 'branches/');
  expect(status).toBe(1);
  expect(stderr).toBe('Row 3, Ján Veľký: Branch is missing\n');
});

test('one file: each text has one size and one baseline on all cards, also beside a long name', () => {
  const names = ['Eva Marek', 'Ing. Katarína Mikulášová-Hviezdoslavová, PhD.', 'Ján Kováč'];
  const rows = names.map((name) => [name, '+421 905 318 442']);
  const { stderr } = runCards(writeXlsx([['Meno', 'Telefón'], ...rows]), 'sizes.pdf');
  expect(stderr).toBe('');
  const pdf = openPdf(readFileSync(join(folder, 'sizes.pdf')));
  const fronts = pdf.pages.filter((_, page) => page % 2 === 0);
  const [sizes, baselines] = ['Tf', 'Td'].map((wanted) =>
    fronts.map((page) =>
      operationsOf(pdf.content(page))
        .filter(({ operator }) => operator === wanted)
        .map(({ operands }) => Number(operands[1])),
    ),
  );
  expect(new Set(sizes?.map((ofCard) => [...new Set(ofCard)].join())).size).toBe(1);
  const [short, , other] = baselines ?? [];
  expect(short?.length).toBeGreaterThan(3);
  expect(short).toEqual(other);
});

test('an export with a title, a total and a person twice: the first counts, and what is left out is named', () => {
  const list = [
    'Zoznam zamestnancov;;',
    'Meno;E-mail;Pobočka',
    'Eva Malá;eva@tatra.sk;kosice',
    'Ing. Eva Malá;eva@tatra.sk;KOŠICE',
    'Ján Kováč;recepcia@tatra.sk;Kosice',
    'Iva Nová;recepcia@tatra.sk;',
    'Spolu: 4;;',
  ].join('\n');
  const { status, stderr, stdout } = runCards(list, 'exported/');
  expect(stderr).toBe(
    'Not imported: above the headers (row 1); totals (row 7).\nRow 4, Ing. Eva Malá: Same person as row 3\n',
  );
  expect([status, stdout]).toEqual([1, expect.stringContaining('3 of 4 cards')]);
  expect(readdirSync(join(folder, 'exported')).sort()).toEqual(['Iva Nová.pdf', 'Košice', 'manifest.csv']);
});

test('with --strict nothing is made if a row has a problem', () => {
  const { status, stderr } = runCards(
    'Name;Email\nEva;eva@lumen\nJán;jan@lumen.sk\n',
    'strict.pdf',
    '--strict',
  );
  expect(status).toBe(1);
  expect(stderr).toBe('Row 2, Eva: Invalid email\n1 of 2 rows have problems; nothing was made\n');
  expect(existsSync(join(folder, 'strict.pdf'))).toBe(false);
});

test('a list that cannot be read is refused in words', () => {
  const { status, stderr } = runCards('', 'none.pdf');
  expect(status).toBe(1);
  expect(stderr).toContain('The file is empty.');
});

test.skipIf(missingPrintTools())('qpdf finds no fault in a file of many cards', () => {
  expect(runCards(samplePeople(40), 'many.pdf').status).toBe(0);
  expect(runTool('qpdf', ['--check', join(folder, 'many.pdf')]).succeeded).toBe(true);
});

test('sheets: the people are one after the other, with their backs behind them', () => {
  const { status, stderr } = runCards(samplePeople(12, 0), 'sheets.pdf', '--sheet', 'A4');
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const pdf = openPdf(readFileSync(join(folder, 'sheets.pdf')));
  const cardsOn = pdf.pages.map((page) => pdf.content(page).match(/(?:Front|Back)\d+ Do/g) ?? []);
  expect(cardsOn.map((cards) => cards.length)).toEqual([10, 10, 2, 2]);
  expect(cardsOn[2]).toEqual(['Front11 Do', 'Front12 Do']);
  expect(runCards(samplePeople(1, 0), 'out/', '--sheet', 'A4').stderr).toContain('--out all.pdf');
});

test('the order sheet has the people whose cards were made, with the number that was asked for', () => {
  const order = join(folder, 'order.pdf');
  const options = ['--order-sheet', order, '--quantity', '250', '--stock', '350 g', '--contact', 'Eva, 0917'];
  const { status } = runCards('Meno;Pobočka\nĽubica Šťastná;Košice\n;Košice\n', 'ordered.pdf', ...options);
  expect(status).toBe(1);
  const pdf = openPdf(readFileSync(order));
  const lines = pdf.pages.flatMap((page) => linesOf(pdf, page).map(({ text }) => text));
  expect(lines).toEqual(
    expect.arrayContaining([
      'Tatra Sound',
      'Ľubica Šťastná',
      'Košice',
      '250',
      '350 g',
      'People: 1, cards: 250',
    ]),
  );
});
