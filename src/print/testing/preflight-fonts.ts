import { reportUnless } from './complaints.ts';
import { type Dict, nameOf, type Value } from './parse-pdf.ts';
import type { PdfDocument } from './pdf-document.ts';
import { linesOf } from './read-content.ts';

/** Rules about fonts: whole in the file, only what is drawn, wide as stated, readable, and nothing missing. */
export function preflightFonts(pdf: PdfDocument): string[] {
  const [first] = pdf.pages;
  if (!first) return ['no page'];
  const fonts = Object.values(pdf.dict(first, '/Resources', '/Font')).map((font) => pdf.dict(font));
  return [
    ...fonts.flatMap((font) => oneFont(pdf, font)),
    ...pdf.pages.flatMap((page) =>
      linesOf(pdf, page).flatMap(({ glyphs, text }) => [
        ...reportUnless(!glyphs.includes(0), 'a missing character is shown as text'),
        ...reportUnless(!text.includes('\uFFFD'), `not readable: ${text}`),
      ]),
    ),
  ];
}

function oneFont(pdf: PdfDocument, font: Dict): string[] {
  const descendant = pdf.dict((font['/DescendantFonts'] as Value[])[0]);
  const descriptor = pdf.dict(descendant, '/FontDescriptor');
  const name = nameOf(font['/BaseFont']);
  const names = [descendant['/BaseFont'], descriptor['/FontName']];
  const { bytes, dict } = pdf.stream(descriptor, '/FontFile2');
  return [
    ...reportUnless(
      /^\/[A-Z]{6}\+[\w-]+$/.test(name) && names.every((other) => other === name),
      `name ${name}`,
    ),
    ...reportUnless(dict['/Length1'] === bytes.length, `length of ${name}`),
    ...reportUnless(pdf.stream(font, '/ToUnicode').bytes.length > 0, `ToUnicode of ${name}`),
    ...reportUnless(
      descendant['/CIDToGIDMap'] === '/Identity' && font['/Encoding'] === '/Identity-H',
      'encoding',
    ),
    ...widths(descendant['/W'] as Value[], bytes, name),
  ];
}

/** The widths stated must be those of the embedded font itself. */
function widths(stated: Value[], bytes: Uint8Array, name: string): string[] {
  const advances = advancesOf(bytes);
  return Array.from({ length: stated.length / 2 }, (_, pair) => {
    const [glyph, width] = [Number(stated[pair * 2]), Number((stated[pair * 2 + 1] as Value[])[0])];
    return reportUnless(Math.abs(width - advances(glyph)) < 0.001, `width of ${glyph} in ${name}`);
  }).flat();
}

function advancesOf(bytes: Uint8Array): (glyph: number) => number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const table = (tag: string): number => {
    for (let index = 0; index < view.getUint16(4); index += 1) {
      const at = 12 + index * 16;
      if (String.fromCharCode(...bytes.subarray(at, at + 4)) === tag) return view.getUint32(at + 8);
    }
    throw new Error(`The embedded font has no ${tag}`);
  };
  const [head, hhea, hmtx] = [table('head'), table('hhea'), table('hmtx')];
  const [unitsPerEm, longMetrics] = [view.getUint16(head + 18), view.getUint16(hhea + 34)];
  return (glyph) => (view.getUint16(hmtx + Math.min(glyph, longMetrics - 1) * 4) * 1000) / unitsPerEm;
}
