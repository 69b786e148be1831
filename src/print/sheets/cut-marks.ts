import { type CropMark, cropMarkMm } from '#layout/crop-marks.ts';
import { type SheetGrid, unreachedMm } from './sheet-grid.ts';

/** Marks outside the cards in line with every cut, in mm from the top left corner of the paper. A pre-cut sheet has none. */
export function cutMarks({ paper, places, isPreCut }: SheetGrid, bleedMm: number): CropMark[] {
  if (isPreCut) return [];
  const across = edgesOf(places.map(({ x, width }) => [x, x + width]));
  const down = edgesOf(places.map(({ y, height }) => [y, y + height]));
  const gap = bleedMm + cropMarkMm.gap;
  return [
    ...across.edges.flatMap((x) =>
      ends(down, paper.height, gap).map(([from, to]): CropMark => ({ from: [x, from], to: [x, to] })),
    ),
    ...down.edges.flatMap((y) =>
      ends(across, paper.width, gap).map(([from, to]): CropMark => ({ from: [from, y], to: [to, y] })),
    ),
  ];
}

type Edges = { edges: number[]; first: number; last: number };

function edgesOf(pairs: readonly [number, number][]): Edges {
  const rounded = pairs.flat().map((edge) => Math.round(edge * 1e6) / 1e6);
  const edges = [...new Set(rounded)].sort((a, b) => a - b);
  return { edges, first: edges[0] ?? 0, last: edges.at(-1) ?? 0 };
}

/** The start and the end of the marks before and after the cards; they stay where a printer reaches. */
function ends({ first, last }: Edges, side: number, gap: number): [number, number][] {
  const { length } = cropMarkMm;
  return [
    [first - gap, Math.max(unreachedMm, first - gap - length)],
    [last + gap, Math.min(side - unreachedMm, last + gap + length)],
  ];
}
