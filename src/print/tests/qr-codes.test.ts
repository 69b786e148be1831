import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { QrBlock } from '#domain/card/card-back.ts';
import { cardOf, type FlatCard } from '#domain/card/flat-card.ts';
import { layoutBack } from '#layout/back/layout-back.ts';
import { checkPrint } from '#layout/check/check-print.ts';
import type { PlacedQr, Scene } from '#layout/scene.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../../tools/print/print-from-disk.ts';
import { missingPrintTools, runTool } from '../../../tools/print/testing/external-tools.ts';
import { standardProfile } from '../profile/print-profile.ts';
import { renderPdf } from '../render-pdf.ts';
import { openPdf } from '../testing/pdf-document.ts';
import { operationsOf } from '../testing/read-content.ts';

const missing = missingPrintTools();
// A developer's machine may lack these tools; CI installs them and must not pass without them.
const skips = missing !== null && !process.env.CI;

/** How many random codes are printed and read: a few in every run, 500 with QR_SAMPLES=500. */
const samples = Number(process.env.QR_SAMPLES ?? 12);

const fonts = fontsFromDisk();
const assets = await printAssetsFromDisk(fonts);
const metadata = {
  title: 'Codes',
  createdAt: new Date(0),
  documentId: '00000000-0000-4000-8000-000000000000',
};
const folder = mkdtempSync(join(tmpdir(), 'codes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: wasm.buffer } });

const words = fc.constantFrom(
  ...[
    'Ľubomíra',
    'Čižmárová',
    'Žltý kôň',
    'Ελένη Παπαδοπούλου',
    'Юлия Сергеевна',
    'Ing. arch.',
    'Müller & Söhne',
  ],
  ...[
    'Straße 5; Hof, 2',
    'café',
    '😀',
    '👩‍🔬',
    '日本',
    'a\\b',
    'Nábrežie arm. gen. L. Svobodu 12',
    '811 02 Bratislava',
  ],
);
const phrase = (max: number) =>
  fc.array(words, { minLength: 1, maxLength: max }).map((parts) => parts.join(' ').slice(0, 120));
const designs: fc.Arbitrary<FlatCard> = fc.record(
  {
    companyName: phrase(3),
    fullName: phrase(3),
    position: phrase(2),
    phone: fc.constantFrom('+421 905 318 442', '02/5920 1111'),
    email: fc.emailAddress().map((address) => address.slice(0, 60)),
    url: fc.webUrl().map((address) => address.slice(0, 80)),
    street: phrase(2),
    city: phrase(1),
  },
  { requiredKeys: ['companyName', 'fullName'] },
);
const blocks: fc.Arbitrary<QrBlock> = fc.oneof(
  fc.constant<QrBlock>({ content: 'vcard' }),
  fc.webUrl().map((value): QrBlock => ({ content: 'url', value })),
  fc
    .oneof(phrase(8), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }))
    .map((value): QrBlock => ({ content: 'text', value })),
);

type Code = { scene: Scene; code: PlacedQr };

/** Random backs whose code passes the print check. */
function randomCodes(count: number): Code[] {
  const found: Code[] = [];
  for (const [design, qr] of fc.sample(fc.tuple(designs, blocks), { numRuns: 3 * count, seed: 7 })) {
    const scene = layoutBack(cardOf({ ...design, back: { kind: 'qr', qr } }), fonts);
    const code = scene?.items.find((item) => item.kind === 'qr');
    if (!scene || !code || checkPrint(scene).findings.some(({ level }) => level === 'problem')) continue;
    found.push({ scene, code });
    if (found.length === count) break;
  }
  return found;
}

/** A grey picture of a page, 8 bits a pixel. */
type Picture = { width: number; height: number; pixels: Uint8Array };

test.skipIf(skips)(
  'printed codes are read by two other readers, upright, turned and at half contrast',
  async () => {
    const codes = randomCodes(samples);
    expect(codes).toHaveLength(samples);
    const pictures = printed(codes);
    const failures: string[] = [];
    for (const [index, { code }] of codes.entries()) {
      const picture = pictures[index];
      if (!picture) throw new Error('A page is missing');
      for (const [how, seen] of Object.entries({
        upright: picture,
        turned: turned(picture),
        pale: pale(picture),
      })) {
        if ((await readByZxing(seen)) !== code.text) failures.push(`zxing ${how} ${index}: ${code.text}`);
        if (!isRead(readByZbar(seen), code.text)) failures.push(`zbar ${how} ${index}: ${code.text}`);
      }
    }
    expect(failures).toEqual([]);
  },
  60_000 + 3_000 * samples,
);

/** The pages at 300 dpi, drawn by Ghostscript. */
function printed(codes: readonly Code[]): Picture[] {
  const file = join(folder, 'codes.pdf');
  writeFileSync(
    file,
    renderPdf(
      codes.map(({ scene }) => ({ scene })),
      assets,
      standardProfile,
      metadata,
    ),
  );
  const pages = join(folder, 'page%d.pgm');
  runTool('gs', ['-q', '-dBATCH', '-dNOPAUSE', '-sDEVICE=pgmraw', '-r300', `-sOutputFile=${pages}`, file]);
  return codes.map((_, index) => readPgm(readFileSync(join(folder, `page${index + 1}.pgm`))));
}

function readPgm(file: Uint8Array): Picture {
  const head = /^P5\s(?:#[^\n]*\n)*(\d+) (\d+)\s(\d+)\s/.exec(
    Buffer.from(file.subarray(0, 200)).toString('latin1'),
  );
  if (!head) throw new Error('Ghostscript did not write a PGM');
  return { width: Number(head[1]), height: Number(head[2]), pixels: file.subarray(head[0].length) };
}

/** The picture turned by 90°. */
function turned({ width, height, pixels }: Picture): Picture {
  const result = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) result[x * height + (height - 1 - y)] = pixels[y * width + x] ?? 0;
  }
  return { width: height, height: width, pixels: result };
}

/** The picture at half its contrast. */
function pale({ width, height, pixels }: Picture): Picture {
  return { width, height, pixels: pixels.map((value) => 64 + value / 2) };
}

async function readByZxing({ width, height, pixels }: Picture): Promise<string | null> {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let index = 0; index < width * height; index++) {
    data.fill(pixels[index] ?? 0, 4 * index, 4 * index + 3);
    data[4 * index + 3] = 255;
  }
  const [read] = await readBarcodes(
    { data, width, height, colorSpace: 'srgb' },
    {
      formats: ['QRCode'],
    },
  );
  return read?.text ?? null;
}

/** zbarimg ends its output with a line end, unless the text has one. */
function isRead(read: string | null, text: string): boolean {
  return read === text || read === `${text}\n`;
}

function readByZbar({ width, height, pixels }: Picture): string | null {
  const file = join(folder, 'seen.pgm');
  writeFileSync(file, Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]));
  const options = ['--quiet', '--oneshot', '--raw', '-Sdisable', '-Sqrcode.enable', file];
  const { status, stdout } = spawnSync('zbarimg', options, { encoding: 'utf8' });
  return status === 0 ? stdout : null;
}

test('a black code is one path in black ink alone', () => {
  const [sample] = randomCodes(1);
  if (!sample) throw new Error('There is no code');
  const pdf = openPdf(renderPdf([{ scene: sample.scene }], assets, standardProfile, metadata));
  const [page] = pdf.pages;
  const operations = operationsOf(page ? pdf.content(page) : '');
  const fills = operations.flatMap(({ operator }, index) => (operator === 'f' ? [index] : []));
  expect(fills).toHaveLength(2);
  const inks = operations.filter(({ operator }) => operator === 'k').map(({ operands }) => operands);
  expect(inks.at(-1)).toEqual([0, 0, 0, 1]);
  expect(operations.filter(({ operator }) => operator === 'm').length).toBeGreaterThan(10);
});
