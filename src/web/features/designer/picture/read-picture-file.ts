import { logoRefusal } from '#domain/card/logo-file.ts';
import type { Size } from '#layout/guides.ts';
import type { SlovakAlert } from '../../../shared/i18n/slovak-alert.ts';
import { imageSize, inspectLogo } from '../core/logo/inspect-logo.ts';

/** What the file input offers. A drawing is no photograph. */
export const pictureTypes = ['image/png', 'image/jpeg'] as const;

/** A copy of a picked file and its size, or why it is refused. The print engine reads it, as it does logos. */
export async function readPictureFile(file: File): Promise<{ file: Blob; pixels: Size } | SlovakAlert> {
  if (!pictureTypes.some((type) => type === file.type)) return 'NOT_AN_IMAGE';
  const refusal = logoRefusal(file);
  if (refusal) return refusal;
  try {
    // The file on disk may be changed or deleted.
    const copy = new Blob([await file.arrayBuffer()], { type: file.type });
    const inspected = await inspectLogo(copy);
    if (typeof inspected === 'string') return inspected;
    // The browser draws the preview, so it must be able to decode the file too.
    await imageSize(copy);
    const { width, height } = inspected.pixels;
    return { file: copy, pixels: { width, height } };
  } catch {
    return 'NOT_AN_IMAGE';
  }
}
