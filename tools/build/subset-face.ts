import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { openHarfbuzzSubsetter } from '#print/fonts/harfbuzz-subset.ts';

const subsetFont = await openHarfbuzzSubsetter(
  readFileSync(createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')),
);

/** The face with only these characters and the glyphs that their shaping needs. */
export function subsetFace(bytes: Uint8Array, codePoints: Iterable<number>): Uint8Array {
  return subsetFont(bytes, { codePoints });
}
