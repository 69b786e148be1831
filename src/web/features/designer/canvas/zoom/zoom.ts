import type { Size } from '#layout/guides.ts';
import { mmToPreviewPx } from '#layout/units.ts';

/** In percent; at 100 % a 94x54mm card is 376x216 px. */
export const zoomLimits = { min: 50, max: 400, step: 25 } as const;

export type Zoom = number | 'fit';

/** Fitting rounds down to multiples of this, so that the zoom shown is a round number. */
const fitStep = 5;

/** The share of the viewport that a fitted card may take. */
const fitShare = { width: 0.77, height: 0.898 } as const;

/** The largest round zoom at which a card with its bleed fits into the viewport with a margin. */
export function fitZoom(viewport: Size, cardMm: Size): number {
  const widest = (viewport.width * fitShare.width) / mmToPreviewPx(cardMm.width);
  const highest = (viewport.height * fitShare.height) / mmToPreviewPx(cardMm.height);
  const percent = Math.floor((Math.min(widest, highest) * 100) / fitStep) * fitStep;
  return clamp(percent);
}

/** The next round zoom up or down. */
export function zoomed(percent: number, direction: 1 | -1): number {
  const { step } = zoomLimits;
  const steps = direction === 1 ? Math.floor(percent / step) + 1 : Math.ceil(percent / step) - 1;
  return clamp(steps * step);
}

function clamp(percent: number): number {
  return Math.min(Math.max(percent, zoomLimits.min), zoomLimits.max);
}
