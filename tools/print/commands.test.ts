import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { documentOf } from '#domain/card/card-document.ts';
import { cardOf } from '#domain/card/flat-card.ts';
import { customFont } from '#domain/card/fonts.ts';
import { openPdf } from '#print/testing/pdf-document.ts';
import { preflight } from '#print/testing/preflight.ts';
import { paintedPng } from '#print/testing/tone-samples.ts';
import { cardsCommand } from './cards-command.ts';
import { pdfCommand } from './pdf-command.ts';
import { hashOf, trueTypeFile } from './samples/custom-font-samples.ts';
import { type CommandResult, runInFolder } from './testing/run-in-folder.ts';

const card = { companyName: 'Lumen', fullName: 'Elena Marek' };
const pdfArgs = ['--design', './card.json', '--out', './card.pdf'];
const cardsArgs = ['--design', './card.json', '--list', './people.csv', '--out', './all.pdf'];
const people = 'Full name;Position\nElena Marek;総務部長\nJán Kováč;Architekt\n';

const asIs = (_: string, result: CommandResult) => result;

function printed(design: object, args: readonly string[] = [], files: Record<string, Uint8Array> = {}) {
  return runInFolder(
    pdfCommand,
    [...pdfArgs, ...args],
    { 'card.json': JSON.stringify(design), ...files },
    (folder, result) => {
      const path = join(folder, 'card.pdf');
      return { ...result, file: existsSync(path) ? readFileSync(path) : null };
    },
  );
}

function cards(args: readonly string[], list = people) {
  const files = { 'card.json': JSON.stringify(card), 'people.csv': list };
  return runInFolder(cardsCommand, [...cardsArgs, ...args], files, asIs);
}

describe('the print check of npm run pdf', () => {
  test('with --force a card is printed with its problems, and they are still said', async () => {
    const design = { ...card, fullNameColor: '#fefefe', backgroundColor: '#ffffff' };
    const { status, complained, file } = await printed(design, ['--force']);
    expect(complained).toMatch(/^Problem: Full name contrast .+\n$/);
    expect(status).toBe(0);
    expect(file && preflight(openPdf(file))).toEqual([]);
  });

  test('a warning is said, and the card is printed', async () => {
    const { status, complained, file } = await printed({ ...card, fullNameColor: '#8a8a8a' });
    expect(complained).toMatch(/^Warning: Full name contrast /m);
    expect(status).toBe(0);
    expect(file).not.toBeNull();
  });

  test('nothing is said of a card without doubts', async () => {
    expect(await printed(card)).toMatchObject({ status: 0, complained: '' });
  });
});

test('a picture whose size in the card is not that of its file is refused in words, since it would be stretched', async () => {
  const png = paintedPng(188, 108, (x) => [x, x, x]);
  const withPixels = (width: number, height: number) =>
    printed(
      {
        ...card,
        look: 'lens',
        picture: { ref: 'p.png', pixels: { width, height }, focus: { x: 0.5, y: 0.5 }, zoom: 1 },
      },
      ['--force'],
      {
        'p.png': png,
      },
    );
  expect(await withPixels(188, 108)).toMatchObject({ status: 0 });
  expect(await withPixels(188, 280)).toMatchObject({
    status: 1,
    complained:
      'picture.pixels: p.png has 188 x 108 pixels, the card says 188 x 280. Write the size of the file\n',
    file: null,
  });
});

describe('npm run cards with --force', () => {
  test('prints every row, and still names the problems', async () => {
    const { status, said, complained } = await cards(['--force']);
    expect(complained).toMatch(/^Row 2, Elena Marek: Position: missing characters .+\n$/);
    expect(said).toContain('2 of 2 cards');
    expect(status).toBe(0);
  });

  test('and --strict at the same time is refused', async () => {
    expect(await cards(['--force', '--strict'])).toMatchObject({
      status: 2,
      complained: '--strict and --force exclude each other\n',
    });
  });
});

describe('custom fonts', () => {
  const brand = customFont(hashOf(trueTypeFile), 'Brand Sans');
  const files = { 'fonts/renamed.ttf': trueTypeFile };

  test('are found in a folder by their content, and a document with them is printed', async () => {
    const design = documentOf(cardOf({ ...card, companyNameFont: brand }));
    const { status, complained, file } = await printed(design, ['--fonts', './fonts'], files);
    expect({ status, complained }).toEqual({ status: 0, complained: '' });
    expect(file?.toString('latin1')).toMatch(/BaseFont ?\/[A-Z]{6}\+Lato-Regular/);
  });

  test('a document of their version without any is printed too', async () => {
    const { status } = await printed({ ...documentOf(cardOf(card)), v: 4 });
    expect(status).toBe(0);
  });

  test('a font of the folder that the card does not use may be unusable', async () => {
    const unusable = { ...files, 'fonts/other.otf': new Uint8Array(5) };
    const design = { ...card, companyNameFont: brand };
    expect(await printed(design, ['--fonts', './fonts'], unusable)).toMatchObject({ status: 0 });
  });
});

describe.each([
  ['pdf', pdfCommand, pdfArgs],
  ['cards', cardsCommand, cardsArgs],
] as const)('npm run %s says in words', (_, command, args) => {
  const files = { 'card.json': JSON.stringify(card), 'people.csv': 'Full name\nElena Marek\n', 'a.pdf': '' };
  const run = (...more: string[]) => runInFolder(command, [...args, ...more], files, asIs);

  test.each([
    ['an option that it does not have', ['--outt', 'x.pdf'], /^Unknown option '--outt'\nnpm run /],
    ['an argument without an option', ['card.json'], /^Unexpected argument 'card.json'\nnpm run /],
    ['an option without its value', ['--profile'], /^Option '--profile <value>' argument missing\nnpm run /],
    ['a resolution that it does not have', ['--dpi', '72'], /^npm run /],
  ])('%s, and exits 2', async (__, more, words) => {
    const { status, complained } = await run(...more);
    expect(complained).toMatch(words);
    expect(complained).not.toMatch(/\n\s+at /);
    expect(status).toBe(2);
  });

  test.each([
    [
      'there is no folder',
      './missing/card.pdf',
      /card\.pdf cannot be written: there is no folder .+missing\n$/,
    ],
    ['a file has the name of the folder', './a.pdf/b.pdf', /cannot be written: .+ is not a folder\n$/],
  ])('that %s to write to, and exits 1', async (__, out, words) => {
    const { status, complained } = await run('--out', out);
    expect(complained).toMatch(words);
    expect(status).toBe(1);
  });
});

test('a calibration page without a sheet is refused', async () => {
  expect(await printed(card, ['--calibration'])).toMatchObject({
    status: 2,
    complained: '--calibration needs --sheet\n',
  });
});

test('a folder of cards below a file is refused in words', async () => {
  const files = { 'card.json': JSON.stringify(card), 'people.csv': 'Full name\nElena Marek\n', taken: '' };
  const args = ['--design', './card.json', '--list', './people.csv', '--out', './taken/cards/'];
  const { status, complained } = await runInFolder(cardsCommand, args, files, asIs);
  expect(complained).toMatch(/cannot be written: a file has the name of its folder\n$/);
  expect(status).toBe(1);
});
