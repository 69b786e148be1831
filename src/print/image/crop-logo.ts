import { strToU8 } from 'fflate';
import { isPng } from '#image/png/chunks.ts';
import { croppedPng } from '#image/png/crop-png.ts';
import { isSvg } from '#image/svg/clean-svg.ts';
import { readSvg } from '#image/svg/read-svg.ts';
import { writeSvg } from '#image/svg/write-svg.ts';
import { cropDrawing } from '../drawing/crop-drawing.ts';

/**
 * The file of a new logo without the clear margins around what it paints; the same file where it has none. Throws an
 * UnreadablePicture for one that paints nothing.
 */
export function cropLogo(file: Uint8Array): Uint8Array {
  if (isPng(file)) return croppedPng(file) ?? file;
  if (!isSvg(file)) return file;
  const drawing = readSvg(file);
  const cropped = cropDrawing(drawing);
  return cropped === drawing ? file : strToU8(writeSvg(cropped));
}
