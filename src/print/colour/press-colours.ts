import { hexOf, rgbOf } from './hex.ts';
import { black, type Cmyk, cmyk, paper } from './ink.ts';
import { type Intent, type Lcms, openLcms, type Profile, type SampleKind, type Samples } from './lcms.ts';
import { limitInk } from './limit-ink.ts';

/** What kind of samples an image has, one byte each. */
export type PixelSpace = 'grey' | 'rgb' | 'cmyk';

/** Paper as the eye takes it, which is white, or as it is beside a screen. */
export type PaperLook = 'white' | 'asItIs';

const intentOf = { white: 'relative', asItIs: 'absolute' } as const satisfies Record<PaperLook, Intent>;

/** Colours of the screen as one press prints them. */
export type PressColours = {
  /** The inks of a flat `#rrggbb` colour: black and greys in black ink alone, white as paper. */
  inkOf(colour: string): Cmyk;
  /** The inks of an image's pixels, four bytes each, never above the press's limit of ink. */
  inkPixels(
    pixels: Uint8Array<ArrayBuffer>,
    space: PixelSpace,
    profile?: Uint8Array,
  ): Uint8Array<ArrayBuffer>;
  /** How a `#rrggbb` colour looks when it is printed, as `#rrggbb`. */
  softProof(colour: string, paper?: PaperLook): string;
  /** How pixels of ink look when they are printed, three bytes each. */
  softProofPixels(ink: Uint8Array<ArrayBuffer>, paper?: PaperLook): Uint8Array<ArrayBuffer>;
  /** How far from the wanted colour the printed one looks, in ΔE (ISO 12647's, the distance in L*a*b*). */
  shiftInPrint(colour: string): number;
};

const [rgb8, rgb16, cmyk8, cmyk16, labFloat] = [
  { space: 'rgb', bytes: 1 },
  { space: 'rgb', bytes: 2 },
  { space: 'cmyk', bytes: 1 },
  { space: 'cmyk', bytes: 2 },
  { space: 'lab', bytes: 4 },
] as const satisfies SampleKind[];

/** The colours of the press that a CMYK profile describes. */
export async function openPressColours(lcmsWasm: Uint8Array, iccProfile: Uint8Array): Promise<PressColours> {
  const lcms = await openLcms(lcmsWasm);
  const press = lcms.open(iccProfile);
  if (press?.space !== 'cmyk') throw new Error('The press profile is not a CMYK profile');
  return pressColours(lcms, press.profile);
}

function pressColours(lcms: Lcms, press: Profile): PressColours {
  const toInk = lcms.transform([lcms.sRgb, rgb16], [press, cmyk16]).convert;
  const toPixelInk = lcms.transform([lcms.sRgb, rgb8], [press, cmyk8]).convert;
  const toLab = lcms.transform([lcms.sRgb, rgb16], [lcms.lab, labFloat]).convert;
  const inkToLab = lcms.transform([press, cmyk16], [lcms.lab, labFloat]).convert;
  const toScreen = (kind: 'pixels' | 'flat', paper: PaperLook) => {
    const [ink, rgb] = kind === 'pixels' ? [cmyk8, rgb8] : [cmyk16, rgb16];
    return lcms.transform([press, ink], [lcms.sRgb, rgb], intentOf[paper]).convert;
  };
  const inkToScreen = {
    pixels: { white: toScreen('pixels', 'white'), asItIs: toScreen('pixels', 'asItIs') },
    flat: { white: toScreen('flat', 'white'), asItIs: toScreen('flat', 'asItIs') },
  };
  const blackLightness = lightnessOfBlackInk(inkToLab);
  const known = new Map<string, Cmyk>();

  function inkOf(colour: string): Cmyk {
    const found = known.get(colour) ?? convert(colour);
    known.set(colour, found);
    return found;
  }

  function convert(colour: string): Cmyk {
    const [red, green, blue] = rgbOf(colour);
    if (red === green && green === blue) return greyInk(red);
    const [c = 0, m = 0, y = 0, k = 0] = toInk(sixteenBit(colour));
    return cmyk(c / 65_535, m / 65_535, y / 65_535, k / 65_535);
  }

  /** The tint of black whose lightness, between paper and full black, is the grey's between white and black. */
  function greyInk(level: number): Cmyk {
    if (level === 0) return black;
    if (level === 255) return paper;
    const [lightness = 0] = toLab(Uint16Array.of(level * 257, level * 257, level * 257));
    return cmyk(0, 0, 0, tintOf(lightness / 100, blackLightness));
  }

  return {
    inkOf,
    inkPixels(pixels, space, profile) {
      if (space === 'cmyk' && !profile) return limitInk(pixels.slice());
      const source = profile ? lcms.open(profile) : null;
      const isUsable = source?.space === space;
      const ink =
        source && isUsable
          ? convertOnce(lcms, [source.profile, { space, bytes: 1 }], press, pixels)
          : toPixelInk(space === 'grey' ? threeTimes(pixels) : pixels);
      if (source) lcms.close(source.profile);
      return limitInk(asBytes(ink));
    },
    softProof: (colour, paper = 'white') =>
      hexOf(eightBit(inkToScreen.flat[paper](inkSamples(inkOf(colour))))),
    softProofPixels: (ink, paper = 'white') => asBytes(inkToScreen.pixels[paper](ink)),
    shiftInPrint: (colour) => distance(toLab(sixteenBit(colour)), inkToLab(inkSamples(inkOf(colour)))),
  };
}

function convertOnce(
  lcms: Lcms,
  from: [Profile, SampleKind],
  press: Profile,
  pixels: Uint8Array<ArrayBuffer>,
): Samples {
  const { convert, release } = lcms.transform(from, [press, cmyk8]);
  const ink = convert(pixels);
  release();
  return ink;
}

/** L* of 0, 1, … 255 parts of black ink, falling. */
function lightnessOfBlackInk(inkToLab: (samples: Samples) => Samples): number[] {
  const tints = new Uint16Array(256 * 4);
  for (let tint = 0; tint < 256; tint += 1) tints[tint * 4 + 3] = tint * 257;
  const lab = inkToLab(tints);
  return Array.from({ length: 256 }, (_, tint) => lab[tint * 3] ?? 0);
}

function tintOf(share: number, lightness: readonly number[]): number {
  const [white = 100, full = 0] = [lightness[0], lightness[255]];
  const wanted = full + share * (white - full);
  const above = lightness.findLastIndex((l) => l >= wanted);
  const [before = white, after = full] = [lightness[above], lightness[above + 1]];
  return (above + (before - wanted) / (before - after || 1)) / 255;
}

function sixteenBit(colour: string): Uint16Array<ArrayBuffer> {
  return Uint16Array.from(rgbOf(colour), (channel) => channel * 257);
}

function eightBit(samples: Samples): number[] {
  return Array.from(samples, (sample) => Math.round(sample / 257));
}

function inkSamples({ c, m, y, k }: Cmyk): Uint16Array<ArrayBuffer> {
  return Uint16Array.of(...[c, m, y, k].map((ink) => Math.round(ink * 65_535)));
}

function asBytes(samples: Samples): Uint8Array<ArrayBuffer> {
  return new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
}

function distance(one: Samples, other: Samples): number {
  return Math.hypot(...Array.from(one, (value, index) => value - (other[index] ?? 0)));
}

function threeTimes(grey: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const rgb = new Uint8Array(grey.length * 3);
  for (let at = 0; at < rgb.length; at += 1) rgb[at] = grey[(at / 3) | 0] ?? 0;
  return rgb;
}
