import type { BackLogo } from '#domain/card/card-back.ts';
import type { Guides, Size } from '../guides.ts';

/** The place and the size of a large logo on the right of a back that the cut edge crops. */
export function croppedPlace({ cut, bleed }: Pick<Guides, 'cut' | 'bleed'>) {
  return { left: 0.52 * cut.width, top: bleed.y, sizeMm: Math.round(1.3 * cut.height) };
}

/** The numbers that put a logo from the middle of a back to that place. `pixels` is the size of its image. */
export function croppedLogo(guides: Pick<Guides, 'cut' | 'bleed'>, pixels: Size): Required<BackLogo> {
  const { left, top, sizeMm } = croppedPlace(guides);
  const scale = sizeMm / Math.max(pixels.width, pixels.height);
  const { width, height } = guides.cut;
  return {
    sizeMm,
    leftMm: Math.round(left + (pixels.width * scale) / 2 - width / 2),
    topMm: Math.round(top - (height - pixels.height * scale) / 2),
  };
}
