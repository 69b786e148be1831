import { unzlibSync } from 'fflate';
import type { PrintedImage } from '../image/printed-logo.ts';

/** The inks of a deflated image, four bytes each. */
export function inksOfImage({
  bytes,
  width,
}: Pick<PrintedImage, 'bytes' | 'width'>): Uint8Array<ArrayBuffer> {
  const packed = unzlibSync(bytes);
  const row = width * 4;
  const inks = new Uint8Array((packed.length / (row + 1)) * row);
  for (let y = 0; y * row < inks.length; y += 1) {
    // Rows are predicted from nothing, the left or above.
    const filter = packed[y * (row + 1)];
    for (let at = 0; at < row; at += 1) {
      const to = y * row + at;
      const left = at < 4 ? 0 : (inks[to - 4] ?? 0);
      const above = inks[to - row] ?? 0;
      const before = filter === 1 ? left : filter === 2 ? above : 0;
      inks[to] = ((packed[y * (row + 1) + 1 + at] ?? 0) + before) & 255;
    }
  }
  return inks;
}
