import { headSegments, isFrame, isJpeg } from './segments.ts';

/** Whether a file is a JPEG of four inks, by its head alone; a damaged one is none. */
export function isOfInks(bytes: Uint8Array): boolean {
  try {
    return isJpeg(bytes) && headSegments(bytes).find(isFrame)?.data[5] === 4;
  } catch {
    return false;
  }
}
