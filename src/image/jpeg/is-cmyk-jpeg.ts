import { headerSegments, isFrame, isJpeg } from './segments.ts';

/** Whether a file is a CMYK JPEG, by its header; false for a damaged one. */
export function isCmykJpeg(bytes: Uint8Array): boolean {
  try {
    return isJpeg(bytes) && headerSegments(bytes).find(isFrame)?.data[5] === 4;
  } catch {
    return false;
  }
}
