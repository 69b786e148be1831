import { trimProfile } from '#image/icc.ts';
import type { PixelSpace } from '#image/pixels.ts';
import { type Rgb, rgbOf } from './hex.ts';
import { profileTexts } from './icc-texts.ts';
import type { Lcms, OpenProfile, Profile, SampleKind, Samples } from './lcms.ts';
import { limitInk } from './limit-ink.ts';
import type { PressCondition } from './press-condition.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Converts the pixels of one picture. */
export type PixelConverter = {
  /**
   * Their inks, four bytes each, within the ink limit. Pixels near the `#rrggbb` ground colour use the inks of that colour,
   * so that a box in the colour is invisible.
   */
  ink(samples: Bytes, ground: string): Bytes;
  /** Their inks as continuous tone, through the ICC profile whole: no grey is black alone beside four inks. */
  toneInk(samples: Bytes): Bytes;
  /** How far each pixel is from what `ink` prints in black alone, in levels. */
  spreads(samples: Bytes): Bytes;
  /** Their colours on a screen, three bytes each. */
  screen(samples: Bytes): Bytes;
  /** Whether the picture's profile does not match its pixels; its colours are then read as sRGB. */
  isProfileDropped: boolean;
  close(): void;
};

/** The black ink of a grey with that lightness; both from 0 to 1. */
export type BlackOfLightness = (lightness: number) => number;

const rgb8: SampleKind = { space: 'rgb', bytes: 1 };
const cmyk8: SampleKind = { space: 'cmyk', bytes: 1 };
const labFloat: SampleKind = { space: 'lab', bytes: 4 };

/** Up to the first channel spread a pixel is a grey, from the second on a colour; between them it is blended. */
export const blendedSpread = { from: 2, to: 16 } as const;
/** When equal channels of a profile are tinted more than this (in a*b*), they are not greys. */
const maxTint = 4;

/** Opens converters for one press. Transforms for pictures without a profile are created once. */
export function pixelConverters(
  lcms: Lcms,
  press: Profile,
  pressBytes: Uint8Array,
  blackOf: BlackOfLightness,
  { names, inkLimit }: Pick<PressCondition, 'names'> & { inkLimit: number },
): (space: PixelSpace, profile: Uint8Array | null) => PixelConverter {
  const screenToInk = once(() => lcms.transform([lcms.sRgb, rgb8], [press, cmyk8]));
  const inkToScreen = once(() => lcms.transform([press, cmyk8], [lcms.sRgb, rgb8]));
  const screenGreys = once(() => blackOfGreys(lcms, lcms.sRgb, rgb8, blackOf));

  /** For sRGB and grey. */
  function screenConverter(space: 'grey' | 'rgb'): Omit<PixelConverter, 'isProfileDropped'> {
    const greys = screenGreys();
    const asRgb = (samples: Bytes) => (space === 'grey' ? greyToRgb(samples) : samples);
    return {
      ink: (samples, ground) =>
        space === 'grey' && greys
          ? greyInk(samples, greys)
          : limitInk(
              colourInk(
                samples,
                asBytes(screenToInk().convert(samples)),
                greys,
                nearnessTo(ground, () => samples),
              ),
              inkLimit,
            ),
      toneInk: (samples) => limitInk(asBytes(screenToInk().convert(asRgb(samples))), inkLimit),
      spreads: (samples) => spreadsOf(asRgb(samples), greys),
      screen: asRgb,
      close: () => undefined,
    };
  }

  /** For RGB and grey with an embedded profile. */
  function profileConverter(
    space: 'grey' | 'rgb',
    { profile }: OpenProfile,
  ): Omit<PixelConverter, 'isProfileDropped'> {
    const kind = { space, bytes: 1 } as const;
    const toInk = lcms.transform([profile, kind], [press, cmyk8]);
    const toScreen = lcms.transform([profile, kind], [lcms.sRgb, rgb8]);
    const greys = blackOfGreys(lcms, profile, kind, blackOf);
    const screen = (samples: Bytes) => asBytes(toScreen.convert(samples));
    return {
      ink: (samples, ground) =>
        space === 'grey' && greys
          ? greyInk(samples, greys)
          : limitInk(
              colourInk(
                samples,
                asBytes(toInk.convert(samples)),
                space === 'rgb' ? greys : null,
                nearnessTo(ground, () => screen(samples)),
              ),
              inkLimit,
            ),
      toneInk: (samples) => limitInk(asBytes(toInk.convert(samples)), inkLimit),
      spreads: (samples) => spreadsOf(space === 'grey' ? greyToRgb(samples) : samples, greys),
      screen,
      close() {
        toInk.release();
        toScreen.release();
        lcms.close(profile);
      },
    };
  }

  /** For inks of this press, which are printed unchanged. */
  const inkConverter: Omit<PixelConverter, 'isProfileDropped'> = {
    ink: (samples) => limitInk(samples.slice(), inkLimit),
    toneInk: (samples) => limitInk(samples.slice(), inkLimit),
    spreads: (samples) => new Uint8Array(samples.length / 4),
    screen: (samples) => asBytes(inkToScreen().convert(samples)),
    close: () => undefined,
  };

  /** For inks of another press. */
  function otherInkConverter({ profile }: OpenProfile): Omit<PixelConverter, 'isProfileDropped'> {
    const toInk = lcms.transform([profile, cmyk8], [press, cmyk8], 'blackPreserving');
    const toneToInk = lcms.transform([profile, cmyk8], [press, cmyk8]);
    const toScreen = lcms.transform([profile, cmyk8], [lcms.sRgb, rgb8]);
    return {
      toneInk: (samples) => limitInk(withPaper(samples, asBytes(toneToInk.convert(samples))), inkLimit),
      spreads: coloursOf,
      ink: (samples) => limitInk(withPureBlack(samples, asBytes(toInk.convert(samples))), inkLimit),
      screen: (samples) => asBytes(toScreen.convert(samples)),
      close() {
        toInk.release();
        toneToInk.release();
        toScreen.release();
        lcms.close(profile);
      },
    };
  }

  return (space, profile) => {
    if (space === 'cmyk' && profile && isPressProfile(profile, pressBytes, names)) {
      return { ...inkConverter, isProfileDropped: false };
    }
    const own = profile ? openMatchingProfile(lcms, space, profile) : null;
    const isProfileDropped = profile !== null && own === null;
    if (space === 'cmyk') return { ...(own ? otherInkConverter(own) : inkConverter), isProfileDropped };
    return { ...(own ? profileConverter(space, own) : screenConverter(space)), isProfileDropped };
  };
}

function once<Value>(create: () => Value): () => Value {
  let created: { value: Value } | null = null;
  return () => {
    created ??= { value: create() };
    return created.value;
  };
}

/** The profile, if LittleCMS can use it for such pixels, else null. */
function openMatchingProfile(lcms: Lcms, space: PixelSpace, profile: Uint8Array): OpenProfile | null {
  const whole = trimProfile(profile);
  const opened = whole && lcms.open(whole);
  if (!opened) return null;
  try {
    if (opened.space !== space || !opened.isDevice)
      throw new Error('The profile has another colour space or class');
    // Fails for a profile without its tables.
    lcms.transform([opened.profile, { space, bytes: 1 }], [lcms.lab, labFloat]).release();
    return opened;
  } catch {
    lcms.close(opened.profile);
    return null;
  }
}

function isPressProfile(bytes: Uint8Array, press: Uint8Array, names: RegExp): boolean {
  const profile = trimProfile(bytes);
  if (!profile || String.fromCharCode(...profile.subarray(16, 20)) !== 'CMYK') return false;
  const isSame = profile.length === press.length && profile.every((byte, index) => byte === press[index]);
  return isSame || names.test(profileTexts(profile));
}

/** Pure black and paper stay exactly as they are, whatever another press's black looks like. */
function withPureBlack(from: Bytes, to: Bytes): Bytes {
  for (let at = 0; at < from.length; at += 4) {
    const isColourless = (from[at] ?? 0) + (from[at + 1] ?? 0) + (from[at + 2] ?? 0) === 0;
    const black = from[at + 3] ?? 0;
    if (!isColourless) continue;
    to[at] = 0;
    to[at + 1] = 0;
    to[at + 2] = 0;
    if (black === 0 || black === 255) to[at + 3] = black;
  }
  return to;
}

/** Paper stays paper. */
function withPaper(from: Bytes, to: Bytes): Bytes {
  for (let at = 0; at < from.length; at += 4)
    if (from.subarray(at, at + 4).every((ink) => ink === 0)) to.fill(0, at, at + 4);
  return to;
}

/** The black ink of each of the 256 greys, in bytes; null when the profile's greys are tinted. */
function blackOfGreys(
  lcms: Lcms,
  source: Profile,
  kind: SampleKind,
  blackOf: BlackOfLightness,
): Uint8Array | null {
  const perPixel = kind.space === 'grey' ? 1 : 3;
  const ramp = Uint8Array.from({ length: 256 * perPixel }, (_, at) => Math.floor(at / perPixel));
  const { convert, release } = lcms.transform([source, kind], [lcms.lab, labFloat]);
  const lab = convert(ramp);
  release();
  for (let level = 0; level < 256; level += 1) {
    if (Math.hypot(lab[level * 3 + 1] ?? 0, lab[level * 3 + 2] ?? 0) > maxTint) return null;
  }
  return Uint8Array.from({ length: 256 }, (_, level) => {
    const lightness = Math.min(1, Math.max(0, (lab[level * 3] ?? 0) / 100));
    return Math.round(blackOf(lightness) * 255);
  });
}

function greyInk(samples: Bytes, greys: Uint8Array): Bytes {
  const ink = new Uint8Array(samples.length * 4);
  for (let pixel = 0; pixel < samples.length; pixel += 1)
    ink[pixel * 4 + 3] = greys[samples[pixel] ?? 0] ?? 0;
  return ink;
}

/** How near a pixel is to its ground colour, from 0 to 1; `at` is the index of its first sample. */
type Nearness = (at: number) => number;

/** Zero for grey grounds: they and the greys of a logo are both printed in black ink alone. */
function nearnessTo(ground: string, onScreen: () => Bytes): Nearness {
  const [red, green, blue] = rgbOf(ground);
  if (channelSpread(red, green, blue) === 0) return () => 0;
  const screen = onScreen();
  return (at) => nearness(screen, at, [red, green, blue]);
}

/** How near a pixel of a screen is to a colour, from 0 to 1; `at` is the index of its first sample. */
export function nearness(screen: Bytes, at: number, [red, green, blue]: Rgb): number {
  return (
    1 -
    colourShare(
      Math.max(
        Math.abs((screen[at] ?? 0) - red),
        Math.abs((screen[at + 1] ?? 0) - green),
        Math.abs((screen[at + 2] ?? 0) - blue),
      ),
    )
  );
}

/** The inks with greys in black ink alone. Near-greys are blended, so that there is no step. */
function colourInk(rgb: Bytes, ink: Bytes, greys: Uint8Array | null, nearness: Nearness): Bytes {
  if (!greys) return ink;
  for (let from = 0, to = 0; from < rgb.length; from += 3, to += 4) {
    const red = rgb[from] ?? 0;
    const green = rgb[from + 1] ?? 0;
    const blue = rgb[from + 2] ?? 0;
    const spread = channelSpread(red, green, blue);
    if (spread >= blendedSpread.to) continue;
    const colour = Math.max(colourShare(spread), nearness(from));
    const black = greys[Math.round((red + green + blue) / 3)] ?? 0;
    ink[to] = Math.round((ink[to] ?? 0) * colour);
    ink[to + 1] = Math.round((ink[to + 1] ?? 0) * colour);
    ink[to + 2] = Math.round((ink[to + 2] ?? 0) * colour);
    ink[to + 3] = Math.round((ink[to + 3] ?? 0) * colour + black * (1 - colour));
  }
  return ink;
}

/** How far each pixel is from grey; none where no grey is black alone. */
function spreadsOf(rgb: Bytes, greys: Uint8Array | null): Bytes {
  const spreads = new Uint8Array(rgb.length / 3);
  for (let pixel = 0; greys && pixel < spreads.length; pixel += 1) {
    const at = pixel * 3;
    spreads[pixel] = channelSpread(rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0);
  }
  return spreads;
}

/** The strongest colour of each pixel of ink. Without any, it is black alone. */
function coloursOf(ink: Bytes): Bytes {
  return Uint8Array.from({ length: ink.length / 4 }, (_, pixel) =>
    Math.max(...ink.subarray(pixel * 4, pixel * 4 + 3)),
  );
}

function channelSpread(red: number, green: number, blue: number): number {
  return Math.max(red, green, blue) - Math.min(red, green, blue);
}

/** The share of the colour's own inks at a channel spread, from 0 to 1 (smoothstep). */
function colourShare(levels: number): number {
  const { from, to } = blendedSpread;
  const position = Math.min(1, Math.max(0, levels - from) / (to - from));
  return position * position * (3 - 2 * position);
}

function greyToRgb(grey: Bytes): Bytes {
  const rgb = new Uint8Array(grey.length * 3);
  for (let at = 0; at < rgb.length; at += 1) rgb[at] = grey[(at / 3) | 0] ?? 0;
  return rgb;
}

function asBytes(samples: Samples): Bytes {
  return new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
}
