import { cropOf, type FrontPicture, type PictureShape } from '#domain/card/card-picture.ts';
import type { ColourRole } from '#domain/look/look-palettes.ts';
import { clipBox } from '../boxes.ts';
import { mixColours } from '../colour/mix-colours.ts';
import { isAcross, mirrorEdge, restAt, stripAt, turnEdge } from '../graphics/canvas.ts';
import type { Edge } from '../graphics/motif.ts';
import { boxOfPath, circle, mapPath, rectangle } from '../graphics/path.ts';
import type { Box, Guides } from '../guides.ts';
import type { PlacedPicture, SceneShape } from '../scene.ts';
import type { SideDrawing } from './drawn-graphics.ts';
import type { PictureDesign } from './look.ts';

/** Where a picture comes out of the ground. */
type Fade = Omit<NonNullable<PlacedPicture['fade']>, 'colour'>;

/** The place of a picture on a card, and the area that it leaves for the texts. */
type PicturePlace = Pick<PlacedPicture, 'box' | 'isRound'> & {
  fade?: Fade;
  /** What the picture alone covers: where the initials are while there is none. */
  clear: Box;
  /** The plate under the texts. */
  plate?: Box;
  free: Box;
};

/** A place for a shape that the look was not made for. */
const usualPlaces: Record<PictureShape, Pick<PictureDesign, 'at' | 'share'>> = {
  full: { at: 'right', share: 0.44 },
  half: { at: 'right', share: 0.42 },
  round: { at: 'right', share: 0.5 },
  square: { at: 'left', share: 0.5 },
};

/** What a picture adds to a side: what is drawn under the texts, and the area of these. */
export type DrawnPicture = {
  picture: PlacedPicture | null;
  shapes: readonly SceneShape[];
  free: Box;
  /** The place of the picture while there is none. */
  empty: Box | null;
};

/** The picture of a side, or its place with the initials of the card. `scale` below 1 gives the texts room. */
export function drawPicture(
  look: PictureDesign,
  picture: FrontPicture | undefined,
  drawing: SideDrawing,
  { scale, isMirrored, hasLogo }: { scale: number; isMirrored: boolean; hasLogo?: boolean | undefined },
): DrawnPicture {
  const { guides, palette, ground } = drawing;
  const place = placeOf(look, picture?.shape, { guides, scale, isMirrored });
  const { plate, free } = place;
  const plates = plate ? [shapeOf('plate', boxPath(plate), ground)] : [];
  if (!picture?.ref) {
    // The logo is where the initials were.
    const shapes = emptyPlace(place, drawing, hasLogo ? look.seat : null);
    return { picture: null, shapes: [...shapes, ...plates], free, empty: clipBox(place.clear, guides.cut) };
  }
  const [dark, light] = look.duotone;
  return {
    picture: {
      ...placed(picture, picture.ref, place),
      ...(place.fade && { fade: { ...place.fade, colour: ground } }),
      ...(picture.isDuotone && { duotone: [palette[dark], palette[light]] }),
    },
    shapes: plates,
    free,
    empty: null,
  };
}

function placed(picture: FrontPicture, asset: string, { box, isRound }: PicturePlace): PlacedPicture {
  const crop = cropOf(picture, box.width / box.height);
  const [width, height] = [box.width / crop.width, box.height / crop.height];
  return {
    kind: 'picture',
    id: 'picture',
    asset,
    box,
    ...(isRound && { isRound }),
    image: { x: box.x - crop.x * width, y: box.y - crop.y * height, width, height },
    pixels: picture.pixels,
  };
}

function placeOf(
  look: PictureDesign,
  wanted: PictureShape = look.shape,
  { guides, scale, isMirrored }: { guides: Guides; scale: number; isMirrored: boolean },
): PicturePlace {
  const {
    at: designed,
    share,
    hasPlate,
  } = wanted === look.shape ? look : { ...usualPlaces[wanted], hasPlate: false };
  const { width, height } = guides.cut;
  const turned = width - height < 1 ? turnEdge(designed) : designed;
  const at = isMirrored ? mirrorEdge(turned) : turned;
  if (wanted === 'round' || wanted === 'square') {
    return { ...portraitAt(at, share * scale, guides), ...(wanted === 'round' && { isRound: true }) };
  }
  const frame = { width, height, bleed: -guides.bleed.x, box: guides.bleed };
  const { strip, rest } = stripAt(frame, at, share * scale);
  if (wanted === 'half') return { box: strip, clear: strip, free: rest };
  // Where it is covered it needs no pixels.
  if (!hasPlate) return { box: strip, clear: strip, fade: fadeFrom(at, rest, strip), free: rest };
  const plate = plateIn(at, rest, guides);
  return { box: guides.bleed, clear: strip, plate, free: plate };
}

/** From the cut to a portrait, in mm: where the texts begin. */
function marginOf({ cut: { width, height } }: Guides): number {
  return width > height ? 6 : 5;
}

/** A portrait in the middle of its edge, or in the corner above or below the texts. */
function portraitAt(at: Edge, share: number, guides: Guides): PicturePlace {
  const { width, height } = guides.cut;
  const side = share * Math.min(width, height);
  const margin = marginOf(guides);
  const box = isAcross(at)
    ? { x: at === 'left' ? margin : width - margin - side, y: (height - side) / 2, width: side, height: side }
    : { x: margin, y: at === 'top' ? margin : height - margin - side, width: side, height: side };
  return { box, clear: box, free: restAt(guides.cut, at, margin + side) };
}

/** The plate of the texts, as far from the cut as a frame is. */
function plateIn(at: Edge, rest: Box, guides: Guides): Box {
  const by = marginOf(guides) - 1.5;
  const [left, top] = [at === 'left' ? 0 : by, at === 'top' ? 0 : by];
  const [right, bottom] = [at === 'right' ? 0 : by, at === 'bottom' ? 0 : by];
  return {
    x: rest.x + left,
    y: rest.y + top,
    width: rest.width - left - right,
    height: rest.height - top - bottom,
  };
}

/** How much of the clear part it takes until all of the picture is seen. */
const fadeShare = 0.62;

/** A picture comes out of the ground beside the texts. */
function fadeFrom(at: Edge, { x, y, width, height }: Box, strip: Box): Fade {
  const length = fadeShare * (isAcross(at) ? strip.width : strip.height);
  switch (at) {
    case 'left':
      return { axis: 'x', from: x, to: x - length };
    case 'right':
      return { axis: 'x', from: x + width, to: x + width + length };
    case 'top':
      return { axis: 'y', from: y, to: y - length };
    case 'bottom':
      return { axis: 'y', from: y + height, to: y + height + length };
  }
}

/** The height of the initials in an empty place, as a share of its shorter side. */
const initialShare = 0.42;

/** A tinted area with the initials, or one in the colour of the logo's place. */
function emptyPlace(
  { box, clear, plate, isRound }: PicturePlace,
  drawing: SideDrawing,
  seat: ColourRole | null,
): SceneShape[] {
  const { palette, letters, initial, guides } = drawing;
  const area = plate ? box : clear;
  const outline = isRound
    ? circle(area.x + area.width / 2, area.y + area.height / 2, area.width / 2)
    : boxPath(area);
  if (seat) return [shapeOf('place', outline, palette[seat])];
  const { path, width, height } = letters(initial);
  const seen = clipBox(clear, guides.cut);
  const scale = Math.min(initialShare * Math.min(seen.width, seen.height), (0.7 * seen.width) / width);
  const ink = boxOfPath(path || 'M0 0');
  const [x, y] = [
    seen.x + seen.width / 2 - (ink.x + width / 2) * scale,
    seen.y + seen.height / 2 - (ink.y + ink.height / 2) * scale,
  ];
  const letter = height > 0 && path !== '' ? mapPath(path, (dx, dy) => [x + dx * scale, y + dy * scale]) : '';
  return [
    shapeOf('place', outline, palette.panel),
    ...(letter === '' ? [] : [shapeOf('initial', letter, mixColours(palette.panel, palette.accent, 0.72))]),
  ];
}

function boxPath({ x, y, width, height }: Box): string {
  return rectangle(x, y, width, height);
}

function shapeOf(name: string, path: string, fill: string): SceneShape {
  return { kind: 'shape', id: `picture-${name}`, part: 'graphic', path, fill };
}
