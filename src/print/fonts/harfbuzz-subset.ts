/** What a subset contains. Glyphs keep their ids, so the subset draws like the full font. */
type SubsetInput = {
  glyphs?: Iterable<number>;
  /** Characters, with all glyphs that their shaping may need. */
  codePoints?: Iterable<number>;
  /** OpenType features whose glyphs the characters get too, or not, besides HarfBuzz's usual ones. */
  features?: { added: readonly string[]; removed: readonly string[] };
  droppedTables?: readonly string[];
};

type SubsetFont = (font: Uint8Array, kept: SubsetInput) => Uint8Array;

/** The functions of HarfBuzz's subsetter that are used here. */
type SubsetExports = {
  memory: { buffer: ArrayBuffer };
  _initialize(): void;
  malloc(length: number): number;
  free(address: number): void;
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_set_del(set: number, value: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_or_fail(face: number, input: number): number;
};

/** Available on all our platforms, but not part of the ES library types. */
declare const WebAssembly: {
  instantiate(bytes: Uint8Array): Promise<{ instance: { exports: unknown } }>;
};

const writableMemory = 2;
const droppedTablesSet = 3;
const featuresSet = 6;

/** Neither print nor the preview uses hinting. */
const flags = { noHinting: 0x1, retainGlyphIds: 0x2, notdefOutline: 0x40, noLayoutClosure: 0x200 };

/** Fonts of this size together stay open: the faces of many cards, which are subset again and again. */
const maxOpenBytes = 16_000_000;

type OpenFace = { face: number; address: number };

/** HarfBuzz's subsetter, ready for any number of fonts. */
export async function openHarfbuzzSubsetter(subsetterWasm: Uint8Array): Promise<SubsetFont> {
  const { instance } = await WebAssembly.instantiate(subsetterWasm);
  // The module's exports are untyped.
  const harfbuzz = instance.exports as SubsetExports;
  harfbuzz._initialize();
  /** The open fonts, the last used one at the end. */
  const faces = new Map<Uint8Array, OpenFace>();

  function faceOf(font: Uint8Array): number {
    const open = faces.get(font) ?? openFace(font);
    faces.delete(font);
    faces.set(font, open);
    return open.face;
  }

  function openFace(font: Uint8Array): OpenFace {
    closeFaces(maxOpenBytes - font.length);
    const address = harfbuzz.malloc(font.length);
    if (address === 0) throw new Error('There is no memory for the font');
    new Uint8Array(harfbuzz.memory.buffer).set(font, address);
    const blob = harfbuzz.hb_blob_create(address, font.length, writableMemory, 0, 0);
    const face = harfbuzz.hb_face_create(blob, 0);
    harfbuzz.hb_blob_destroy(blob);
    return { face, address };
  }

  /** Frees the fonts that were not used for the longest time, until the others have at most that size. */
  function closeFaces(most: number): void {
    let size = [...faces.keys()].reduce((sum, { length }) => sum + length, 0);
    for (const [font, { face, address }] of faces) {
      if (size <= most) return;
      harfbuzz.hb_face_destroy(face);
      harfbuzz.free(address);
      faces.delete(font);
      size -= font.length;
    }
  }

  function add(set: number, values: Iterable<number>): void {
    for (const value of values) harfbuzz.hb_set_add(set, value);
  }

  function inputFor({ glyphs = [], codePoints, features, droppedTables = [] }: SubsetInput): number {
    const input = harfbuzz.hb_subset_input_create_or_fail();
    const { noHinting, retainGlyphIds, notdefOutline, noLayoutClosure } = flags;
    // Glyphs selected by id are already shaped.
    const closure = codePoints ? 0 : noLayoutClosure;
    harfbuzz.hb_subset_input_set_flags(input, noHinting | retainGlyphIds | notdefOutline | closure);
    add(harfbuzz.hb_subset_input_glyph_set(input), glyphs);
    add(harfbuzz.hb_subset_input_unicode_set(input), codePoints ?? []);
    add(harfbuzz.hb_subset_input_set(input, droppedTablesSet), droppedTables.map(tagNumber));
    const kept = harfbuzz.hb_subset_input_set(input, featuresSet);
    add(kept, features?.added.map(tagNumber) ?? []);
    for (const tag of features?.removed ?? []) harfbuzz.hb_set_del(kept, tagNumber(tag));
    return input;
  }

  function bytesOf(face: number): Uint8Array {
    const blob = harfbuzz.hb_face_reference_blob(face);
    const start = harfbuzz.hb_blob_get_data(blob, 0);
    const end = start + harfbuzz.hb_blob_get_length(blob);
    const bytes = new Uint8Array(harfbuzz.memory.buffer).slice(start, end);
    harfbuzz.hb_blob_destroy(blob);
    return bytes;
  }

  return (font, selection) => {
    const input = inputFor(selection);
    const subset = harfbuzz.hb_subset_or_fail(faceOf(font), input);
    harfbuzz.hb_subset_input_destroy(input);
    if (subset === 0) throw new Error('The font could not be subset');
    const bytes = bytesOf(subset);
    harfbuzz.hb_face_destroy(subset);
    return bytes;
  };
}

function tagNumber(tag: string): number {
  return [...tag].reduce((number, letter) => number * 256 + letter.charCodeAt(0), 0);
}
