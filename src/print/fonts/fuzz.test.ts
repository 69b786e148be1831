import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { cardOf } from '#domain/card/flat-card.ts';
import { customFont } from '#domain/card/fonts.ts';
import { layoutCard } from '#layout/layout-card.ts';
import { harfbuzzFonts } from '#layout/text/harfbuzz-fonts.ts';
import { cardFaceFromDisk } from '../../../tools/build/card-faces.ts';
import { openTypeFile, trueTypeFile } from '../../../tools/print/samples/custom-font-samples.ts';
import { UnusableFont } from './custom-font.ts';
import { openHarfbuzzSubsetter } from './harfbuzz-subset.ts';
import { openSubsetter } from './subsetter.ts';
import { tryFont } from './try-font.ts';

/** `npm run test:full -- fonts` tries 10,000. */
const files = Number(process.env.FONT_FUZZ ?? 300);

const wasm = readFileSync(createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
const texts = 'Elena Fialová, Ateliér Lumen, office 0123';
const face = customFont('0123456789', 'Damaged');
const design = { fullName: 'Elena Fialová', companyName: 'Lumen', companyNameFont: face, nameFont: face };
const fallback = cardFaceFromDisk('Inter 600');

/** A small generator of repeatable numbers below a limit. */
function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** A font with some bytes changed, cut off, or its directory of tables mixed up. */
function damaged(font: Uint8Array, seed: number): Uint8Array {
  const below = numbers(seed);
  const copy = Uint8Array.from(font);
  const directory = 12 + 16 * (copy[5] ?? 0);
  const isDirectory = below(3) === 0;
  for (let count = 1 + below(12); count > 0; count -= 1) {
    copy[below(isDirectory ? directory : copy.length)] = below(256);
  }
  return below(5) === 0 ? copy.subarray(0, below(copy.length)) : copy;
}

test(`${files} damaged fonts are refused, or lay a card out`, { timeout: 600_000 }, async () => {
  const subsetFont = await openHarfbuzzSubsetter(wasm);
  const codePoints = Array.from(texts, (letter) => letter.codePointAt(0) ?? 0);
  const sound = [trueTypeFile, openTypeFile].filter((font) => font !== null);
  // Small files, so that most changes hit what is read.
  const small = sound.map((font) => subsetFont(font, { codePoints }));
  let [used, refused] = [0, 0];
  const faults: string[] = [];
  const subset = await openSubsetter(wasm);
  for (let number = 0; number < files; number += 1) {
    const bytes = damaged(small[number % small.length] ?? trueTypeFile, number);
    try {
      tryFont(bytes, texts, { fonts: harfbuzzFonts(), subset });
    } catch (error) {
      refused += 1;
      if (!(error instanceof UnusableFont)) faults.push(`${number}: ${String(error)}`);
      continue;
    }
    const fonts = harfbuzzFonts();
    fonts.add('Inter 600', fallback);
    fonts.add(face, bytes);
    const { items } = layoutCard(cardOf(design), fonts);
    const places = items.flatMap((item) => (item.kind === 'text' ? [item.x, item.y, item.width] : []));
    if (!places.every(Number.isFinite)) faults.push(`${number}: a text has no place`);
    used += 1;
  }
  expect(faults).toEqual([]);
  expect(Math.min(used, refused)).toBeGreaterThan(files / 20);
});
