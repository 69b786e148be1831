import type { ColourRole } from '#domain/look/look-palettes.ts';
import { maxBleed, outerOf, restAt } from '../canvas.ts';
import type { Edge, GraphicCanvas, Motif } from '../motif.ts';
import { mapPath } from '../path.ts';

type LetterRowsParams = {
  /** The whole card, or a band at an edge. */
  at: 'all' | Extract<Edge, 'top' | 'bottom'>;
  /** How much of the height a band takes. */
  share: number;
  /** The height of a capital, and between rows and letters, in mm on a card of 50 mm. */
  size: number;
  gap: number;
  role: ColourRole;
};

/** From the edge of a band to whole rows in it, in mm. */
const inside = 1.4;

/** The initials in rows, each moved by half a step. */
export const letterRows: Motif<LetterRowsParams> = {
  defaults: { at: 'all', share: 0.4, size: 5, gap: 4.4, role: 'second' },
  draw(canvas, params) {
    const { at, share, role } = params;
    const depth = at === 'all' ? canvas.height : share * canvas.height;
    const shapes = [{ path: rowsOfLetters(canvas, params, depth), fill: canvas.tone(role) }];
    return { shapes, free: at === 'all' ? null : restAt(canvas, at, depth) };
  },
  shrink: (params, share) => (params.at === 'all' ? params : { ...params, share: params.share * share }),
  turn: (params) => params,
  mirror: (params) => params,
  ranges: { size: [4, 7], gap: [3.6, 6] },
  keepsClear: ({ at }) => at === 'all',
};

/** The letters of all rows: over the whole card to the bleed, in a band whole ones. */
function rowsOfLetters(
  canvas: GraphicCanvas,
  { at, size: wanted, gap: wantedGap }: LetterRowsParams,
  depth: number,
): string {
  const { path, width } = canvas.letters(canvas.initials);
  if (path === '') return '';
  const [size, gap] = [wanted * canvas.unit, wantedGap * canvas.unit];
  const rows = Math.max(1, Math.round(depth / (size + gap)));
  const step = depth / rows;
  if (at !== 'all' && size + inside > step) return '';
  const across = size * width + 1.25 * gap;
  const top = at === 'bottom' ? canvas.height - depth : 0;
  const { box } = outerOf(canvas);
  const letters: string[] = [];
  const outer = at === 'all' ? 1 : 0;
  for (let row = -outer; row < rows + outer; row += 1) {
    const baseline = top + (row + 0.5) * step + size / 2;
    const first = Math.floor((box.x - 0) / across) - 1;
    for (let column = first; column * across < box.x + box.width; column += 1) {
      const left = 1 + (column + (row % 2 === 0 ? 0 : 0.5)) * across;
      const isSeen = left + size * width > -maxBleed && left < canvas.width + maxBleed;
      if (!isSeen || !isClear(canvas, left, left + size * width, baseline - size / 2, size / 2)) continue;
      letters.push(mapPath(path, (x, y) => [left + size * x, baseline + size * y]));
    }
  }
  return letters.join('');
}

/** Whether letters from one place to another touch none of the text. */
function isClear(canvas: GraphicCanvas, from: number, to: number, y: number, radius: number): boolean {
  const count = Math.max(1, Math.ceil((to - from) / (2 * radius)));
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, at) => from + (at + 0.5) * step).every((x) =>
    canvas.isClear(x, y, Math.max(radius, step / 2)),
  );
}
