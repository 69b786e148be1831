/** Makes a font file of only some glyphs, which keep their numbers. */
export type Subsetter = (font: Uint8Array, glyphs: readonly number[]) => Uint8Array;

/** The functions of HarfBuzz's subsetter that are used here. */
type SubsetExports = {
  memory: { buffer: ArrayBuffer };
  _initialize(): void;
  malloc(length: number): number;
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_or_fail(face: number, input: number): number;
};

/** Part of every platform we run on, but not of the language's own library. */
declare const WebAssembly: {
  instantiate(bytes: Uint8Array): Promise<{ instance: { exports: unknown } }>;
};

const writableMemory = 2;
const droppedTables = 3;
const flags = { noHinting: 0x1, retainGlyphIds: 0x2, notdefOutline: 0x40, noLayoutClosure: 0x200 };

/** Needed by a program that shapes or lists fonts, not by one that draws glyphs by number. */
const tablesForShaping = ['GSUB', 'GPOS', 'GDEF', 'BASE', 'JSTF', 'MATH', 'STAT', 'kern', 'name', 'OS/2'];
const tablesForScreens = ['post', 'cmap', 'gasp', 'DSIG', 'hdmx', 'LTSH', 'VDMX', 'meta', 'FFTM'];

/** HarfBuzz's subsetter, ready for any number of fonts. */
export async function openSubsetter(subsetterWasm: Uint8Array): Promise<Subsetter> {
  const { instance } = await WebAssembly.instantiate(subsetterWasm);
  // The module is HarfBuzz's; its functions are known, their types are not.
  const harfbuzz = instance.exports as SubsetExports;
  harfbuzz._initialize();
  const faces = new Map<Uint8Array, number>();

  function faceOf(font: Uint8Array): number {
    const known = faces.get(font);
    if (known !== undefined) return known;
    const address = harfbuzz.malloc(font.length);
    new Uint8Array(harfbuzz.memory.buffer).set(font, address);
    const blob = harfbuzz.hb_blob_create(address, font.length, writableMemory, 0, 0);
    const face = harfbuzz.hb_face_create(blob, 0);
    harfbuzz.hb_blob_destroy(blob);
    faces.set(font, face);
    return face;
  }

  return (font, glyphs) => {
    const input = harfbuzz.hb_subset_input_create_or_fail();
    const { noHinting, retainGlyphIds, notdefOutline, noLayoutClosure } = flags;
    harfbuzz.hb_subset_input_set_flags(input, noHinting | retainGlyphIds | notdefOutline | noLayoutClosure);
    const kept = harfbuzz.hb_subset_input_glyph_set(input);
    for (const glyph of glyphs) harfbuzz.hb_set_add(kept, glyph);
    const dropped = harfbuzz.hb_subset_input_set(input, droppedTables);
    for (const tag of [...tablesForShaping, ...tablesForScreens])
      harfbuzz.hb_set_add(dropped, tagNumber(tag));
    const subset = harfbuzz.hb_subset_or_fail(faceOf(font), input);
    harfbuzz.hb_subset_input_destroy(input);
    if (subset === 0) throw new Error('The font could not be subset');
    const blob = harfbuzz.hb_face_reference_blob(subset);
    const start = harfbuzz.hb_blob_get_data(blob, 0);
    const bytes = new Uint8Array(harfbuzz.memory.buffer).slice(
      start,
      start + harfbuzz.hb_blob_get_length(blob),
    );
    harfbuzz.hb_blob_destroy(blob);
    harfbuzz.hb_face_destroy(subset);
    return bytes;
  };
}

function tagNumber(tag: string): number {
  return [...tag].reduce((number, letter) => number * 256 + letter.charCodeAt(0), 0);
}
