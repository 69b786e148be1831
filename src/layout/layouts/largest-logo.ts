import type { Size } from '../guides.ts';

/** The width that texts beside a logo keep, with the gap to it, in mm. */
const textsBesideLogo = 38;

/** The largest logo beside the texts of a landscape card, in mm. */
export function largestBesideTexts({ width, height }: Size): Size {
  return { width: width - 12 - textsBesideLogo, height: height - 9 };
}

/** The largest logo above the texts of a portrait card, or beside the first ones of a small card, in mm. */
export function largestAboveTexts({ width, height, isSmall }: Size & { isSmall: boolean }): Size {
  return isSmall ? { width: 0.5 * width, height: 0.5 * height } : { width: width - 10, height: 0.5 * height };
}
