import { type Crop, cropOf, type FrontPicture } from '#domain/card/card-picture.ts';

/** The middle of what is shown: the point of a picture as near as its edges allow. */
export function shownFocus({ x, y, width, height }: Crop): FrontPicture['focus'] {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The picture with another part in view, moved by shares of what is shown. It stops at the edges. */
export function moveFocus(
  picture: FrontPicture,
  proportion: number,
  right: number,
  down: number,
): FrontPicture {
  const crop = cropOf(picture, proportion);
  const { x, y } = shownFocus(crop);
  const moved = {
    ...picture,
    focus: { x: within(x + right * crop.width), y: within(y + down * crop.height) },
  };
  return { ...moved, focus: shownFocus(cropOf(moved, proportion)) };
}

function within(share: number): number {
  return Math.min(1, Math.max(0, share));
}
