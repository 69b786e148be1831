import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { openHarfbuzzSubsetter } from '#print/fonts/harfbuzz-subset.ts';

const subsetFont = await openHarfbuzzSubsetter(
  readFileSync(createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')),
);

/** The OpenType features that a font file keeps besides HarfBuzz's usual ones, and those of them that it loses. */
export type Features = { added: readonly string[]; removed: readonly string[] };

/** The face with only these characters and the glyphs that their shaping needs. Glyphs keep their ids. */
export function subsetFace(
  bytes: Uint8Array,
  codePoints: readonly number[],
  features: Features = { added: [], removed: [] },
): Uint8Array {
  return subsetFont(bytes, { codePoints, features });
}
