import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { type ExportPrinter, exportAccount } from './export-account.ts';
import type { ReceiptFile } from './print-messages.ts';
import { readArchive } from './read-archive.ts';

const aCard = (card: Partial<SavedCard>) => ({ companyName: 'Tatra', ...card }) as SavedCard;
const cards = [
  aCard({ id: '1', name: 'Ján', fullName: 'Ján Kováč' }),
  aCard({ id: '2', name: 'Second', fullName: 'Ján Kováč' }),
  aCard({ id: '3', name: 'Custom font', fullName: 'Ľubica Šťastná' }),
];
const json = JSON.stringify({ account: { username: 'elena' }, cards });
/** Bytes that look like the records of an archive. */
const logo = new Uint8Array([0x50, 0x4b, 7, 8, 0x50, 0x4b, 5, 6, ...new Uint8Array(40)]);

function anArchive(comment = ''): Blob {
  const bytes = zipSync({ 'account.json': strToU8(json), 'logos/š.png': [logo, { level: 0 }] });
  const end = strToU8(comment);
  new DataView(bytes.buffer).setUint16(bytes.length - 2, end.length, true);
  return new Blob([bytes, end]);
}

/** Prints the names; the font of the last card is missing. */
const printer: ExportPrinter = {
  async *cards(all) {
    for (const card of [...all].reverse())
      yield { card, bytes: card.id === '3' ? null : strToU8(`%PDF ${card.name}`) };
  },
  receipt: ({ text }) => Promise.resolve(strToU8(`%PDF ${text.title}`)),
};

const receipts = [{ name: 'INV-2026-000017.pdf', text: { title: 'Invoice' } } as ReceiptFile];

test('the export has the files of the server unchanged, and the PDFs of cards and receipts', async () => {
  const progress: number[] = [];
  const made = await exportAccount({ archive: anArchive(), receipts }, printer, (done) =>
    progress.push(done),
  );
  const files = unzipSync(new Uint8Array(await made.file.arrayBuffer()));
  expect(Object.keys(files).sort()).toEqual([
    'account.json',
    'cards/Ján Kováč (2).pdf',
    'cards/Ján Kováč.pdf',
    'logos/š.png',
    'receipts/INV-2026-000017.pdf',
  ]);
  expect(strFromU8(files['account.json'] ?? logo)).toBe(json);
  expect(files['logos/š.png']).toEqual(logo);
  expect(strFromU8(files['cards/Ján Kováč (2).pdf'] ?? logo)).toBe('%PDF Second');
  expect(strFromU8(files['receipts/INV-2026-000017.pdf'] ?? logo)).toBe('%PDF Invoice');
  expect(made.notPrinted).toEqual(['Custom font']);
  expect(progress).toEqual([1, 2, 3, 4]);
});

test.skipIf(spawnSync('unzip', ['-v']).status !== 0)(
  'another program finds no fault in the export',
  async () => {
    const { file } = await exportAccount({ archive: anArchive(), receipts }, printer, () => undefined);
    const folder = mkdtempSync(join(tmpdir(), 'vizitka-export-'));
    const path = join(folder, 'export.zip');
    writeFileSync(path, new Uint8Array(await file.arrayBuffer()));
    const tested = spawnSync('unzip', ['-t', path], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(tested.stdout).toContain('No errors detected');
  },
);

test('a printer that fails makes the export fail', async () => {
  const broken: ExportPrinter = { ...printer, receipt: () => Promise.reject(new Error('no engine')) };
  await expect(exportAccount({ archive: anArchive(), receipts }, broken, () => undefined)).rejects.toThrow(
    'no engine',
  );
});

test('an archive with a comment is read; one without a directory is refused', async () => {
  const names = (await readArchive(anArchive('made by hand'))).map(({ name }) => name);
  expect(names).toEqual(['account.json', 'logos/š.png']);
  await expect(readArchive(anArchive().slice(0, 60))).rejects.toThrow('This is not a ZIP archive');
});
