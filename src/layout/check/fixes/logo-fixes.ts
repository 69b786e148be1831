import { type Card, logoLimits } from '#domain/card/card.ts';
import { logoOffsetAt } from '#domain/card/logo-offset.ts';
import { resolveCard } from '#domain/card/resolve-card.ts';
import { suggestedLogoSize } from '../../layouts/plan-of.ts';
import type { PlacedLogo, Scene } from '../../scene.ts';
import type { Fix, PrintedSide } from './fix.ts';

/** Moves the logo into the safe area by whole millimetres; shrinks it when it is too large for that. */
export function moveLogoInside({ scene, card }: PrintedSide): Fix[] {
  const logo = logoOf(scene);
  if (!logo) return [];
  const { image } = logo;
  const { safe } = scene.guides;
  const share = Math.min(safe.width / image.width, safe.height / image.height);
  if (share < 1) return [...shrinkLogo(card, share), ...resetLogo(card)];
  const right = wholeStep(image.x, image.width, safe.x, safe.width);
  const down = wholeStep(image.y, image.height, safe.y, safe.height);
  return [...moveLogo(card, right, down), ...resetLogo(card)];
}

function moveLogo(card: Card, right: number, down: number): Fix[] {
  const { leftMm, topMm } = resolveCard(card).logo;
  const offset = { leftMm: leftMm + right, topMm: topMm + down };
  const { min, max } = logoLimits.offset;
  if (Object.values(offset).some((length) => length < min || length > max)) return [];
  return [{ kind: 'moveLogo', right, down, change: logoOffsetAt(card, offset) }];
}

/** The whole millimetres after which a length is within another. */
function wholeStep(start: number, length: number, from: number, space: number): number {
  const before = from - start;
  if (before > 0) return Math.ceil(before - 1e-6);
  const past = start + length - from - space;
  return past > 0 ? -Math.ceil(past - 1e-6) : 0;
}

export function shrinkLogo(card: Card, share: number): Fix[] {
  const { sizeMm: before } = resolveCard(card).logo;
  const size = Math.floor(before * share);
  if (size < logoLimits.size.min || size >= before) return [];
  return [{ kind: 'shrinkLogo', size, change: { style: { logo: { sizeMm: size } } } }];
}

/** Undoes the version that a person has chosen. Anything else about a brand only its person knows. */
export function drawLogoAutomatically(card: Card): Fix[] {
  if (resolveCard(card).logo.version === 'automatic') return [];
  return [{ kind: 'automaticLogo', change: { style: { logo: { version: undefined } } } }];
}

/** Moves the logo to its planned position, or shrinks it. */
export function makeRoomForTexts({ scene, card }: PrintedSide): Fix[] {
  if (!logoOf(scene)) return [];
  const { leftMm, topMm } = resolveCard(card).logo;
  return [
    ...(leftMm === 0 && topMm === 0 ? [] : moveLogo(card, 0 - leftMm, 0 - topMm)),
    ...[0.85, 0.7, 0.55].flatMap((share) => shrinkLogo(card, share)),
    ...resetLogo(card),
  ];
}

/** Puts the logo at its planned position, at most at the suggested size. */
function resetLogo(card: Card): Fix[] {
  const suggestedSize = suggestedLogoSize(card);
  const { sizeMm: before, leftMm, topMm } = resolveCard(card).logo;
  if (suggestedSize >= before) return moveLogo(card, 0 - leftMm, 0 - topMm);
  const { style } = logoOffsetAt(card, { leftMm: 0, topMm: 0 });
  const logo = { ...style?.logo, sizeMm: suggestedSize };
  return [{ kind: 'shrinkLogo', size: suggestedSize, change: { style: { ...style, logo } } }];
}

function logoOf(scene: Scene): PlacedLogo | undefined {
  return scene.items.find((item) => item.kind === 'logo');
}
