import { isSvg } from '#image/svg/clean-svg.ts';
import { readSvg } from '#image/svg/read-svg.ts';
import { writeSvg } from '#image/svg/write-svg.ts';
import { drawnBox } from '#layout/logo/logo-box.ts';
import { isRedrawn } from '#layout/logo/logo-version.ts';
import type { PlacedLogo } from '#layout/scene.ts';
import { screenSamples } from '../logo/logo-raster.ts';
import { versionDrawing } from '../logo/version-drawing.ts';
import { readPixels } from './read-logo.ts';

/** What a screen shows of a logo: an SVG file, or pixels. */
export type VersionFile =
  | { svg: string }
  | { width: number; height: number; rgba: Uint8ClampedArray<ArrayBuffer> };

/** A placed logo as it is drawn in the colours of the screen, for the box that it is drawn in; null for the file as it is. */
export function versionFile(bytes: Uint8Array, placed: PlacedLogo, dpi: number): VersionFile | null {
  const { pixels, version } = placed;
  const { analysis } = pixels;
  if (!analysis || !version || !isRedrawn(analysis, version)) return null;
  const logo = { analysis, version };
  const image = drawnBox(placed);
  if (isSvg(bytes)) return { svg: writeSvg(versionDrawing(readSvg(bytes), logo, image)) };
  const { picture } = readPixels(bytes, { image, bleed: image, fills: [], logo }, dpi);
  const { width, height, alpha } = picture;
  const rgb = screenSamples(picture);
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    rgba.set(rgb.subarray(pixel * 3, pixel * 3 + 3), pixel * 4);
    rgba[pixel * 4 + 3] = alpha?.[pixel] ?? 255;
  }
  return { width, height, rgba };
}
