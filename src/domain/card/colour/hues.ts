/** Groups of colours with a common name. */
export type Hue =
  | 'black'
  | 'grey'
  | 'white'
  | 'red'
  | 'orange'
  | 'brown'
  | 'yellow'
  | 'green'
  | 'teal'
  | 'blue'
  | 'purple'
  | 'pink';

/** The end of each group on the hue circle, in degrees. */
const ends: readonly (readonly [number, Hue])[] = [
  [14, 'red'],
  [42, 'orange'],
  [68, 'yellow'],
  [160, 'green'],
  [195, 'teal'],
  [255, 'blue'],
  [290, 'purple'],
  [340, 'pink'],
  [360, 'red'],
];

/** The group of a `#rrggbb` colour. */
export function hueOf(colour: string): Hue {
  const { hue, chroma, lightness } = measure(colour);
  if (lightness < 0.09) return 'black';
  if (lightness > 0.95) return 'white';
  if (isNeutral(colour)) return lightness < 0.18 ? 'black' : lightness > 0.9 ? 'white' : 'grey';
  const [, group = 'red'] = ends.find(([end]) => hue < end) ?? [];
  if (group === 'orange' && lightness < 0.4) return 'brown';
  // Pale reds are called pink.
  if (group === 'red' && lightness > 0.7 && chroma < 0.5) return 'pink';
  return group;
}

/** Whether a colour is nearly grey, so that its hue is not visible. */
export function isNeutral(colour: string): boolean {
  return measure(colour).chroma < 0.1;
}

/** Hue in degrees; chroma, the difference of the channels, and lightness, from 0 to 1. */
function measure(colour: string): { hue: number; chroma: number; lightness: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255,
  );
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const chroma = most - least;
  const sector =
    chroma === 0
      ? 0
      : most === red
        ? ((green - blue) / chroma + 6) % 6
        : most === green
          ? (blue - red) / chroma + 2
          : (red - green) / chroma + 4;
  return { hue: sector * 60, chroma, lightness: (most + least) / 2 };
}
