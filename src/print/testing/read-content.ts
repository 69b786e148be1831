import { type Dict, latin1, nameOf, textOf, tokenReader, type Value } from './parse-pdf.ts';
import type { PdfDocument } from './pdf-document.ts';

/** One operator of a page with what it is given. */
export type Operation = { operator: string; operands: Value[] };

/** A line of text as a reader copies it, and the glyphs it shows. */
export type ShownLine = { text: string; font: string; glyphs: number[]; fill: number[]; overprints: boolean };

export function operationsOf(content: string): Operation[] {
  const reader = tokenReader(content);
  const operations: Operation[] = [];
  let operands: Value[] = [];
  while (!reader.isAtEnd()) {
    const value = reader.read();
    if (typeof value === 'string' && !value.startsWith('/')) {
      operations.push({ operator: value, operands });
      operands = [];
    } else operands.push(value);
  }
  return operations;
}

/** The lines of a page, read back as a viewer does: by ToUnicode, and by ActualText where it is given. */
export function linesOf(pdf: PdfDocument, page: Dict): ShownLine[] {
  const lines: ShownLine[] = [];
  let line: ShownLine = { text: '', font: '', glyphs: [], fill: [], overprints: false };
  let [fill, state, isReplaced]: [number[], string, boolean] = [[], '', false];
  for (const { operator, operands } of operationsOf(pdf.content(page))) {
    const [first, second] = operands;
    if (operator === 'k') fill = operands.map(Number);
    if (operator === 'gs') state = nameOf(first);
    if (operator === 'BT') {
      const overprints = pdf.at(page, '/Resources', '/ExtGState', state, '/op') === true;
      line = { text: '', font: '', glyphs: [], fill, overprints };
    }
    if (operator === 'Tf') line.font = nameOf(first);
    if (operator === 'BDC') {
      isReplaced = true;
      line.text += utf16(textOf((second as Dict)['/ActualText'])).slice(1);
    }
    if (operator === 'EMC') isReplaced = false;
    if (operator === 'TJ') {
      const glyphs = (first as Value[]).flatMap((shown) => codesOf(textOf(shown)));
      line.glyphs.push(...glyphs);
      const texts = unicodeOf(pdf, pdf.dict(page, '/Resources', '/Font', line.font));
      if (!isReplaced) line.text += glyphs.map((glyph) => texts.get(glyph) ?? '\uFFFD').join('');
    }
    if (operator === 'ET') {
      lines.push(line);
      // What is drawn as a shape between lines has a text too, but no line.
      line = { ...line };
    }
  }
  return lines;
}

const knownMaps = new WeakMap<Dict, Map<number, string>>();

function unicodeOf(pdf: PdfDocument, font: Dict): Map<number, string> {
  const known = knownMaps.get(font);
  if (known) return known;
  const cmap = latin1(pdf.stream(font, '/ToUnicode').bytes);
  const rows = cmap.matchAll(/^<([\dA-F]{4})> <([\dA-F]+)>$/gm);
  const texts = new Map(
    [...rows].map(([, glyph = '', text = '']) => [Number.parseInt(glyph, 16), fromHex(text)] as const),
  );
  knownMaps.set(font, texts);
  return texts;
}

function fromHex(digits: string): string {
  return (digits.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');
}

function codesOf(bytes: string): number[] {
  return Array.from(
    { length: bytes.length / 2 },
    (_, index) => bytes.charCodeAt(index * 2) * 256 + bytes.charCodeAt(index * 2 + 1),
  );
}

function utf16(bytes: string): string {
  return codesOf(bytes)
    .map((unit) => String.fromCharCode(unit))
    .join('');
}
