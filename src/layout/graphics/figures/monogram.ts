import type { ColourRole } from '#domain/look/look-palettes.ts';
import { isTall, restAt, towardsEdge } from '../canvas.ts';
import type { GraphicCanvas, Motif } from '../motif.ts';
import { keepOffCut } from '../off-cut.ts';
import { boxOfPath, mapPath } from '../path.ts';

type MonogramParams = {
  /** The height of a capital, as a share of the card's. */
  size: number;
  /** The largest width, as a share of the card's. Under 1 the letters are in a panel. */
  maxW: number;
  /** The place of the anchor, as a share of the width. */
  x: number;
  /** The baseline, as a share of the height. */
  y: number;
  anchor: 'left' | 'center' | 'right';
  role: ColourRole;
  /** All letters of a company of two names, not the first one alone. */
  isWhole?: true;
};

/** The initial, very large. */
export const monogram: Motif<MonogramParams> = {
  defaults: { size: 1.5, maxW: 2, x: 0.98, y: 1.12, anchor: 'right', role: 'panel' },
  draw(canvas, params) {
    const { size, maxW, x, y, anchor, role, isWhole } = params;
    const shown = isWhole ? canvas.initials : canvas.initial;
    const letters = canvas.letters(shown);
    if (letters.path === '') return { shapes: [], free: null };
    const cap = size * canvas.height;
    // Several letters take the room of one, and are whole.
    const isSeveral = !isWhole && Array.from(shown).length > 1;
    const widest = isSeveral ? Math.min(maxW * canvas.width, cap, wholeWidth(canvas)) : maxW * canvas.width;
    const scale = Math.min(cap, widest / letters.width);
    const before = { left: 0, center: 0.5, right: 1 }[anchor];
    const at = x * canvas.width - before * letters.width * scale;
    const left = isSeveral ? insideOf(canvas, at, letters.width * scale) : at;
    const baseline = y * canvas.height - (isSeveral ? (cap - scale) / 2 : 0);
    const placed = mapPath(letters.path, (dx, dy) => [left + dx * scale, baseline + dy * scale]);
    const path = keepOffCut(canvas, placed);
    return { shapes: [{ path, fill: canvas.tone(role) }], free: restOf(canvas, params, path) };
  },
  shrink(params, share) {
    const isAbove = params.y < 0.7 && !isInPanel(params) && !isAtSide(params);
    // Texts below a letter have no other room than the letter's.
    const size = params.size * (isAbove ? 0.2 + 0.8 * share : 0.5 + 0.5 * share);
    if (isAtSide(params)) return { ...params, size };
    // A letter above the texts keeps its top edge; others stay where their middle was.
    const centred = { ...params, size, y: params.y + (size - params.size) * (isAbove ? 1 : 0.5) };
    return isInPanel(params)
      ? { ...centred, maxW: params.maxW * share, x: towardsEdge(params.x, share) }
      : centred;
  },
  turn: (params, canvas) => (isTall(canvas) ? turned(params, canvas) : params),
  mirror: (params) => ({
    ...params,
    x: 1 - params.x,
    anchor: ({ left: 'right', center: 'center', right: 'left' } as const)[params.anchor],
  }),
  ranges: { size: [0.3, 1.9] },
  keepsClear: () => false,
};

/** From letters to the edge of the card, as a share of its width. */
const margin = 0.05;

function wholeWidth({ width }: GraphicCanvas): number {
  return (1 - 2 * margin) * width;
}

function insideOf({ width }: GraphicCanvas, left: number, drawn: number): number {
  const inset = margin * width;
  return Math.max(inset, Math.min(left, width - inset - drawn));
}

const isInPanel = ({ maxW }: MonogramParams) => maxW < 1;

/** Whether the letters are cropped by the left or right edge. */
const isAtSide = ({ anchor, x }: MonogramParams) =>
  (anchor === 'right' && x > 0.8) || (anchor === 'left' && x < 0.2);

/** Letters at a side have the texts beside them or, on a tall card, below them. */
function restOf(canvas: GraphicCanvas, params: MonogramParams, path: string) {
  if (!isAtSide(params)) return null;
  const drawn = boxOfPath(path);
  if (isTall(canvas)) return restAt(canvas, 'top', drawn.y + drawn.height + 1);
  return params.anchor === 'right'
    ? restAt(canvas, 'right', canvas.width - drawn.x + 1)
    : restAt(canvas, 'left', drawn.x + drawn.width + 1);
}

/** Letters at a side move to the top, those in a panel go with it, others keep their place and their size in mm. */
function turned(
  params: MonogramParams,
  { width, height }: Pick<GraphicCanvas, 'width' | 'height'>,
): MonogramParams {
  const { size, maxW, x, y } = params;
  if (isAtSide(params)) {
    const turnedSize = size * 0.43;
    return { ...params, size: turnedSize, maxW: Math.min(maxW, 0.64), y: turnedSize - 0.04 };
  }
  const sameSize = size * (Math.min(width, height) / height);
  if (!isInPanel(params)) return { ...params, size: sameSize, y: y + (sameSize - size) / 2 };
  // The width of a panel at the left or right is the height of one at the bottom or top.
  const panelSize = Math.min(sameSize, maxW);
  return { ...params, size: panelSize, maxW: 0.65, x: 0.5, y: 1 - x + panelSize / 2 };
}
