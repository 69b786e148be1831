import { type CardDesign, logoLimits, logoPlacementOf } from '#domain/card/card.ts';
import { suggestedLogoSize } from '../layouts/plan-of.ts';
import type { PlacedLogo, Scene } from '../scene.ts';
import type { Card, Fix } from './fix.ts';

/** Moves the logo into the safe area by whole millimetres; shrinks it when it is too large for that. */
export function moveLogoInside({ scene, design }: Card): Fix[] {
  const logo = logoOf(scene);
  if (!logo) return [];
  const { image } = logo;
  const { safe } = scene.guides;
  const share = Math.min(safe.width / image.width, safe.height / image.height);
  if (share < 1) return [...shrinkLogo(design, share), ...resetLogo(design)];
  const right = wholeStep(image.x, image.width, safe.x, safe.width);
  const down = wholeStep(image.y, image.height, safe.y, safe.height);
  return [...moveLogo(design, right, down), ...resetLogo(design)];
}

function moveLogo(design: Partial<CardDesign>, right: number, down: number): Fix[] {
  const { left, top } = logoPlacementOf(design);
  const change = { logoX: left + right, logoY: top + down };
  const { min, max } = logoLimits.offset;
  if (Object.values(change).some((offset) => offset < min || offset > max)) return [];
  return [{ kind: 'moveLogo', right, down, change }];
}

/** The whole millimetres after which a length is within another. */
function wholeStep(start: number, length: number, from: number, space: number): number {
  const before = from - start;
  if (before > 0) return Math.ceil(before - 1e-6);
  const past = start + length - from - space;
  return past > 0 ? -Math.ceil(past - 1e-6) : 0;
}

export function shrinkLogo(design: Partial<CardDesign>, share: number): Fix[] {
  const { size: before } = logoPlacementOf(design);
  const size = Math.floor(before * share);
  if (size < logoLimits.size.min || size >= before) return [];
  return [{ kind: 'shrinkLogo', size, change: { logoSize: size } }];
}

/** Moves the logo to its planned position, or shrinks it. */
export function makeRoomForTexts({ scene, design }: Card): Fix[] {
  if (!logoOf(scene)) return [];
  const { left, top } = logoPlacementOf(design);
  return [
    ...(left === 0 && top === 0 ? [] : moveLogo(design, 0 - left, 0 - top)),
    ...[0.85, 0.7, 0.55].flatMap((share) => shrinkLogo(design, share)),
    ...resetLogo(design),
  ];
}

/** Puts the logo at its planned position, at most at the suggested size. */
function resetLogo(design: Partial<CardDesign>): Fix[] {
  const suggestedSize = suggestedLogoSize(design);
  const { size: before, left, top } = logoPlacementOf(design);
  if (suggestedSize >= before) return moveLogo(design, 0 - left, 0 - top);
  return [
    { kind: 'shrinkLogo', size: suggestedSize, change: { logoSize: suggestedSize, logoX: 0, logoY: 0 } },
  ];
}

function logoOf(scene: Scene): PlacedLogo | undefined {
  return scene.items.find((item) => item.kind === 'logo');
}
