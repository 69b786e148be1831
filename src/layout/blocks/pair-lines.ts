import type { TextField } from '#domain/card/text-fields.ts';
import { separator } from '../layouts/text-lines.ts';
import type { LayoutFonts } from '../look-layout.ts';
import type { RunField } from '../scene.ts';
import { fitsWithin } from '../text/breaks/break-text.ts';
import { inlineIndentEm, mayShareLine } from './label-column.ts';
import { lineWidth } from './line-widths.ts';
import type { Block, LinePiece, TextItem } from './text-block.ts';

/** Texts that may be side by side on a full card. */
const pairs: readonly (readonly [TextField, TextField])[] = [
  ['mobile', 'phone'],
  ['street', 'city'],
  ['free1', 'free2'],
];

/** Whether two of the texts may be side by side. */
export function hasPair(texts: readonly TextItem[]): boolean {
  return texts.some(({ item }, index) => isPair(item.field, texts[index + 1]?.item.field));
}

/** The blocks of a stack, with pairs of short texts side by side where they fit within a width. */
export function pairLines(blocks: readonly Block[], width: number, fonts: LayoutFonts): Block[] {
  const [block, next, ...others] = blocks;
  if (!block || !next) return [...blocks];
  const pair = pairOf(block, next, width, fonts);
  return pair
    ? [pair, ...pairLines(others, width, fonts)]
    : [block, ...pairLines([next, ...others], width, fonts)];
}

function pairOf(one: Block, other: Block, width: number, fonts: LayoutFonts): Block | null {
  const [left, right] = [onlyPiece(one), onlyPiece(other)];
  if (!left || !right || !isPair(left.field, right.field) || !mayShareLine(left, right)) return null;
  const line = [
    left,
    { ...left, id: `after-${left.field}`, field: null, text: separator, label: null, indentEm: 0 },
    { ...right, indentEm: inlineIndentEm(right.content, fonts) },
  ];
  return fitsWithin(lineWidth(line, fonts), width) ? { ...one, lines: [line] } : null;
}

/** The piece of a block with one line of one piece. */
function onlyPiece({ lines }: Block): LinePiece | null {
  const [line = []] = lines;
  return lines.length === 1 && line.length === 1 ? (line[0] ?? null) : null;
}

function isPair(one: RunField | null, other: RunField | null | undefined): boolean {
  return pairs.some(([left, right]) => left === one && right === other);
}
