import { readFileSync } from 'node:fs';
import { type PictureProblem, UnreadablePicture } from '#image/unreadable-picture.ts';
import { UnreadableDesign } from './read-design-file.ts';
import { UnreadableProfileFile } from './read-profile-file.ts';
import { UnusableSheet } from './sheet-options.ts';

const pictureProblems: Record<PictureProblem, string> = {
  LOGO_NOT_AN_IMAGE: 'The logo is not a PNG, JPG or SVG image',
  LOGO_ANIMATED: 'An animated logo cannot be printed',
  LOGO_DAMAGED: 'The logo is damaged or has no pixels',
  LOGO_TOO_MANY_PIXELS: 'The logo has more than 40 megapixels',
  LOGO_SVG_UNSAFE: 'The SVG logo has a script or refers to another address',
  LOGO_SVG_TEXT: 'The SVG logo has text: convert it to outlines (paths)',
  LOGO_SVG_PIXELS: 'The SVG logo has an image inside: use the image itself as PNG or JPG',
  LOGO_SVG_EFFECTS:
    'The SVG logo has filters, masks, patterns, blending or styles that cannot be printed as paths',
  LOGO_SVG_TOO_COMPLEX:
    'The SVG logo is over 1 MB, has over 20,000 paths, or has too much transparency over transparency',
  LOGO_SVG_EMPTY: 'The SVG logo has no size or draws nothing',
};

/** Ends the program with a readable message where a file cannot be printed. */
export function inWords<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if ([UnreadableDesign, UnreadableProfileFile, UnusableSheet].some((known) => error instanceof known))
      return refuse((error as Error).message);
    if (error instanceof UnreadablePicture) return refuse(pictureProblems[error.code]);
    throw error;
  }
}

export function readOrRefuse(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    return refuse(`${path} cannot be read`);
  }
}

/** Ends the program: 1 for an input that cannot be used, 2 for wrong options. */
export function refuse(message: string, status: 1 | 2 = 1): never {
  process.stderr.write(`${message}\n`);
  process.exit(status);
}
