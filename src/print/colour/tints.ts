import { type Scene, shapeColour } from '#layout/scene.ts';
import { type Rgb, rgbOf } from './hex.ts';
import type { MixedColour, PressColours } from './press-colours.ts';

/** Mixed colours are rounded to whole levels. */
const rounding = 1.01;
/** Colours that are nearer to each other, in levels, have no tints between them that anyone sees. */
const minApart = 24;

const tints = new WeakMap<Scene, WeakMap<PressColours, Map<string, MixedColour>>>();

/**
 * The colour of a shape as a mix of a typed ink and another colour of its side, where the side has that ink on a shape or a
 * fill: beside the ink's plate, its tints are on it too. Any other colour is itself.
 */
export function tintIn(scene: Scene, colour: string, colours: PressColours): MixedColour {
  const ofScene = tints.get(scene) ?? new WeakMap<PressColours, Map<string, MixedColour>>();
  tints.set(scene, ofScene);
  const found = ofScene.get(colours) ?? tintsOf(scene, colours);
  ofScene.set(colours, found);
  return found.get(colour) ?? { colour };
}

function tintsOf({ items }: Scene, colours: PressColours): Map<string, MixedColour> {
  const [shapes, fills] = [new Set<string>(), new Set<string>()];
  for (const item of items) {
    if (item.kind === 'shape') shapes.add(shapeColour(item));
    if (item.kind === 'fill') fills.add(item.colour);
  }
  const all = [...new Set([...fills, ...shapes])];
  const typed = all.filter((colour) => colours.isExact(colour));
  const found = new Map<string, MixedColour>();
  if (typed.length === 0) return found;
  // Fills and white come first: tones are mixed with the ground.
  const others = [...new Set([...fills, '#ffffff', ...shapes])];
  for (const colour of shapes) {
    if (fills.has(colour) || colours.isExact(colour)) continue;
    const mix = typed.flatMap((ink) => {
      const other = others.find((one) => one !== colour && shareOf(colour, ink, one) !== null);
      const share = other === undefined ? null : shareOf(colour, ink, other);
      return other === undefined || share === null
        ? []
        : [
            [
              { colour: ink, share },
              { colour: other, share: 1 - share },
            ],
          ];
    });
    const [first] = mix;
    if (first) found.set(colour, { colour, mix: first });
  }
  return found;
}

/** The share of an ink in its mix with another colour; null for a colour that is no mix of them. */
function shareOf(colour: string, ink: string, other: string): number | null {
  const [mixed, full, empty] = [rgbOf(colour), rgbOf(ink), rgbOf(other)];
  const widest = full.reduce(
    (best, _, at) => (apart(full, empty, at) > apart(full, empty, best) ? at : best),
    0,
  );
  if (apart(full, empty, widest) < minApart) return null;
  const share = ((mixed[widest] ?? 0) - (empty[widest] ?? 0)) / ((full[widest] ?? 0) - (empty[widest] ?? 0));
  if (share <= 0 || share >= 1) return null;
  const isMix = mixed.every((channel, at) => {
    const from = empty[at] ?? 0;
    return Math.abs(channel - (from + ((full[at] ?? 0) - from) * share)) <= rounding;
  });
  return isMix ? share : null;
}

function apart(one: Rgb, other: Rgb, channel: number): number {
  return Math.abs((one[channel] ?? 0) - (other[channel] ?? 0));
}
