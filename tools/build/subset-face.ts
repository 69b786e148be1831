import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { openHarfbuzzSubsetter } from '#print/fonts/harfbuzz-subset.ts';

const reduce = await openHarfbuzzSubsetter(
  readFileSync(createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')),
);

/** The face with these characters only, and everything their shaping needs. */
export function subsetFace(bytes: Uint8Array, codePoints: Iterable<number>): Uint8Array {
  return reduce(bytes, { codePoints });
}
