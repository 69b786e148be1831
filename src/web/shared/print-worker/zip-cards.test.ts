import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import type { Card } from '#domain/card/card.ts';
import { cardOf } from '#domain/card/flat-card.ts';
import { parseCells } from '#people/list/parse-cells.ts';
import { zipCards } from './zip-cards.ts';

const folder = mkdtempSync(join(tmpdir(), 'vizitka-zip-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Prints the name of a card instead of the card. */
const pdfOf = ({ content }: Card) => new TextEncoder().encode(`%PDF ${content.fullName}`);

const hasUnzip = spawnSync('unzip', ['-v']).status === 0;

test('a spreadsheet opens the manifest as UTF-8 and computes none of its cells', async () => {
  const names = ['Ľubica Šťastná', '=HYPERLINK("x")', '+421', '-2+3', '@SUM(1)'];
  const cards = names.map((fullName, row) => ({
    card: cardOf({ fullName, companyName: 'T' }),
    row,
    branch: '',
  }));
  const archive = unzipSync(
    new Uint8Array(await new Response(zipCards(cards, '{Full name}', pdfOf)).arrayBuffer()),
  );
  const { 'manifest.csv': bytes = new Uint8Array() } = archive;
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [, ...rows] = parseCells(strFromU8(bytes)).cells.filter(({ length }) => length > 1);
  expect(rows.map(([, name]) => name)).toEqual([
    'Ľubica Šťastná',
    '\'=HYPERLINK("x")',
    "'+421",
    "'-2+3",
    "'@SUM(1)",
  ]);
  for (const [, , file = ''] of rows) expect(archive[file]).toBeDefined();
});

test.skipIf(!hasUnzip)(
  'another program tests the archive; the manifest has the hash of every file',
  async () => {
    const names = ['Ľubica Šťastná', 'Ján Kováč', 'Ján Kováč'];
    const cards = names.map((fullName, index) => ({
      card: cardOf({ fullName, companyName: 'Tatra' }),
      row: index + 2,
      branch: index === 0 ? '../Košice' : '',
    }));
    const archive = join(folder, 'cards.zip');
    const stream = zipCards(cards, '{Branch}/{Full name}.pdf', pdfOf);
    writeFileSync(archive, new Uint8Array(await new Response(stream).arrayBuffer()));
    expect(spawnSync('unzip', ['-t', archive], { encoding: 'utf8' }).stdout).toContain('No errors detected');

    const file = (name: string) => spawnSync('unzip', ['-p', archive, name]).stdout;
    const [, ...rows] = parseCells(file('manifest.csv').toString('utf8')).cells.filter(
      ({ length }) => length > 1,
    );
    expect(rows.map(([row, , name]) => [row, name])).toEqual([
      ['2', 'Košice/Ľubica Šťastná.pdf'],
      ['3', 'Ján Kováč.pdf'],
      ['4', 'Ján Kováč (2).pdf'],
    ]);
    for (const [, , name = '', hash] of rows)
      expect(createHash('sha256').update(file(name)).digest('hex')).toBe(hash);
  },
);
