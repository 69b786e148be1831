import type { PixelSpace } from '#image/pixels.ts';
import { isPrintedInBlack } from '#layout/limits/legibility.ts';
import type { ExactInk } from './exact-inks.ts';
import { hexOf, rgbOf } from './hex.ts';
import { black, type Cmyk, cmyk, mixInks, paper, totalInk } from './ink.ts';
import { type Intent, type Lcms, openLcms, type Profile, type SampleKind, type Samples } from './lcms.ts';
import { type PixelConverter, pixelConverters } from './pixel-inks.ts';
import type { PressCondition } from './press-condition.ts';

/** Whether a proof shows the paper as white, or in its measured colour. */
export type PaperLook = 'white' | 'asItIs';

const intentOf = { white: 'relative', asItIs: 'absolute' } as const satisfies Record<PaperLook, Intent>;

/** The press, the ink limit of its paper, and the inks that were typed, as a print profile has them. */
type Press = { press: PressCondition; inkLimit: number; inks?: readonly ExactInk[] };

/** Conversions between screen colours and the inks of one press. */
export type PressColours = Press & {
  /** The inks of a flat `#rrggbb` colour of a card: black and greys in black ink alone, white as paper. */
  inkOf(colour: string): Cmyk;
  /** The inks of a colour of a drawing. What is mixed of exact inks is a tint of them. */
  inkOfPaint(paint: MixedColour): Cmyk;
  /** Whether the inks of a colour were typed. */
  isExact(colour: string): boolean;
  /** Whether a colour has inks that no conversion of pixels gives: typed ones, or black alone for a colour that is no grey. */
  isFixed(colour: string): boolean;
  /** A converter for the pixels of a picture, with its embedded profile or null. The caller closes it. */
  openPixels(space: PixelSpace, profile: Uint8Array | null): PixelConverter;
  /** The printed appearance of an ink, as `#rrggbb`. */
  softProofInk(ink: Cmyk, paper?: PaperLook): string;
  /** The printed appearance of a `#rrggbb` colour, as `#rrggbb`. */
  softProof(colour: string, paper?: PaperLook): string;
  /** The printed appearance of pixels of ink, three bytes each. */
  softProofPixels(ink: Uint8Array<ArrayBuffer>, paper?: PaperLook): Uint8Array<ArrayBuffer>;
  /** The L*a*b* of pixels of ink, three numbers each. */
  labOfPixels(ink: Uint8Array<ArrayBuffer>): Float32Array<ArrayBuffer>;
  /** The difference between a colour and its printed appearance, in ΔE (ISO 12647: the distance in L*a*b*). */
  shiftInPrint(colour: string): number;
};

/** A `#rrggbb` colour, and the colours with their shares that it was mixed of. */
export type MixedColour = { colour: string; mix?: readonly Share[] };
export type Share = { colour: string; share: number };

const [rgb8, rgb16, cmyk8, cmyk16, labFloat] = [
  { space: 'rgb', bytes: 1 },
  { space: 'rgb', bytes: 2 },
  { space: 'cmyk', bytes: 1 },
  { space: 'cmyk', bytes: 2 },
  { space: 'lab', bytes: 4 },
] as const satisfies SampleKind[];

/** The colours of a press, whose CMYK profile is given. */
export async function openPressColours(
  lcmsWasm: Uint8Array,
  iccProfile: Uint8Array,
  { press: condition, inkLimit, inks = [] }: Press,
): Promise<PressColours> {
  const lcms = await openLcms(lcmsWasm);
  const press = lcms.open(iccProfile);
  if (press?.space !== 'cmyk') throw new Error('The press profile is not a CMYK profile');
  const { c, m, y, k } = condition.richBlack;
  const limited = { ...condition, richBlack: cmyk(c, m, y, k, inkLimit) };
  return pressColours(lcms, press.profile, iccProfile, { press: limited, inkLimit, inks });
}

function pressColours(
  lcms: Lcms,
  press: Profile,
  pressBytes: Uint8Array,
  { press: condition, inkLimit, inks = [] }: Press,
): PressColours {
  const toInk = lcms.transform([lcms.sRgb, rgb16], [press, cmyk16]).convert;
  const toLab = lcms.transform([lcms.sRgb, rgb16], [lcms.lab, labFloat]).convert;
  const inkToLab = lcms.transform([press, cmyk16], [lcms.lab, labFloat]).convert;
  // Only proofs need these, and each takes longer to make than all others together.
  const screenTransforms = new Map<string, (samples: Samples) => Samples>();
  const toScreen = (kind: 'pixels' | 'flat', paper: PaperLook) => {
    const key = `${kind} ${paper}`;
    const [ink, rgb] = kind === 'pixels' ? [cmyk8, rgb8] : [cmyk16, rgb16];
    const found =
      screenTransforms.get(key) ?? lcms.transform([press, ink], [lcms.sRgb, rgb], intentOf[paper]).convert;
    screenTransforms.set(key, found);
    return found;
  };
  const blackLightness = lightnessOfBlackInk(inkToLab);
  const exact = new Map(inks.map((ink) => [ink.colour, exactInk(ink)]));
  const cache = new Map<string, Cmyk>(exact);
  const converted = new Map<string, Cmyk>();

  function inkOf(colour: string): Cmyk {
    const found = cache.get(colour) ?? (isPrintedInBlack(colour) ? greyInk(colour) : inkOfPixel(colour));
    cache.set(colour, found);
    return found;
  }

  /** Logos keep their colours: only real greys are black alone, as in pictures. */
  function inkOfPixel(colour: string): Cmyk {
    const found = converted.get(colour) ?? convert(colour);
    converted.set(colour, found);
    return found;
  }

  function inkOfPaint({ colour, mix = [] }: MixedColour): Cmyk {
    if (mix.length === 0) return exact.get(colour) ?? inkOfPixel(colour);
    if (!mix.some((part) => exact.has(part.colour))) return inkOfPixel(colour);
    const parts = mix.map((part) => ({
      share: part.share,
      ink: exact.get(part.colour) ?? inkOfPixel(part.colour),
    }));
    const ink = mixInks(parts);
    const spot = parts.find((part) => part.ink.spot !== undefined);
    if (!spot) return ink;
    const name = spot.ink.spot ?? '';
    const isTint = parts.every((part) => part === spot || (totalInk(part.ink) === 0 && !part.ink.spot));
    return isTint ? { ...ink, spot: name, tint: roundTint(spot.share) } : { ...ink, lostSpot: name };
  }

  function convert(colour: string): Cmyk {
    if (isGrey(colour)) return greyInk(colour);
    const [c = 0, m = 0, y = 0, k = 0] = toInk(sixteenBit(colour));
    return cmyk(c / 65_535, m / 65_535, y / 65_535, k / 65_535, inkLimit);
  }

  /** The tint of black with the colour's lightness, scaled from white–black to paper–full black. */
  function greyInk(colour: string): Cmyk {
    if (colour === '#000000') return black;
    if (colour === '#ffffff') return paper;
    const [lightness = 0] = toLab(sixteenBit(colour));
    return cmyk(0, 0, 0, tintOf(lightness / 100, blackLightness));
  }

  function softProofInk(ink: Cmyk, paper: PaperLook = 'white'): string {
    return hexOf(eightBit(toScreen('flat', paper)(inkSamples(ink))));
  }

  return {
    press: condition,
    inkLimit,
    inkOf,
    inkOfPaint,
    isExact: (colour) => exact.has(colour),
    isFixed: (colour) => exact.has(colour) || (isPrintedInBlack(colour) && !isGrey(colour)),
    openPixels: pixelConverters(
      lcms,
      press,
      pressBytes,
      (lightness) => cmyk(0, 0, 0, tintOf(lightness, blackLightness)).k,
      { names: condition.names, inkLimit },
    ),
    softProofInk,
    softProof: (colour, paper) => softProofInk(inkOf(colour), paper),
    softProofPixels: (ink, paper = 'white') => asBytes(toScreen('pixels', paper)(ink)),
    labOfPixels: (ink) => Float32Array.from(inkToLab(Uint16Array.from(ink, (byte) => byte * 257))),
    shiftInPrint: (colour) => distance(toLab(sixteenBit(colour)), inkToLab(inkSamples(inkOf(colour)))),
  };
}

function isGrey(colour: string): boolean {
  const [red, green, blue] = rgbOf(colour);
  return red === green && green === blue;
}

function roundTint(tint: number): number {
  return Math.round(tint * 1e4) / 1e4;
}

function exactInk({ cmyk: [c, m, y, k], spot }: ExactInk): Cmyk {
  return { ...cmyk(c / 100, m / 100, y / 100, k / 100), ...(spot !== undefined && { spot }) };
}

/** The L* of 0, 1, … 255 parts of black ink, in descending order. */
function lightnessOfBlackInk(inkToLab: (samples: Samples) => Samples): number[] {
  const tints = new Uint16Array(256 * 4);
  for (let tint = 0; tint < 256; tint += 1) tints[tint * 4 + 3] = tint * 257;
  const lab = inkToLab(tints);
  return Array.from({ length: 256 }, (_, tint) => lab[tint * 3] ?? 0);
}

function tintOf(share: number, lightness: readonly number[]): number {
  const [white = 100, full = 0] = [lightness[0], lightness[255]];
  const target = full + share * (white - full);
  const above = lightness.findLastIndex((l) => l >= target);
  const [before = white, after = full] = [lightness[above], lightness[above + 1]];
  return (above + (before - target) / (before - after || 1)) / 255;
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
