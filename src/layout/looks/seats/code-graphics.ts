import type { CardLook } from '#domain/card/look/card-look.ts';
import { growBox } from '../../boxes.ts';
import { cardShapeOf } from '../../graphics/canvas.ts';
import { shrinkGraphic } from '../../graphics/draw-graphic.ts';
import type { FlatOutline } from '../../graphics/flatten-path.ts';
import { flattenPath } from '../../graphics/flatten-path.ts';
import type { Graphic } from '../../graphics/motifs.ts';
import { touchesBox } from '../../graphics/shape-geometry.ts';
import type { Box, Size } from '../../guides.ts';
import type { SceneShape } from '../../scene.ts';
import type { CodeSeat, SeatGraphic } from '../code-seat.ts';
import { frontStrength, lookOf } from '../data/released-looks.ts';
import { drawAround, drawShapes, type SideDrawing } from '../drawn-graphics.ts';
import { vary } from '../vary-graphics.ts';
import { tilesFor } from './lattice.ts';
import type { Plate } from './plate.ts';
import { boxOutline, wholeElements } from './whole-elements.ts';

/** What graphics keep clear of: the plate, where nothing countable may be, and boxes of captions. */
export type Kept = {
  plate: Plate | null;
  /** What a graphic beside the code ends before. */
  half: Box | null;
  texts: readonly Box[];
  /** The code with its quiet zone, and the captions on its plate. */
  quiet: Box;
};

/** From a plate and from a text to an element that is left whole, in mm. */
const fromPlate = 2;
const fromText = 2.2;
/** From a plate to where rays and rings begin. */
const startsAfter = 2.4;

/** The graphics of a seat as a card varies them, at the shape of the card. */
export function seatGraphics(
  { graphics, tall }: Pick<CodeSeat, 'graphics' | 'tall'>,
  look: CardLook,
  card: Size,
): SeatGraphic[] {
  const shape = cardShapeOf(card);
  const designed: readonly Graphic[] =
    shape !== 'wide' && tall ? tall.map((graphic) => ({ ...graphic, shape })) : graphics;
  // Their parameters leave room for the code: they are not moved at random.
  const { paramsSeed: _, ...choices } = look;
  return vary(designed, choices, frontStrength(lookOf(look.id, look.version).front)).map(
    (graphic) => fitted(graphic, card) as SeatGraphic,
  );
}

/** Tiles keep their size, and circles their place. */
function fitted(graphic: Graphic, card: Size): Graphic {
  const { motif, params } = graphic;
  if (motif === 'tiles') {
    return { ...graphic, shape: cardShapeOf(card), params: { ...params, count: tilesFor(card, 18) } };
  }
  return graphic;
}

/** The shapes of the graphics under a plate and over it. */
export function drawSeatGraphics(
  graphics: readonly SeatGraphic[],
  drawing: SideDrawing,
  kept: Kept,
): { under: SceneShape[]; over: SceneShape[] } {
  const under: SceneShape[] = [];
  const over: SceneShape[] = [];
  for (const [index, graphic] of graphics.entries()) {
    if (graphic.how === 'over') over.push(...drawBelowCode(graphic, index, drawing, kept.quiet));
    else under.push(...drawUnder(graphic, index, drawing, kept));
  }
  return { under, over };
}

function drawUnder(graphic: SeatGraphic, index: number, drawing: SideDrawing, kept: Kept): SceneShape[] {
  const { plate, half, texts } = kept;
  const textOutlines = texts.map(boxOutline);
  const whole = (shapes: readonly SceneShape[], outlines: readonly FlatOutline[], distance: number) =>
    shapes.map((shape) => wholeElements(shape, outlines, distance)).filter(({ path }) => path !== '');
  switch (graphic.how) {
    case 'whole': {
      const boxes = [...texts, ...(half ? [half] : plate ? [plate.box] : [])];
      // A round plate leaves more room than its box.
      const isRound = plate?.shape === 'disc' && !half;
      // A stem ends before what is in its way.
      if (graphic.motif === 'sprig') {
        return drawAround(
          graphic,
          index,
          drawing,
          boxes.map((box) => growBox(box, fromPlate)),
        );
      }
      const shapes = drawAround(graphic, index, drawing, isRound ? texts : boxes);
      const outlines = half ? [boxOutline(half)] : plate ? flattenPath(plate.path) : [];
      return whole(whole(shapes, outlines, fromPlate), textOutlines, fromText);
    }
    case 'around': {
      const { shapes } = drawShapes(plate ? centred(graphic, plate, drawing) : graphic, index, drawing);
      const outlines = plate ? flattenPath(plate.path) : [];
      return graphic.motif === 'rings'
        ? whole(whole(shapes, outlines, 0.8), textOutlines, fromText)
        : [...shapes];
    }
    case 'over':
    case 'under':
    case undefined:
      break;
  }
  return [...drawShapes(graphic, index, drawing).shapes];
}

/** A round graphic around the middle of a plate. Rays begin after its outline. */
function centred(graphic: SeatGraphic, plate: Plate, { guides: { cut } }: SideDrawing): Graphic {
  const [cx, cy] = [plate.centre[0] / cut.width, plate.centre[1] / cut.height];
  const shorter = Math.min(cut.width, cut.height);
  const shape = cardShapeOf(cut);
  const { motif, params } = graphic;
  const from = (plate.radius + startsAfter) / shorter;
  if (motif === 'rays') return { ...graphic, shape, params: { ...params, cx, cy, from, disc: 0 } };
  if (motif === 'guilloche') {
    return { ...graphic, shape, params: { ...params, cx, cy, radius: (plate.radius + 13) / shorter } };
  }
  return { ...graphic, shape, params: { ...params, cx, cy } };
}

const shares = [1, 0.82, 0.64, 0.5, 0.38, 0.28] as const;

/** Hills, waves and stripes that are as low as the code needs. */
function drawBelowCode(
  graphic: SeatGraphic,
  index: number,
  drawing: SideDrawing,
  quiet: Box,
): readonly SceneShape[] {
  for (const share of shares) {
    const { shapes } = drawShapes(shrinkGraphic<Graphic['motif']>(graphic, share), index, drawing);
    if (!shapes.some((shape) => touchesBox(shape, quiet))) return shapes;
  }
  return [];
}
