import { logoLimits } from '#domain/card/card.ts';
import type { Size } from '../../guides.ts';

/** The optical size of logos on a card of 90 × 50 mm: the area of their boxes in mm², their heights and widths in mm. */
const optical = { area: 115, leastArea: 60, height: [4.5, 14.5], width: [8, 34] } as const;

const designed: Size = { width: 90, height: 50 };

/** How much larger logos are on a card of another size. */
export function logoScale({ width, height }: Size): number {
  const scale = Math.sqrt((width * height) / (designed.width * designed.height));
  return Math.max(0.8, Math.min(1.25, scale));
}

/** The size of a logo on a card: all look equally large. `share` makes it smaller, to the least that it may be. */
export function opticalSize(logo: Size, cut: Size, share = 1): Size {
  const scale = logoScale(cut);
  const aspect = logo.width / logo.height;
  const area = Math.max(optical.leastArea, optical.area * share ** 2) * scale ** 2;
  const [lowest, highest] = optical.height.map((height) => height * scale) as [number, number];
  const [, widest] = optical.width.map((width) => width * scale) as [number, number];
  const height = Math.max(Math.min(Math.sqrt(area / aspect), highest), Math.min(lowest, widest / aspect));
  const fitting = Math.min(height, widest / aspect);
  return { width: fitting * aspect, height: fitting };
}

/** Whether a logo is not smaller than any may be. */
export function isLargeEnough({ width, height }: Size, cut: Size): boolean {
  return width * height >= optical.leastArea * logoScale(cut) ** 2 * 0.98;
}

/** The size that a person has set; null where it is the one that every card begins with. */
export function ownSize(logo: Size, sizeMm: number): Size | null {
  if (sizeMm === logoLimits.size.fallback) return null;
  const scale = sizeMm / Math.max(logo.width, logo.height);
  return { width: logo.width * scale, height: logo.height * scale };
}

/** What is left clear around a logo, in mm. */
export function airAround({ height }: Size, cut: Size): number {
  return Math.max(1.6, Math.min(3.2, height / 4)) * logoScale(cut);
}
