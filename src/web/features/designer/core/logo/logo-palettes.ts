import type { CardColours } from '#domain/card/card-style.ts';
import { isNeutral } from '#domain/card/colour/hues.ts';
import type { LogoColours } from '#domain/card/colour/logo-colours.ts';
import { isSamePalette, paletteOf } from '#domain/card/colour/palettes.ts';
import { contrastRatio } from '#layout/colour/contrast.ts';
import { readableColour, shade } from '#layout/colour/readable-colour.ts';
import { printLimits } from '#layout/limits/print-limits.ts';

/** Greys, which print in black ink alone. */
const white = '#ffffff';
const black = '#000000';
const quietOnLight = '#595959';
const quietOnDark = '#d0d0d0';

const maxPalettes = 4;

/** The contrast to white of a dark background for white text. */
const darkContrast = 8;

/** The share of the colour in its pale tint; the rest is white. */
const paleShare = 0.13;

/** At least this share of the logo's colours must have this contrast to the background. */
const visible = { share: 0.7, contrast: 3 };

/** Readable palettes from the colours of a logo, on backgrounds on which the logo is visible. */
export function logoPalettes(logo: LogoColours): readonly CardColours[] {
  if (logo.colours.length === 0) return [];
  const all = logo.ground === null ? onAnyBackground(logo) : onOwnBackground(logo, logo.ground);
  return all
    .filter((palette) => paletteOf(palette) === null)
    .filter((palette, index) => all.findIndex((other) => isSamePalette(other, palette)) === index)
    .slice(0, maxPalettes);
}

/** An opaque logo gets its own background colour as the card's, so that its box is not visible. */
function onOwnBackground({ colours }: LogoColours, ground: string): CardColours[] {
  const strong = chromaticColours(colours)
    .slice(0, 2)
    .flatMap((colour) => readableOn(ground, colour) ?? []);
  return [...strong, blackOrWhiteOn(ground)].map((colour) => paletteWith(colour, ground));
}

/** A transparent logo gets white, shades of its colours and black, where it is visible. */
function onAnyBackground({ colours }: LogoColours): CardColours[] {
  const [main, second] = chromaticColours(colours);
  const isVisibleOn = (background: string) =>
    colours
      .filter(({ colour }) => contrastRatio(colour, background) >= visible.contrast)
      .reduce((sum, { share }) => sum + share, 0) >= visible.share;
  if (!main)
    return [white, black]
      .filter(isVisibleOn)
      .map((background) => paletteWith(blackOrWhiteOn(background), background));
  const pale = shade(main, 255, 1 - paleShare);
  const deep = darkened(main);
  const isMostlyNeutral = isNeutral(colours[0]?.colour ?? main);
  const pairs: [strong: string, background: string][] = [
    [main, white],
    ...(second ? [[second, white] as [string, string]] : []),
    [isMostlyNeutral ? blackOrWhiteOn(pale) : main, pale],
    [blackOrWhiteOn(main), main],
    [white, deep],
    [main, black],
  ];
  return pairs
    .filter(([, background]) => isVisibleOn(background))
    .flatMap(([strong, background]) => {
      const readable = readableOn(background, strong);
      return readable === null ? [] : [paletteWith(readable, background)];
    });
}

/** Black or white, whichever has more contrast. */
function blackOrWhiteOn(background: string): string {
  return contrastRatio(white, background) > contrastRatio(black, background) ? white : black;
}

function paletteWith(strong: string, background: string): CardColours {
  const preferred = blackOrWhiteOn(background) === white ? quietOnDark : quietOnLight;
  return { strong, quiet: readableOn(background, preferred) ?? strong, background };
}

function readableOn(background: string, colour: string): string | null {
  const { needed } = printLimits.contrast;
  if (contrastRatio(colour, background) >= needed) return colour;
  return readableColour(colour, [background], needed)?.colour ?? null;
}

function darkened(colour: string): string {
  return contrastRatio(colour, white) >= darkContrast
    ? colour
    : (readableColour(colour, [white], darkContrast)?.colour ?? black);
}

function chromaticColours(colours: LogoColours['colours']): string[] {
  return colours.map(({ colour }) => colour).filter((colour) => !isNeutral(colour));
}
