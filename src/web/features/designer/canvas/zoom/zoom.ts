import type { Size } from '#layout/formats.ts';
import { mmToPreviewPx } from '#layout/units.ts';

/** In percent; at 100 % a 94x54mm card is 376x216 px. */
export const zoomLimits = { min: 50, max: 400, step: 25 } as const;

export type Zoom = number | 'fit';

/** Fit goes in steps of this, so that the number beside the buttons stays a round one. */
const fitStep = 5;

/** How much of a room a fitted card may take: air on its sides, less above and below. */
const fitShare = { width: 0.77, height: 0.898 } as const;

/** The largest round zoom at which a card with its bleed stands in a room with some air around it. */
export function fitZoom(room: Size, cardMm: Size): number {
  const widest = (room.width * fitShare.width) / mmToPreviewPx(cardMm.width);
  const highest = (room.height * fitShare.height) / mmToPreviewPx(cardMm.height);
  const percent = Math.floor((Math.min(widest, highest) * 100) / fitStep) * fitStep;
  return clamped(percent);
}

/** The next round zoom up or down. */
export function zoomed(percent: number, direction: 1 | -1): number {
  const { step } = zoomLimits;
  const steps = direction === 1 ? Math.floor(percent / step) + 1 : Math.ceil(percent / step) - 1;
  return clamped(steps * step);
}

function clamped(percent: number): number {
  return Math.min(Math.max(percent, zoomLimits.min), zoomLimits.max);
}
