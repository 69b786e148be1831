import { isInside } from '../blocks/collisions.ts';
import { textBox } from '../blocks/text-box.ts';
import { growBox } from '../boxes.ts';
import type { Box } from '../guides.ts';
import type { LayoutFonts } from '../look-layout.ts';
import type { RunField, Scene } from '../scene.ts';
import { areApart, isClearOf, type Level, type Surroundings } from './clearance.ts';
import { noShift, partsOf } from './parts.ts';

/** What a text on another line, one that is smaller by all of its size, and parts that are near are worth, in mm of moves. */
const costs = { wrap: 2, email: 5, smaller: 14, near: 6 } as const;

/**
 * How much worse the text of a front is than before, in mm of moves: broken lines and smaller sizes. Null where it does not
 * fit at all, or the logo is lost.
 */
export function strainOf(
  scene: Scene,
  before: Scene,
  { fonts, around, isLogoApart }: { fonts: LayoutFonts; around: Surroundings; isLogoApart: boolean },
): number | null {
  const [own, planned] = [textsOf(scene), textsOf(before)];
  const hasCutText = ({ items }: Scene) => items.some((item) => item.kind === 'text' && item.isTooLong);
  if ((hasCutText(scene) && !hasCutText(before)) || !isSound(scene, fonts, around)) return null;
  const hasLogo = ({ items }: Scene) => items.some(({ kind }) => kind === 'logo');
  if (hasLogo(before) && !isLogoApart && !hasLogo(scene)) return null;
  if ([...planned.keys()].some((field) => !own.has(field))) return null;
  const isCrowded = !arePartsApart(scene, fonts, 1) && arePartsApart(before, fonts, 1);
  let strain = isCrowded ? costs.near : 0;
  for (const [field, { lines, sizePt }] of own) {
    const asPlanned = planned.get(field);
    if (!asPlanned) continue;
    const wraps = Math.max(0, lines - asPlanned.lines);
    strain += wraps * (field === 'email' ? costs.email : costs.wrap);
    strain += costs.smaller * Math.max(0, 1 - sizePt / asPlanned.sizePt) * (isHeading(field) ? 0.6 : 1);
  }
  return strain;
}

function isHeading(field: RunField): boolean {
  return field === 'fullName' || field === 'companyName';
}

function textsOf({ items }: Scene): Map<RunField, { lines: number; sizePt: number }> {
  const found = new Map<RunField, { lines: number; sizePt: number }>();
  for (const item of items) {
    if (item.kind !== 'text' || item.field === null) continue;
    const lines = Math.max(found.get(item.field)?.lines ?? 0, item.line + 1);
    found.set(item.field, { lines, sizePt: Math.max(found.get(item.field)?.sizePt ?? 0, item.sizePt) });
  }
  return found;
}

/** In a look lines may reach a little past the margin above and below, as a share of their height. */
const pastMargin = 0.15;

/** Whether all text is within the margins, clear of the graphic and on nothing else. */
function isSound(scene: Scene, fonts: LayoutFonts, { solids }: Surroundings): boolean {
  const boxes = scene.items.flatMap((item) => (item.kind === 'text' ? [textBox(item)] : []));
  const isWithin = (box: Box) =>
    isInside(growBox(box, 0, scene.hasLook ? -pastMargin * box.height : 0), scene.guides.safe);
  const isClear = (box: Box) => solids.every((shape) => isClearOf(shape, box));
  return boxes.every((box) => isWithin(box) && isClear(box)) && arePartsApart(scene, fonts, 2);
}

function arePartsApart(scene: Scene, fonts: LayoutFonts, level: Level): boolean {
  const parts = partsOf(scene, fonts);
  return parts.every((one, index) =>
    parts.slice(index + 1).every((other) => areApart(one, other, level, noShift, noShift)),
  );
}
