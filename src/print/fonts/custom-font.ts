import { readFontFile, readName, requiredTable, tablesOf } from './font-file.ts';

/** Why a font file cannot be used. */
export type FontProblem =
  | 'FONT_TOO_LARGE'
  | 'FONT_OF_THE_WEB'
  | 'FONT_COLLECTION'
  | 'FONT_NOT_A_FONT'
  | 'FONT_DAMAGED'
  | 'FONT_EMBEDDING_FORBIDDEN'
  | 'FONT_SUBSETTING_FORBIDDEN'
  | 'FONT_UNSUPPORTED';

export class UnusableFont extends Error {
  readonly code: FontProblem;

  constructor(code: FontProblem) {
    super(code);
    this.code = code;
  }
}

/** What is known of a font file before it draws anything. */
export type CustomFontFile = {
  /** Its full name, with plain characters only. */
  name: string;
  /** A variable font is drawn in its default style. */
  isVariable: boolean;
};

/** In bytes. */
export const maxFontSize = 5_000_000;

const fullNameId = 4;
const maxNameLength = 60;

/** The rights in the table OS/2. Of several permissions the least restrictive counts. */
const rights = { permissions: 0x000e, restricted: 0x0002, noSubsetting: 0x0100, bitmapsOnly: 0x0200 };

/** Reads a TrueType or OpenType file of a person's own, and refuses what may not or cannot be printed. */
export function readCustomFont(bytes: Uint8Array): CustomFontFile {
  if (bytes.length > maxFontSize) throw new UnusableFont('FONT_TOO_LARGE');
  checkSignature(bytes);
  const font = orDamaged(() => readTables(bytes));
  const { embedding } = font;
  if ((embedding & rights.permissions) === rights.restricted || embedding & rights.bitmapsOnly) {
    throw new UnusableFont('FONT_EMBEDDING_FORBIDDEN');
  }
  if (embedding & rights.noSubsetting) throw new UnusableFont('FONT_SUBSETTING_FORBIDDEN');
  if (!font.isSupported) throw new UnusableFont('FONT_UNSUPPORTED');
  return { name: font.name, isVariable: font.isVariable };
}

function checkSignature(bytes: Uint8Array): void {
  const signature = String.fromCharCode(...bytes.subarray(0, 4));
  if (signature === 'wOFF' || signature === 'wOF2') throw new UnusableFont('FONT_OF_THE_WEB');
  if (signature === 'ttcf') throw new UnusableFont('FONT_COLLECTION');
  if (!['\0\x01\0\0', 'true', 'OTTO'].includes(signature)) throw new UnusableFont('FONT_NOT_A_FONT');
}

function readTables(bytes: Uint8Array) {
  const tables = tablesOf(bytes);
  const table = (tag: string) => requiredTable(tables, tag);
  const file = readFontFile(bytes);
  const glyphCount = table('maxp').getUint16(4);
  const unitsPerEm = table('head').getUint16(18);
  const [ascent, descent] = [file.ascent, -file.descent];
  // Everything is placed by these numbers. No font that people read has others.
  const isDrawable =
    glyphCount > 0 &&
    unitsPerEm >= 16 &&
    unitsPerEm <= 16_384 &&
    isWithin(ascent, 100, 5000) &&
    isWithin(descent, -500, 5000) &&
    Number.isFinite(file.advanceOf(glyphCount - 1));
  if (!isDrawable || !tables.has('cmap')) throw new Error('The font cannot be drawn');
  const cff = tables.get('CFF ');
  return {
    embedding: table('OS/2').getUint16(8),
    isSupported: cff ? !isCidKeyed(cff) : tables.has('glyf') && tables.has('loca'),
    isVariable: tables.has('fvar'),
    name: plainName(readName(table('name'), fullNameId)) || file.postScriptName.slice(0, maxNameLength),
  };
}

function isWithin(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}

function plainName(name: string): string {
  return name
    .replace(/[^\w .-]/g, '')
    .slice(0, maxNameLength)
    .trim();
}

const rosOperator = [12, 30] as const;

/** Whether a CFF table has numbers of characters instead of glyph names; only East Asian fonts do. */
function isCidKeyed(cff: DataView): boolean {
  const names = indexAt(cff, cff.getUint8(2));
  const { start, end } = indexAt(cff, names.end);
  // ROS is the first operator of the Top DICT, after three numbers.
  for (let at = start; at + 1 < Math.min(end, start + 24); at += 1) {
    if (cff.getUint8(at) === rosOperator[0] && cff.getUint8(at + 1) === rosOperator[1]) return true;
  }
  return false;
}

/** The data of an INDEX of a CFF table. */
function indexAt(cff: DataView, at: number): { start: number; end: number } {
  const count = cff.getUint16(at);
  if (count === 0) return { start: at + 2, end: at + 2 };
  const size = cff.getUint8(at + 2);
  if (size < 1 || size > 4) throw new Error('The offsets have no size');
  const offset = (index: number) => {
    let value = 0;
    for (let byte = 0; byte < size; byte += 1)
      value = value * 256 + cff.getUint8(at + 3 + index * size + byte);
    return value;
  };
  const start = at + 3 + (count + 1) * size;
  return { start, end: start - 1 + offset(count) };
}

/** Reading past the end of a table or a missing table means that the file is damaged. */
function orDamaged<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw error instanceof UnusableFont ? error : new UnusableFont('FONT_DAMAGED');
  }
}
