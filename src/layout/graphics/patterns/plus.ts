import type { ColourRole } from '#domain/look/look-palettes.ts';
import { ptToMm } from '../../units.ts';
import type { GraphicCanvas, Motif } from '../motif.ts';
import { lineTo, moveTo } from '../path.ts';

type PlusParams = {
  /** In mm; it is fitted to the card. */
  pitch: number;
  /** Half of a sign, in mm. */
  arm: number;
  pt: number;
  role: ColourRole;
  /** The column and the row of a sign in the accent colour, on a card of 90 × 50 mm. */
  accentAt: readonly [column: number, row: number] | null;
  /** Only in the corner at the top right: where it begins and ends, in shares of the card; null for the whole card. */
  corner: readonly [from: number, to: number] | null;
};

/** A grid of plus signs. One may have the accent colour. */
export const plus: Motif<PlusParams> = {
  defaults: { pitch: 6, arm: 0.9, pt: 0.5, role: 'second', accentAt: null, corner: null },
  draw(canvas, { pitch, arm, pt, role, accentAt, corner }) {
    const { columns, rows } = gridOfSigns(canvas, pitch);
    const [stepX, stepY] = [canvas.width / columns, canvas.height / rows];
    const reach = Math.max(minArm, Math.min(arm, Math.min(stepX, stepY) / 2 - minInside));
    let signs = '';
    let accent = '';
    const placeOf = (index: number) => [index % columns, Math.floor(index / columns)] as const;
    const pointOf = (index: number) => {
      const [column, row] = placeOf(index);
      return [(column + 0.5) * stepX, (row + 0.5) * stepY] as const;
    };
    const isInside = (index: number) => {
      const [x, y] = pointOf(index);
      return !corner || (x > corner[0] * canvas.width && y < corner[1] * canvas.height);
    };
    const all = Array.from({ length: columns * rows }, (_, index) => index).filter(isInside);
    // The thickest line is that of the accent.
    const clear = all.filter((index) => canvas.isClear(...pointOf(index), reach + ptToMm(pt)));
    for (const index of withoutFew(clear, columns)) {
      const [column, row] = placeOf(index);
      const isAccent = accentAt?.[0] === column && accentAt[1] === row;
      if (isAccent) accent = sign(...pointOf(index), reach);
      else signs += sign(...pointOf(index), reach);
    }
    return {
      shapes: [
        { path: signs, stroke: canvas.tone(role), weightPt: pt },
        { path: accent, stroke: canvas.tone('accent', 1), weightPt: 2 * pt },
      ],
      free: null,
    };
  },
  shrink: (params) => params,
  turn(params, card) {
    const { pitch, accentAt } = params;
    if (!accentAt) return params;
    const [wide, fitted] = [gridOfSigns(wideCard, pitch), gridOfSigns(card, pitch)];
    const column = Math.floor(((accentAt[0] + 0.5) / wide.columns) * fitted.columns);
    const row = Math.floor(((accentAt[1] + 0.5) / wide.rows) * fitted.rows);
    return { ...params, accentAt: [column, row] };
  },
  mirror: (params) => ({
    ...params,
    accentAt: params.accentAt && [
      gridOfSigns(wideCard, params.pitch).columns - 1 - params.accentAt[0],
      params.accentAt[1],
    ],
  }),
  ranges: { pitch: [5, 10], arm: [0.7, 2.6], pt: [0.5, 3] },
  keepsClear: () => true,
};

const wideCard = { width: 90, height: 50 } as const;
const minArm = 0.7;
/** Signs end at least this far inside the cut. */
const minInside = 1;

/** Fewer signs side by side look left over between texts. */
const leastTogether = 4;

/** The signs of a grid without those that few others touch, at their sides or above and below. */
function withoutFew(signs: readonly number[], columns: number): number[] {
  const left = new Set(signs);
  const groups: number[][] = [];
  for (const first of signs) {
    if (!left.delete(first)) continue;
    const group = [first];
    // The group grows while its signs are gone through.
    for (const index of group) {
      const column = index % columns;
      const beside = [column > 0 ? index - 1 : -1, column < columns - 1 ? index + 1 : -1];
      group.push(...[...beside, index - columns, index + columns].filter((other) => left.delete(other)));
    }
    groups.push(group);
  }
  return groups.filter(({ length }) => length >= leastTogether).flat();
}

/** The columns and the rows of signs on a card. */
export function gridOfSigns({ width, height }: Pick<GraphicCanvas, 'width' | 'height'>, pitch: number) {
  return { columns: Math.max(2, Math.round(width / pitch)), rows: Math.max(2, Math.round(height / pitch)) };
}

function sign(x: number, y: number, arm: number): string {
  return `${moveTo(x - arm, y)}${lineTo(x + arm, y)}${moveTo(x, y - arm)}${lineTo(x, y + arm)}`;
}
