import type { Size } from '#layout/formats.ts';
import type { Guides } from '#layout/guides.ts';
import { mmToPreviewPx } from '#layout/units.ts';

/** Where a card with its bleed stands in a room, in px; `ground` is what can be scrolled to. */
export type CardPlace = {
  left: number;
  top: number;
  width: number;
  height: number;
  ground: Size;
  pxPerMm: number;
};

/** Air around a card that is larger than its room. */
const marginPx = 24;

/** The card in the middle of the room, or scrollable where it is larger. */
export function placeCard({ bleed }: Guides, percent: number, room: Size): CardPlace {
  const pxPerMm = mmToPreviewPx(1) * (percent / 100);
  const [width, height] = [bleed.width * pxPerMm, bleed.height * pxPerMm];
  const ground = {
    width: width > room.width ? width + 2 * marginPx : room.width,
    height: height > room.height ? height + 2 * marginPx : room.height,
  };
  return {
    left: Math.round((ground.width - width) / 2),
    top: Math.round((ground.height - height) / 2),
    width,
    height,
    ground,
    pxPerMm,
  };
}
