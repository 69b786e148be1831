import type { Size } from '../../guides.ts';
import { qrSize } from '../../qr/encode-qr.ts';
import type { CaptionPlace } from '../code-seat.ts';
import type { CodePage } from './code-page.ts';

/** In mm: the smallest and the largest code, the module that is aimed at, and the least that is right for print. */
const sizes = { min: 16, max: 24, largest: 30 } as const;

export const modules = { aimed: 0.48, wanted: 0.45, least: 0.4, smallest: 0.35 } as const;

export type Attempt = { caption: CaptionPlace; sizeMm: number };

const otherPlaces: Readonly<Record<CaptionPlace, readonly CaptionPlace[]>> = {
  inside: ['inside', 'below', 'foot'],
  below: ['below', 'inside', 'foot'],
  top: ['top', 'foot', 'inside', 'below'],
  foot: ['foot', 'top', 'inside', 'below'],
};

export function attemptsOf({ seat, card, guides: { cut }, text }: CodePage): Attempt[] {
  const suggested = suggestedSizes(text, cut);
  const { sizeMm } = card.back.qr;
  const places = seat.kind === 'cell' ? (['inside', 'below'] as const) : otherPlaces[seat.caption];
  return places.flatMap((caption) =>
    (sizeMm === undefined ? suggested : [sizeMm]).map((size) => ({ caption, sizeMm: size })),
  );
}

/** The sizes of a code, the best first. */
function suggestedSizes(text: string, { width, height }: Size): number[] {
  const strong = qrSize(text, 'M') ?? 0;
  const weak = qrSize(text, 'L') ?? strong;
  const count = sizes.max / strong >= modules.wanted ? strong : weak;
  const isSmall = Math.min(width, height) < 45;
  const aimed = Math.max(sizes.min, Math.min(sizes.max - (isSmall ? 4 : 0), modules.aimed * count));
  const least = Math.max(sizes.min, modules.least * count);
  const steps = [1, 0.94, 0.88, 0.82].map((share) => share * aimed).filter((size) => size >= least);
  const rest = Math.max(sizes.min, Math.min(sizes.largest, modules.smallest * count));
  return [
    ...new Set([
      aimed,
      ...steps,
      ...(least < aimed ? [least] : []),
      ...(rest < aimed ? [rest] : [Math.max(aimed, rest)]),
    ]),
  ].map((size) => Math.round(100 * size) / 100);
}

export function countOf(text: string, sizeMm: number): number {
  const strong = qrSize(text, 'M') ?? 29;
  return sizeMm / strong >= modules.wanted ? strong : (qrSize(text, 'L') ?? strong);
}
