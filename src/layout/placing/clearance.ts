import { areWithin, isInside, minMargin } from '../blocks/collisions.ts';
import { containsBox, edgeDistance, touchesBox } from '../graphics/shape-geometry.ts';
import type { Box, Size } from '../guides.ts';
import { printLimits } from '../limits/print-limits.ts';
import type { Scene, SceneShape } from '../scene.ts';
import { type Part, type Shift, shifted } from './parts.ts';

/** How far parts keep apart: as a designer wants it, at least, or without touching. */
export const levels = [0, 1, 2] as const;
export type Level = (typeof levels)[number];

type Gap = { beside: number; above: number };

const gaps: Readonly<Record<string, readonly [Gap, Gap, Gap]>> = {
  'texts texts': [
    { beside: 4, above: 1.9 },
    { beside: 1.6, above: 0.8 },
    { beside: 0.3, above: 0.1 },
  ],
  'logo texts': [
    { beside: 2.4, above: 2.2 },
    { beside: 1.3, above: 1.1 },
    { beside: 0.3, above: 0.2 },
  ],
  'code texts': [
    { beside: 2, above: 1.2 },
    { beside: 0.8, above: 0.5 },
    { beside: 0, above: 0 },
  ],
  'code logo': [
    { beside: 2, above: 2 },
    { beside: 0.8, above: 0.8 },
    { beside: 0, above: 0 },
  ],
  'rule texts': [
    { beside: 1.2, above: 1.4 },
    { beside: 1, above: 1 },
    { beside: 0.1, above: 0.1 },
  ],
  rule: [
    { beside: 1.2, above: 1.2 },
    { beside: 0.6, above: 0.6 },
    { beside: 0, above: 0 },
  ],
};

function gapBetween(one: Part, other: Part, level: Level): Gap {
  const key = [one.kind, other.kind].sort().join(' ');
  const found = gaps[key] ?? gaps.rule;
  return found?.[level] ?? { beside: 0, above: 0 };
}

/** Whether two parts are apart after shifts. */
export function areApart(one: Part, other: Part, level: Level, by: Shift, otherBy: Shift): boolean {
  const gap = gapBetween(one, other, level);
  return one.boxes.every((box) => {
    const own = shifted(box, by);
    return other.boxes.every((near) => !areWithin(own, shifted(near, otherBy), gap));
  });
}

/** What parts are placed among. */
export type Surroundings = {
  cut: Size;
  safe: Box;
  /** Graphics that text is not laid on. */
  solids: readonly SceneShape[];
  /** A panel that is no shape. */
  panels: readonly Box[];
  /** Where no part may be, such as a photo. */
  taken: readonly Box[];
};

/** What the parts of a side are placed among. */
export function surroundingsOf({ items, cut, guides }: Scene, plates: readonly string[]): Surroundings {
  return {
    cut,
    safe: guides.safe,
    solids: items.filter(
      (item) => item.kind === 'shape' && !item.isTexture && !plates.includes(item.id),
    ) as SceneShape[],
    panels: items.flatMap((item) => (item.kind === 'fill' && item.part === 'panel' ? [item.box] : [])),
    taken: items.flatMap((item) => (item.kind === 'picture' ? [item.box] : [])),
  };
}

/** Whether a part is on the card as well as it was: within the margin, and clear of graphics or on the same ones. */
export function isWellPlaced(part: Part, by: Shift, around: Surroundings): boolean {
  return part.boxes.every((box) => {
    const own = shifted(box, by);
    return (
      isAsFarInside(own, box, around.safe) &&
      around.panels.every(
        (panel) => isBesidePanel(own, panel) && isInside(own, panel) === isInside(box, panel),
      ) &&
      around.taken.every((taken) => !areWithin(own, taken, { beside: 1.9, above: 1.9 })) &&
      around.solids.every((shape) => isClearOf(shape, own) && onSameSide(shape, own, box))
    );
  });
}

function isAsFarInside(box: Box, before: Box, safe: Box): boolean {
  return minMargin(box, safe) >= Math.min(0, minMargin(before, safe)) - 1e-6;
}

/** The least distance from a panel's edge, in mm. */
const besidePanel = 1;

function isBesidePanel(box: Box, panel: Box): boolean {
  const isOutside = !areWithin(box, panel, { beside: besidePanel, above: besidePanel });
  return isOutside || minMargin(box, panel) >= besidePanel - 1e-6;
}

/** Whether a box is far enough from a shape, or inside it as in a panel. */
export function isClearOf(shape: SceneShape, box: Box): boolean {
  const { needed, insidePanel } = printLimits.graphicToTextMm;
  const distance = edgeDistance(shape, box, needed);
  return distance >= needed || (distance >= insidePanel && containsBox(shape, box));
}

/** A box that moves stays on a shape or off it: its colour suits what is under it. */
function onSameSide(shape: SceneShape, box: Box, before: Box): boolean {
  return touchesBox(shape, box) === touchesBox(shape, before);
}

/** A shift after which boxes are on the card; their place where they have more room than it. */
export function ontoCard(boxes: readonly Box[], by: Shift, { width, height }: Size): Shift {
  let { x, y } = by;
  for (const box of boxes) {
    x = Math.min(Math.max(x, -box.x), width - box.x - box.width);
    y = Math.min(Math.max(y, -box.y), height - box.y - box.height);
  }
  return { x, y };
}
