import { wholeProfile } from '#image/icc.ts';
import type { PixelSpace } from '#image/pixels.ts';
import { rgbOf } from './hex.ts';
import { profileTexts } from './icc-texts.ts';
import type { Lcms, OpenProfile, Profile, SampleKind, Samples } from './lcms.ts';
import { limitInk } from './limit-ink.ts';
import { pressCondition } from './press-condition.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Converts the pixels of one picture. */
export type PixelConverter = {
  /**
   * Their inks, four bytes each, never above the press's limit. What is nearly the `#rrggbb` colour they lie on is mixed
   * of the inks that this colour is, so that a box of it cannot be seen.
   */
  ink(samples: Bytes, under: string): Bytes;
  /** Their colours on a screen, three bytes each. */
  screen(samples: Bytes): Bytes;
  /** Whether the picture came with a profile that does not fit it; its colours are then taken for a screen's. */
  isProfileDropped: boolean;
  close(): void;
};

/** How much of black ink gives a grey of that lightness, from 0 to 1 both. */
export type BlackOfLightness = (lightness: number) => number;

const rgb8: SampleKind = { space: 'rgb', bytes: 1 };
const cmyk8: SampleKind = { space: 'cmyk', bytes: 1 };
const labFloat: SampleKind = { space: 'lab', bytes: 4 };

/** How far red, green and blue of a pixel may lie apart to be printed as a grey, and from where on they are a colour. */
const [greyUpTo, colourFrom] = [2, 16];
/** A profile whose greys are this far from grey does not have its greys where red, green and blue are equal. */
const mostTint = 4;

/** Opens converters for one press; what pictures without a profile need is made once. */
export function pixelConverters(
  lcms: Lcms,
  press: Profile,
  pressBytes: Uint8Array,
  blackOf: BlackOfLightness,
): (space: PixelSpace, profile: Uint8Array | null) => PixelConverter {
  const screenToInk = once(() => lcms.transform([lcms.sRgb, rgb8], [press, cmyk8]));
  const inkToScreen = once(() => lcms.transform([press, cmyk8], [lcms.sRgb, rgb8]));
  const screenGreys = once(() => blackOfGreys(lcms, lcms.sRgb, rgb8, blackOf));

  /** Colours and greys of a screen. */
  function screenConverter(space: 'grey' | 'rgb'): Omit<PixelConverter, 'isProfileDropped'> {
    const greys = screenGreys();
    return {
      ink: (samples, under) =>
        space === 'grey' && greys
          ? greyInk(samples, greys)
          : colourInk(
              samples,
              asBytes(screenToInk().convert(samples)),
              greys,
              nearTo(under, () => samples),
            ),
      screen: (samples) => (space === 'grey' ? threeTimes(samples) : samples),
      close: () => undefined,
    };
  }

  /** Colours and greys with a profile of their own. */
  function ownConverter(
    space: 'grey' | 'rgb',
    { profile }: OpenProfile,
  ): Omit<PixelConverter, 'isProfileDropped'> {
    const kind = { space, bytes: 1 } as const;
    const toInk = lcms.transform([profile, kind], [press, cmyk8]);
    const toScreen = lcms.transform([profile, kind], [lcms.sRgb, rgb8]);
    const greys = blackOfGreys(lcms, profile, kind, blackOf);
    const screen = (samples: Bytes) => asBytes(toScreen.convert(samples));
    return {
      ink: (samples, under) =>
        space === 'grey' && greys
          ? greyInk(samples, greys)
          : colourInk(
              samples,
              asBytes(toInk.convert(samples)),
              space === 'rgb' ? greys : null,
              nearTo(under, () => screen(samples)),
            ),
      screen,
      close() {
        toInk.release();
        toScreen.release();
        lcms.close(profile);
      },
    };
  }

  /** Inks of this press, printed as they are. */
  const inkConverter: Omit<PixelConverter, 'isProfileDropped'> = {
    ink: (samples) => limitInk(samples.slice()),
    screen: (samples) => asBytes(inkToScreen().convert(samples)),
    close: () => undefined,
  };

  /** Inks of another press. */
  function otherInkConverter({ profile }: OpenProfile): Omit<PixelConverter, 'isProfileDropped'> {
    const toInk = lcms.transform([profile, cmyk8], [press, cmyk8], 'blackPreserving');
    const toScreen = lcms.transform([profile, cmyk8], [lcms.sRgb, rgb8]);
    return {
      ink: (samples) => limitInk(withPlainBlack(samples, asBytes(toInk.convert(samples)))),
      screen: (samples) => asBytes(toScreen.convert(samples)),
      close() {
        toInk.release();
        toScreen.release();
        lcms.close(profile);
      },
    };
  }

  return (space, profile) => {
    if (space === 'cmyk' && profile && isOfPress(profile, pressBytes)) {
      return { ...inkConverter, isProfileDropped: false };
    }
    const own = profile ? fittingProfile(lcms, space, profile) : null;
    const isProfileDropped = profile !== null && own === null;
    if (space === 'cmyk') return { ...(own ? otherInkConverter(own) : inkConverter), isProfileDropped };
    return { ...(own ? ownConverter(space, own) : screenConverter(space)), isProfileDropped };
  };
}

function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** A profile that LittleCMS can use for such pixels, or null. */
function fittingProfile(lcms: Lcms, space: PixelSpace, profile: Uint8Array): OpenProfile | null {
  const whole = wholeProfile(profile);
  const opened = whole && lcms.open(whole);
  if (!opened) return null;
  try {
    if (opened.space !== space || !opened.isDevice) throw new Error('The profile is of another kind');
    // One that lacks its tables is found out here.
    lcms.transform([opened.profile, { space, bytes: 1 }], [lcms.lab, labFloat]).release();
    return opened;
  } catch {
    lcms.close(opened.profile);
    return null;
  }
}

function isOfPress(bytes: Uint8Array, press: Uint8Array): boolean {
  const profile = wholeProfile(bytes);
  if (!profile || String.fromCharCode(...profile.subarray(16, 20)) !== 'CMYK') return false;
  const isSame = profile.length === press.length && profile.every((byte, index) => byte === press[index]);
  return isSame || pressCondition.names.test(profileTexts(profile));
}

/** Full black ink alone, and paper, are what they were, whatever another press's black looks like. */
function withPlainBlack(from: Bytes, to: Bytes): Bytes {
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

/** The bytes of black ink for each of the 256 greys; null where the profile's greys are tinted. */
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
    if (Math.hypot(lab[level * 3 + 1] ?? 0, lab[level * 3 + 2] ?? 0) > mostTint) return null;
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

/** How near a pixel is to the colour it lies on, from 0 to 1; it is found by its first sample. */
type Nearness = (at: number) => number;

/** A grey is printed in black ink alone like the greys of a logo, so only other colours draw near pixels to them. */
function nearTo(under: string, onScreen: () => Bytes): Nearness {
  const [red, green, blue] = rgbOf(under);
  if (apartOf(red, green, blue) === 0) return () => 0;
  const screen = onScreen();
  return (at) =>
    1 -
    colourShare(
      Math.max(
        Math.abs((screen[at] ?? 0) - red),
        Math.abs((screen[at + 1] ?? 0) - green),
        Math.abs((screen[at + 2] ?? 0) - blue),
      ),
    );
}

/** The inks, those of greys in black ink alone, smoothly: what is nearly grey is nearly black ink alone. */
function colourInk(rgb: Bytes, ink: Bytes, greys: Uint8Array | null, nearness: Nearness): Bytes {
  if (!greys) return limitInk(ink);
  for (let from = 0, to = 0; from < rgb.length; from += 3, to += 4) {
    const red = rgb[from] ?? 0;
    const green = rgb[from + 1] ?? 0;
    const blue = rgb[from + 2] ?? 0;
    const apart = apartOf(red, green, blue);
    if (apart >= colourFrom) continue;
    const colour = Math.max(colourShare(apart), nearness(from));
    const black = greys[Math.round((red + green + blue) / 3)] ?? 0;
    ink[to] = Math.round((ink[to] ?? 0) * colour);
    ink[to + 1] = Math.round((ink[to + 1] ?? 0) * colour);
    ink[to + 2] = Math.round((ink[to + 2] ?? 0) * colour);
    ink[to + 3] = Math.round((ink[to + 3] ?? 0) * colour + black * (1 - colour));
  }
  return limitInk(ink);
}

function apartOf(red: number, green: number, blue: number): number {
  return Math.max(red, green, blue) - Math.min(red, green, blue);
}

/** How much of a colour there is in so many levels of difference, from 0 to 1. */
function colourShare(levels: number): number {
  const way = Math.min(1, Math.max(0, levels - greyUpTo) / (colourFrom - greyUpTo));
  return way * way * (3 - 2 * way);
}

function threeTimes(grey: Bytes): Bytes {
  const rgb = new Uint8Array(grey.length * 3);
  for (let at = 0; at < rgb.length; at += 1) rgb[at] = grey[(at / 3) | 0] ?? 0;
  return rgb;
}

function asBytes(samples: Samples): Bytes {
  return new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
}
