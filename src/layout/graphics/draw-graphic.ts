import type { MotifName } from '#domain/card/look/motifs.ts';
import { luminance } from '../colour/contrast.ts';
import { type CanvasOptions, canvasOf, cardShapeOf } from './canvas.ts';
import type { DrawnGraphic, GraphicShape, Motif } from './motif.ts';
import { type GraphicOf, type MotifParams, motifs } from './motifs.ts';

const motifsByName: { readonly [Name in MotifName]: Motif<MotifParams[Name]> } = motifs;

/** Thinner lines do not print evenly, in pt. */
const minWeightPt = { darkOnLight: 0.25, lightOnDark: 0.5 } as const;

/** The shapes of a graphic on a side of a card, and where they leave room for the texts. */
export function drawGraphic<Name extends MotifName>(
  graphic: GraphicOf<Name>,
  options: Omit<CanvasOptions, 'seed' | 'strength'>,
): DrawnGraphic {
  const { seed = 1, strength = 1, shape = 'wide' } = graphic;
  const canvas = canvasOf({ ...options, seed, strength });
  const motif = motifsByName[graphic.motif];
  const params = paramsOf(graphic);
  const isMadeForShape = shape !== 'wide' && shape === cardShapeOf(canvas);
  const { shapes, free } = motif.draw(canvas, isMadeForShape ? params : motif.turn(params, canvas));
  return {
    shapes: shapes.filter(({ path }) => path !== '').map((drawn) => withPrintableLine(drawn, canvas.ground)),
    free,
  };
}

/** The graphic with less of it, so that the texts have more room: 1 is all of it. */
export function shrinkGraphic<Name extends MotifName>(
  graphic: GraphicOf<Name>,
  share: number,
): GraphicOf<Name> {
  return share === 1
    ? graphic
    : { ...graphic, params: motifsByName[graphic.motif].shrink(paramsOf(graphic), share) };
}

/** The graphic with left and right exchanged. */
export function mirrorGraphic<Name extends MotifName>(graphic: GraphicOf<Name>): GraphicOf<Name> {
  return { ...graphic, params: motifsByName[graphic.motif].mirror(paramsOf(graphic)) };
}

/** Whether the graphic is drawn after the texts and drops its elements where they are. */
export function keepsClearOfTexts<Name extends MotifName>(graphic: GraphicOf<Name>): boolean {
  return motifsByName[graphic.motif].keepsClear(paramsOf(graphic));
}

function paramsOf<Name extends MotifName>(graphic: GraphicOf<Name>): MotifParams[Name] {
  return { ...motifsByName[graphic.motif].defaults, ...graphic.params };
}

function withPrintableLine(shape: GraphicShape, ground: string): GraphicShape {
  if (!('stroke' in shape)) return shape;
  const isLight = luminance(shape.stroke) > luminance(ground);
  const least = isLight ? minWeightPt.lightOnDark : minWeightPt.darkOnLight;
  return { ...shape, weightPt: Math.max(shape.weightPt, least) };
}

/** The share of a parameter's range that a variation moves it at most. */
const largestMove = 0.15;

/** The graphic with its parameters moved a little, at random. */
export function moveParams<Name extends MotifName>(
  graphic: GraphicOf<Name>,
  random: () => number,
): GraphicOf<Name> {
  const motif = motifsByName[graphic.motif];
  const params: MotifParams[Name] = { ...paramsOf(graphic) };
  const ranges: Readonly<Record<string, readonly [number, number] | undefined>> = motif.ranges;
  const moved = Object.entries(ranges).map(([name, [min, max] = [0, 0]]): [string, number] => {
    const value = Number(Reflect.get(params, name));
    const move = (2 * random() - 1) * largestMove * (max - min);
    // A value outside the range is a choice of its own, such as no dot.
    if (value < min || value > max) return [name, value];
    const next = Math.max(min, Math.min(max, value + move));
    return [name, Number.isInteger(value) ? Math.round(next) : Math.round(next * 1000) / 1000];
  });
  const values: Record<string, number> = Object.fromEntries(moved);
  return { ...graphic, params: { ...params, ...values } };
}
