import type { Size } from '#layout/guides.ts';
import type { LogoSize } from '#layout/scene.ts';
import type { SlovakAlert } from '../../../../shared/i18n/slovak-alert.ts';
import { requestPrint, WorkerFailure } from '../../../../shared/print-worker/print-client.ts';
import { bitmapOf } from './bitmap-of.ts';

/** A logo as the print engine reads it; `preview` is set where the browser would show other colours, `file` where it is written anew. */
export type InspectedLogo = { pixels: LogoSize; preview?: Blob; file?: Blob };

const refusals: Partial<Record<string, SlovakAlert>> = {
  LOGO_NOT_AN_IMAGE: 'NOT_AN_IMAGE',
  LOGO_ANIMATED: 'ANIMATED_IMAGE',
  LOGO_DAMAGED: 'DAMAGED_IMAGE',
  LOGO_EMPTY: 'EMPTY_IMAGE',
  LOGO_TOO_MANY_PIXELS: 'TOO_MANY_PIXELS',
  LOGO_SVG_UNSAFE: 'SVG_UNSAFE',
  LOGO_SVG_TEXT: 'SVG_TEXT',
  LOGO_SVG_PIXELS: 'SVG_PIXELS',
  LOGO_SVG_EFFECTS: 'SVG_EFFECTS',
  LOGO_SVG_TOO_COMPLEX: 'SVG_TOO_COMPLEX',
  LOGO_SVG_EMPTY: 'SVG_EMPTY',
};

/**
 * Reads the file with the print engine, so that an unprintable logo is refused here and not when the PDF is made.
 * If the engine is not available, for example offline, the browser decodes the file instead; a drawing is refused, since
 * only the engine writes it anew. A new logo loses the clear margins around what it paints: its size on the card is then
 * that of what is seen.
 */
export async function inspectLogo(file: Blob, isNew = false): Promise<InspectedLogo | SlovakAlert> {
  try {
    const { pixels, preview, cleaned } = await requestPrint('inspectLogo', { logo: file, isNew });
    return { pixels, ...(preview && { preview }), ...(cleaned && { file: cleaned }) };
  } catch (error) {
    const refusal = error instanceof WorkerFailure ? refusals[error.message] : undefined;
    if (refusal) return refusal;
    return file.type === 'image/svg+xml' ? 'UPLOAD_FAILED' : { pixels: await imageSize(file) };
  }
}

/** The size of an image in px as the browser decodes it. Fails if the file is not an image. */
export async function imageSize(file: Blob): Promise<Size> {
  const bitmap = await bitmapOf(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}
