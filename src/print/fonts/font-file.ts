/** The facts about a face that a PDF needs, in thousandths of an em. */
export type FontFile = {
  bytes: Uint8Array;
  /** How its outlines are stored. */
  outlines: 'TrueType' | 'CFF';
  postScriptName: string;
  box: readonly [number, number, number, number];
  ascent: number;
  descent: number;
  capHeight: number;
  italicAngle: number;
  isBold: boolean;
  /** The advance of a glyph without kerning. */
  advanceOf(glyph: number): number;
};

/** Reads a TrueType or OpenType file. Of a variable font it is the default style. */
export function readFontFile(bytes: Uint8Array): FontFile {
  const tables = tablesOf(bytes);
  const table = (tag: string) => requiredTable(tables, tag);
  const [head, hhea, hmtx, os2, post] = [
    table('head'),
    table('hhea'),
    table('hmtx'),
    table('OS/2'),
    table('post'),
  ];
  const perEm = 1000 / head.getUint16(18);
  const inThousandths = (units: number) => Math.round(units * perEm);
  const longMetrics = hhea.getUint16(34);
  return {
    bytes,
    outlines: tables.has('CFF ') ? 'CFF' : 'TrueType',
    postScriptName: readPostScriptName(table('name')),
    box: [
      inThousandths(head.getInt16(36)),
      inThousandths(head.getInt16(38)),
      inThousandths(head.getInt16(40)),
      inThousandths(head.getInt16(42)),
    ],
    ascent: inThousandths(hhea.getInt16(4)),
    descent: inThousandths(hhea.getInt16(6)),
    // Before version 2 the table has no cap height.
    capHeight: os2.getUint16(0) >= 2 ? inThousandths(os2.getInt16(88)) : inThousandths(hhea.getInt16(4)),
    italicAngle: post.getInt32(4) / 65_536,
    isBold: os2.getUint16(4) >= 600,
    // Glyphs past the last long metric share its advance.
    advanceOf: (glyph) => hmtx.getUint16(Math.min(glyph, longMetrics - 1) * 4) * perEm,
  };
}

/** The tables of a font file by their tags. */
export function tablesOf(bytes: Uint8Array): ReadonlyMap<string, DataView> {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<string, DataView>();
  for (let index = 0; index < file.getUint16(4); index += 1) {
    const at = 12 + index * 16;
    const tag = String.fromCharCode(...bytes.subarray(at, at + 4));
    const [offset, length] = [file.getUint32(at + 8), file.getUint32(at + 12)];
    tables.set(tag, new DataView(bytes.buffer, bytes.byteOffset + offset, length));
  }
  return tables;
}

export function requiredTable(tables: ReadonlyMap<string, DataView>, tag: string): DataView {
  const found = tables.get(tag);
  if (!found) throw new Error(`The font has no table ${tag}`);
  return found;
}

const postScriptNameId = 6;
const windowsPlatform = 3;

/** The name, with only the characters that a PDF name allows. */
function readPostScriptName(names: DataView): string {
  return readName(names, postScriptNameId).replace(/[^\w-]/g, '');
}

/** A name in the font's table of names. */
export function readName(names: DataView, id: number): string {
  const storage = names.getUint16(4);
  for (let index = 0; index < names.getUint16(2); index += 1) {
    const at = 6 + index * 12;
    if (names.getUint16(at) !== windowsPlatform || names.getUint16(at + 6) !== id) continue;
    const [length, offset] = [names.getUint16(at + 8), storage + names.getUint16(at + 10)];
    return Array.from({ length: length / 2 }, (_, letter) =>
      String.fromCharCode(names.getUint16(offset + letter * 2)),
    ).join('');
  }
  throw new Error('The font has no name');
}
