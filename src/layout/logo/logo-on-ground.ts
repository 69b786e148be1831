import type { LogoChoice } from '#domain/card/logo-choice.ts';
import { contrastRatio } from '../colour/contrast.ts';
import type { Box } from '../guides.ts';
import type { DarkLogo, LogoSize, PlacedLogo } from '../scene.ts';
import { isLegible } from './choose-logo-version.ts';
import type { LogoVersion } from './logo-version.ts';

/** The name of the file of a card's logo. */
export const logoAsset = 'logo';

/** The name of the file for dark grounds, where it has no address. */
export const darkLogoAsset = 'dark-logo';

/** One of the files of a logo. */
export type LogoFile = LogoSize | DarkLogo;

/**
 * The file of a logo that is drawn on a ground: on a dark one that for dark cards, unless only the other is legible there. What
 * a person wants in one colour or on a plate is the first file.
 */
export function logoOnGround(logo: LogoSize, ground: string, choice: LogoChoice = 'automatic'): LogoFile {
  const { dark } = logo;
  if (!dark || choice === 'oneColour' || choice === 'plate') return logo;
  const [usual, other] = isDark(ground) ? [dark, logo] : [logo, dark];
  return isSeen(usual, ground) || !isSeen(other, ground) ? usual : other;
}

/** Whether white stands out more from a colour than black. */
export function isDark(colour: string): boolean {
  return contrastRatio('#ffffff', colour) >= contrastRatio('#000000', colour);
}

function isSeen({ analysis }: LogoFile, ground: string): boolean {
  return analysis === undefined || isLegible(analysis, ground);
}

/** A file of the logo in its place. */
export function placedLogo(
  pixels: LogoFile,
  image: Box,
  { version, hasName }: { version?: LogoVersion; hasName?: boolean } = {},
): PlacedLogo {
  return {
    id: 'logo',
    kind: 'logo',
    asset: 'asset' in pixels ? pixels.asset : logoAsset,
    image,
    pixels,
    ...(hasName && { hasName: true as const }),
    ...(version && isDrawnIn(version, pixels) && { version }),
  };
}

/** Whether a version is drawn: own colours are the file as it is, unless that has a light ground. */
export function isDrawnIn({ kind }: LogoVersion, { analysis }: LogoFile): boolean {
  return kind !== 'own' || (analysis !== undefined && analysis.ground !== null);
}

/** A placed logo with the file for its ground. */
export function withFileFor(placed: PlacedLogo, ground: string, choice?: LogoChoice): PlacedLogo {
  return withFile(placed, logoOnGround(placed.pixels, ground, choice));
}

/** A placed logo with another file, which has the middle and at most the size of the other. */
export function withFile(placed: PlacedLogo, pixels: LogoFile): PlacedLogo {
  if (pixels === placed.pixels) return placed;
  const { image, hasName } = placed;
  const scale = Math.min(image.width / pixels.width, image.height / pixels.height);
  const [width, height] = [pixels.width * scale, pixels.height * scale];
  const x = image.x + (image.width - width) / 2;
  const y = image.y + (image.height - height) / 2;
  return placedLogo(pixels, { x, y, width, height }, { hasName: hasName ?? false });
}

/** Whether a placed logo is drawn from the file for dark grounds. */
export function isDarkLogo({ asset }: PlacedLogo): boolean {
  return asset !== logoAsset;
}
