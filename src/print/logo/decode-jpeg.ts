import { decode } from 'jpeg-js';
import { mostPixels } from './pixels.ts';

const mostMemoryMb = 2_048;

/** A JPEG's pixels as it stores them, three bytes each; inks come out mixed to colours. */
export function decodeJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { data } = decode(bytes, {
    useTArray: true,
    formatAsRGBA: false,
    maxMemoryUsageInMB: mostMemoryMb,
    maxResolutionInMP: mostPixels / 1e6,
  });
  return new Uint8Array(data);
}
