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
};

/** A grid of plus signs. One may have the accent colour. */
export const plus: Motif<PlusParams> = {
  defaults: { pitch: 6, arm: 0.9, pt: 0.5, role: 'second', accentAt: null },
  draw(canvas, { pitch, arm, pt, role, accentAt }) {
    const { columns, rows } = gridOfSigns(canvas, pitch);
    const [stepX, stepY] = [canvas.width / columns, canvas.height / rows];
    const reach = Math.max(minArm, Math.min(arm, Math.min(stepX, stepY) / 2 - minInside));
    let signs = '';
    let accent = '';
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const [x, y] = [(column + 0.5) * stepX, (row + 0.5) * stepY];
        // The thickest line is that of the accent.
        if (!canvas.isClear(x, y, reach + ptToMm(pt))) continue;
        const isAccent = accentAt?.[0] === column && accentAt[1] === row;
        if (isAccent) accent = sign(x, y, reach);
        else signs += sign(x, y, reach);
      }
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

function gridOfSigns({ width, height }: Pick<GraphicCanvas, 'width' | 'height'>, pitch: number) {
  return { columns: Math.max(2, Math.round(width / pitch)), rows: Math.max(2, Math.round(height / pitch)) };
}

function sign(x: number, y: number, arm: number): string {
  return `${moveTo(x - arm, y)}${lineTo(x + arm, y)}${moveTo(x, y - arm)}${lineTo(x, y + arm)}`;
}
