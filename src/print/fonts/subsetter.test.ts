import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { trueTypeFile } from '../../../tools/print/samples/custom-font-samples.ts';
import { openSubsetter } from './subsetter.ts';

const wasm = readFileSync(createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));

test('one subsetter takes 2,000 fonts, and a font again after the others', async () => {
  const subset = await openSubsetter(wasm);
  const glyphs = [1, 2, 3];
  const first = subset(trueTypeFile, glyphs);
  const lengths = new Set<number>();
  for (let number = 0; number < 2000; number += 1) lengths.add(subset(trueTypeFile.slice(), glyphs).length);
  expect([...lengths]).toEqual([first.length]);
  expect(subset(trueTypeFile, glyphs)).toEqual(first);
});
