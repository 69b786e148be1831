import { drawGraphic } from '../graphics/draw-graphic.ts';
import type { Graphic } from '../graphics/motifs.ts';
import type { Box } from '../guides.ts';
import type { SceneShape } from '../scene.ts';
import { lruCache } from '../text/lru-cache.ts';

/** What the graphics of a side have in common. */
export type SideDrawing = Omit<Parameters<typeof drawGraphic>[1], 'keepClear'> & {
  /** The face of letters; without fonts they are as wide as most are. */
  face: string | null;
};

export type DrawnShapes = { shapes: readonly SceneShape[]; free: Box | null };

/** The graphics of the steps of some cards: a key that is typed draws none of them again. */
const drawn = lruCache<DrawnShapes>(96);

/** A graphic that texts do not change. Its index is part of the ids of its shapes. */
export function drawShapes(graphic: Graphic, index: number, drawing: SideDrawing): DrawnShapes {
  const { guides, palette, ground, initials, initial, face } = drawing;
  const { cut, bleed } = guides;
  const letters = hasLetters(graphic) ? [initials, initial, face] : [];
  const key = JSON.stringify([graphic, index, cut, bleed.x, palette, ground, ...letters]);
  return drawn(key, () => {
    const { shapes, free } = drawGraphic(graphic, drawing);
    return { shapes: asItems(shapes, index), free };
  });
}

function hasLetters({ motif }: Graphic): boolean {
  return motif === 'monogram' || motif === 'letterRows';
}

/** The shapes of a graphic that keeps clear of texts. */
export function drawAround(
  graphic: Graphic,
  index: number,
  drawing: SideDrawing,
  keepClear: readonly Box[],
): SceneShape[] {
  return asItems(drawGraphic(graphic, { ...drawing, keepClear }).shapes, index);
}

function asItems(shapes: ReturnType<typeof drawGraphic>['shapes'], index: number): SceneShape[] {
  return shapes.map((shape, at) => ({
    kind: 'shape',
    id: `graphic-${index}-${at}`,
    part: 'graphic',
    ...shape,
  }));
}
