import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Node has it; its types come only with those of a browser. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: object };
};

/** What we call of hb-subset; pointers are numbers, objects are freed with the instance. */
type HarfbuzzSubset = {
  memory: { buffer: ArrayBuffer };
  malloc: (bytes: number) => number;
  hb_blob_create: (data: number, length: number, mode: number, user: number, destroy: number) => number;
  hb_blob_get_data: (blob: number, length: number) => number;
  hb_blob_get_length: (blob: number) => number;
  hb_face_create: (blob: number, index: number) => number;
  hb_face_reference_blob: (face: number) => number;
  hb_set_add: (set: number, value: number) => void;
  hb_subset_input_create_or_fail: () => number;
  hb_subset_input_set_flags: (input: number, flags: number) => void;
  hb_subset_input_unicode_set: (input: number) => number;
  hb_subset_or_fail: (face: number, input: number) => number;
  _initialize?: () => void;
};

const wasm = new WebAssembly.Module(
  readFileSync(createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')),
);

/** Screens hint nothing here and paper never does; kept glyph numbers make a subset draw as its whole font would. */
const flags = { noHinting: 0x1, retainGlyphIds: 0x2, notdefOutline: 0x40 };
const readOnlyMemory = 2;

/** The face with these characters only, and everything their shaping needs. */
export function subsetFace(bytes: Uint8Array, codePoints: Iterable<number>): Uint8Array {
  // A fresh instance for each face: nothing to free, and no memory that only grows.
  const { exports } = new WebAssembly.Instance(wasm);
  const harfbuzz = exports as HarfbuzzSubset;
  harfbuzz._initialize?.();

  const data = harfbuzz.malloc(bytes.length);
  new Uint8Array(harfbuzz.memory.buffer).set(bytes, data);
  const face = harfbuzz.hb_face_create(harfbuzz.hb_blob_create(data, bytes.length, readOnlyMemory, 0, 0), 0);
  const input = harfbuzz.hb_subset_input_create_or_fail();
  harfbuzz.hb_subset_input_set_flags(input, flags.noHinting | flags.retainGlyphIds | flags.notdefOutline);
  const wanted = harfbuzz.hb_subset_input_unicode_set(input);
  for (const codePoint of codePoints) harfbuzz.hb_set_add(wanted, codePoint);

  const subset = harfbuzz.hb_subset_or_fail(face, input);
  if (subset === 0) throw new Error('The face could not be reduced to these characters');
  const blob = harfbuzz.hb_face_reference_blob(subset);
  const start = harfbuzz.hb_blob_get_data(blob, 0);
  return new Uint8Array(harfbuzz.memory.buffer).slice(start, start + harfbuzz.hb_blob_get_length(blob));
}
