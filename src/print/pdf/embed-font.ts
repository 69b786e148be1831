import { requiredTable, tablesOf } from '../fonts/font-file.ts';
import type { Subsetter } from '../fonts/subsetter.ts';
import type { UsedFace } from '../fonts/used-faces.ts';
import type { PdfFile } from './pdf-file.ts';
import { fourDigits, number, type PdfValue, plainString, type Reference, utf8, utf16 } from './values.ts';

const symbolic = 4;
/** The stem thickness, which only programs without the font use. */
const stems = { regular: 80, bold: 140 };

/** Embeds a face with only the used glyphs, and the texts that they are read back as. */
export function embedFont(file: PdfFile, { file: font, texts }: UsedFace, subset: Subsetter): Reference {
  const glyphs = [...texts.keys()].sort((a, b) => a - b);
  const bytes = subset(font.bytes, glyphs);
  const name = `/${subsetTag(glyphs)}+${font.postScriptName}`;
  const descriptor = file.add({
    Type: '/FontDescriptor',
    FontName: name,
    Flags: symbolic,
    FontBBox: font.box,
    ItalicAngle: font.italicAngle,
    Ascent: font.ascent,
    Descent: font.descent,
    CapHeight: font.capHeight,
    StemV: font.isBold ? stems.bold : stems.regular,
    ...fontProgram(file, font.outlines, bytes),
  });
  const descendant = file.add({
    Type: '/Font',
    Subtype: font.outlines === 'CFF' ? '/CIDFontType0' : '/CIDFontType2',
    BaseFont: name,
    CIDSystemInfo: { Registry: plainString('Adobe'), Ordering: plainString('Identity'), Supplement: 0 },
    FontDescriptor: descriptor,
    DW: 0,
    W: glyphs.flatMap((glyph): PdfValue[] => [glyph, [font.advanceOf(glyph)]]),
    // The glyphs of a CFF font have their own numbers.
    CIDToGIDMap: font.outlines === 'CFF' ? undefined : '/Identity',
  });
  return file.add({
    Type: '/Font',
    Subtype: '/Type0',
    BaseFont: name,
    Encoding: '/Identity-H',
    DescendantFonts: [descendant],
    ToUnicode: file.addDeflated({}, utf8(toUnicode(texts))),
  });
}

function fontProgram(
  file: PdfFile,
  outlines: UsedFace['file']['outlines'],
  bytes: Uint8Array,
): Record<string, Reference> {
  if (outlines === 'TrueType') return { FontFile2: file.addDeflated({ Length1: bytes.length }, bytes) };
  const { buffer, byteOffset, byteLength } = requiredTable(tablesOf(bytes), 'CFF ');
  const table = new Uint8Array(buffer, byteOffset, byteLength);
  return { FontFile3: file.addDeflated({ Subtype: '/CIDFontType0C' }, table) };
}

/** A glyph's advance, rounded as in the file. */
export function statedAdvance({ file }: UsedFace, glyph: number): number {
  return Number(number(file.advanceOf(glyph)));
}

/** The six letters of PDF's subset tag: a hash of the glyphs. */
function subsetTag(glyphs: readonly number[]): string {
  let hash = 0x811c9dc5;
  for (const glyph of glyphs) hash = Math.imul(hash ^ glyph, 0x01000193) >>> 0;
  return Array.from({ length: 6 }, (_, letter) =>
    String.fromCharCode(65 + (Math.floor(hash / 26 ** letter) % 26)),
  ).join('');
}

/** A CMap list may have at most a hundred rows. */
const maxRowsPerList = 100;

function toUnicode(texts: ReadonlyMap<number, string>): string {
  const rows = [...texts]
    .filter(([, text]) => text !== '')
    .map(([glyph, text]) => `<${fourDigits(glyph)}> <${utf16(text)}>`);
  const lists = Array.from({ length: Math.ceil(rows.length / maxRowsPerList) }, (_, list) => {
    const part = rows.slice(list * maxRowsPerList, (list + 1) * maxRowsPerList);
    return `${part.length} beginbfchar\n${part.join('\n')}\nendbfchar\n`;
  });
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${lists.join('')}endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}
