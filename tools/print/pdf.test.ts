import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openPdf } from '#print/testing/pdf-document.ts';
import { linesOf } from '#print/testing/read-content.ts';
import { sampleLogos } from '#print/testing/sample-logos.ts';
import { withChunkBefore } from '#print/testing/write-png.ts';

test('the command prints a card that has only a full name, and nothing in place of the rest', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vizitka-pdf-'));
  try {
    const [design, out] = [join(folder, 'card.json'), join(folder, 'card.pdf')];
    await writeFile(design, JSON.stringify({ fullName: 'Elena Marek' }));
    await promisify(execFile)(process.execPath, ['tools/print/pdf.ts', '--design', design, '--out', out]);
    const file = await readFile(out);
    const pdf = openPdf(file);
    expect(pdf.pages.flatMap((page) => linesOf(pdf, page).map(({ text }) => text))).toEqual(['Elena Marek']);
    expect(file.toString('latin1')).not.toContain('Company Name');
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** The command's file for a card and a print profile, and its errors. */
async function printedFor(
  profile: object,
  ...more: string[]
): Promise<{ file: Uint8Array | null; errors: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'vizitka-pdf-'));
  try {
    const [design, shop, out] = ['card.json', 'shop.json', 'card.pdf'].map((name) => join(folder, name));
    if (!design || !shop || !out) throw new Error('A path is missing');
    await writeFile(design, JSON.stringify({ fullName: 'Elena Marek' }));
    await writeFile(shop, JSON.stringify(profile));
    const args = ['tools/print/pdf.ts', '--design', design, '--out', out, '--profile', shop, ...more];
    const { stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    return { file: await readFile(out).catch(() => null), errors: stderr };
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('the command prints for the profile of a print shop', async () => {
  const { file } = await printedFor({ standard: 'X-1a', bleedMm: 3 });
  if (!file) throw new Error('There is no file');
  const pdf = openPdf(file);
  expect(pdf.source).toMatch(/^%PDF-1\.4\n/);
  const [left = 0, , right = 0] = pdf.numbers(pdf.pages[0], '/BleedBox');
  expect(((right - left) * 25.4) / 72).toBeCloseTo(96, 3);
});

test('the command refuses a profile with the place of each fault', async () => {
  const { file, errors } = await printedFor({ bleedMm: 9, paper: 'matt' });
  expect(file).toBeNull();
  expect(errors).toBe('bleedMm: a number from 0 to 5\npaper: a print profile has no such field\n');
  expect((await printedFor({ icc: 'shop.icc' })).errors).toMatch(/shop\.icc cannot be read\n$/);
});

test('the command puts the card on a sheet, and refuses a sheet for other cards', async () => {
  const { file } = await printedFor({}, '--sheet', 'A4');
  if (!file) throw new Error('There is no file');
  const pdf = openPdf(file);
  const [page] = pdf.pages;
  if (!page) throw new Error('There is no page');
  expect(pdf.content(page).match(/ Do Q/g)).toHaveLength(10);
  expect((await printedFor({}, '--sheet', 'C32011')).errors).toBe(
    'C32011 is for cards of 85 × 54 mm, not of 90 × 50 mm\n',
  );
});

/** The command's output for a card with that logo. */
async function refusalOf(logo: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vizitka-pdf-'));
  try {
    const [design, out] = [join(folder, 'card.json'), join(folder, 'card.pdf')];
    await writeFile(design, JSON.stringify({ fullName: 'Elena Marek', logoUrl: 'logo.png' }));
    await writeFile(join(folder, 'logo.png'), logo);
    const { stderr } = spawnSync(process.execPath, ['tools/print/pdf.ts', '--design', design, '--out', out], {
      encoding: 'utf8',
    });
    return stderr;
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('the command refuses an animated logo, or one without pixels, with a message', async () => {
  const still = sampleLogos['PNG without opacity'] ?? new Uint8Array();
  const moving = withChunkBefore(still, 'IDAT', 'acTL', [0, 0, 0, 1, 0, 0, 0, 0]);
  const empty = Uint8Array.from(still);
  empty.fill(0, 16, 24);
  expect(await refusalOf(moving)).toBe('An animated logo cannot be printed\n');
  expect(await refusalOf(empty)).toBe('The logo is damaged or has no pixels\n');
});
