import { pictureSize } from '#image/read-picture.ts';
import { UnreadablePicture } from '#image/unreadable-picture.ts';
import { darkLogoAsset } from '#layout/logo/logo-on-ground.ts';
import type { LogoSize } from '#layout/scene.ts';
import { analyseLogo } from './analyse-logo.ts';

/** The size of a logo's file with its analysis. Throws an UnreadablePicture for a file that is no picture. */
export function analysedSize(bytes: Uint8Array): LogoSize {
  const known = sizes.get(bytes) ?? sizeOf(bytes);
  sizes.set(bytes, known);
  return known;
}

/** A file that is printed on many cards is analysed once. */
const sizes = new WeakMap<Uint8Array, LogoSize>();

/** What cannot be analysed is laid out without, and refused where it is read to be printed. */
function sizeOf(bytes: Uint8Array): LogoSize {
  const size = pictureSize(bytes);
  try {
    return { ...size, analysis: analyseLogo(bytes) };
  } catch (error) {
    if (error instanceof UnreadablePicture) return size;
    throw error;
  }
}

/** The files of a logo: the usual one, and one for dark grounds. */
export type LogoFiles = { logo: Uint8Array | null; darkLogo?: Uint8Array | null | undefined };

/** The size of a logo that may have a file for dark grounds. */
export function sizeOfFiles({ logo, darkLogo }: LogoFiles): LogoSize | undefined {
  if (!logo) return undefined;
  const size = analysedSize(logo);
  return darkLogo ? { ...size, dark: { ...analysedSize(darkLogo), asset: darkLogoAsset } } : size;
}
