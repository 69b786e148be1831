import { readPlate } from '#print/testing/read-tiff.ts';
import { plates } from './external-tools.ts';

/** The highest sum of inks of a pixel, in 255ths, as Ghostscript separates it. */
export function mostInk(file: Uint8Array, pages: number, dpi?: number): number {
  let most = 0;
  for (const page of plates(file, pages, dpi)) {
    const [cyan, magenta, yellow, black] = [page.Cyan, page.Magenta, page.Yellow, page.Black].map(readPlate);
    const paper = (plate: Uint8Array | undefined, pixel: number) => plate?.[pixel] ?? 255;
    for (let pixel = 0; pixel < (black?.length ?? 0); pixel += 1) {
      const sum = paper(cyan, pixel) + paper(magenta, pixel) + paper(yellow, pixel) + paper(black, pixel);
      most = Math.max(most, 4 * 255 - sum);
    }
  }
  return most;
}
