import type { CardColours } from '#domain/card/card-style.ts';
import { isNeutral } from '#domain/card/hues.ts';
import type { LogoColours } from '#domain/card/logo-colours.ts';
import { isSamePalette, paletteOf } from '#domain/card/palettes.ts';
import { contrastRatio } from '#layout/check/contrast.ts';
import { printLimits } from '#layout/check/findings.ts';
import { readableColour, shade } from '#layout/check/readable-colour.ts';

/** Greys, which print in black ink alone. */
const white = '#ffffff';
const black = '#000000';
const quietOnLight = '#595959';
const quietOnDark = '#d0d0d0';

const most = 4;

/** White stands out clearly from paper of this contrast to it. */
const deepContrast = 8;

/** How much of a colour there is in its palest shade. */
const paleShare = 0.13;

/** What of a logo must stand out from the paper, and how much. */
const visible = { share: 0.7, contrast: 3 };

/** Readable palettes of a logo's own colours, on papers that the logo can be seen on. */
export function logoPalettes(logo: LogoColours): readonly CardColours[] {
  if (logo.colours.length === 0) return [];
  const all = logo.ground === null ? onAnyPaper(logo) : onGround(logo, logo.ground);
  return all
    .filter((palette) => paletteOf(palette) === null)
    .filter((palette, index) => all.findIndex((other) => isSamePalette(other, palette)) === index)
    .slice(0, most);
}

/** An opaque logo goes on paper of its own ground, which hides its box. */
function onGround({ colours }: LogoColours, ground: string): CardColours[] {
  const strong = hued(colours)
    .slice(0, 2)
    .flatMap((colour) => readableOn(ground, colour) ?? []);
  return [...strong, plainOn(ground)].map((colour) => paletteWith(colour, ground));
}

/** A transparent logo goes on white, on shades of its colours and on black, wherever it stands out. */
function onAnyPaper({ colours }: LogoColours): CardColours[] {
  const [main, second] = hued(colours);
  const isSeenOn = (paper: string) =>
    colours
      .filter(({ colour }) => contrastRatio(colour, paper) >= visible.contrast)
      .reduce((sum, { share }) => sum + share, 0) >= visible.share;
  if (!main) return [white, black].filter(isSeenOn).map((paper) => paletteWith(plainOn(paper), paper));
  const pale = shade(main, 255, 1 - paleShare);
  const deep = deepened(main);
  const isMostlyNeutral = isNeutral(colours[0]?.colour ?? main);
  const pairs: [strong: string, paper: string][] = [
    [main, white],
    [isMostlyNeutral ? plainOn(pale) : main, pale],
    [plainOn(main), main],
    [white, deep],
    [main, black],
    [second ?? main, white],
  ];
  return pairs
    .filter(([, paper]) => isSeenOn(paper))
    .flatMap(([strong, paper]) => {
      const readable = readableOn(paper, strong);
      return readable === null ? [] : [paletteWith(readable, paper)];
    });
}

/** Black or white, whichever is read more easily. */
function plainOn(paper: string): string {
  return contrastRatio(white, paper) > contrastRatio(black, paper) ? white : black;
}

function paletteWith(strong: string, background: string): CardColours {
  const wanted = plainOn(background) === white ? quietOnDark : quietOnLight;
  return { strong, quiet: readableOn(background, wanted) ?? strong, background };
}

function readableOn(paper: string, colour: string): string | null {
  const { needed } = printLimits.contrast;
  if (contrastRatio(colour, paper) >= needed) return colour;
  return readableColour(colour, [paper], needed)?.colour ?? null;
}

function deepened(colour: string): string {
  return contrastRatio(colour, white) >= deepContrast
    ? colour
    : (readableColour(colour, [white], deepContrast)?.colour ?? black);
}

function hued(colours: LogoColours['colours']): string[] {
  return colours.map(({ colour }) => colour).filter((colour) => !isNeutral(colour));
}
