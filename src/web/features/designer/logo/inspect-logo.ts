import type { Size } from '#layout/guides.ts';
import type { SlovakAlert } from '../../../shared/i18n/slovak-alerts.ts';
import { PrintFailure } from '../pdf/print-client.ts';
import { requestPrint } from '../pdf/printer.ts';

/** A logo as the print engine reads it; `preview` is set where the browser would show other colours. */
export type InspectedLogo = { pixels: Size; preview?: Blob };

const refusals: Partial<Record<string, SlovakAlert>> = {
  LOGO_NOT_AN_IMAGE: 'NOT_AN_IMAGE',
  LOGO_ANIMATED: 'ANIMATED_IMAGE',
  LOGO_DAMAGED: 'DAMAGED_IMAGE',
  LOGO_TOO_MANY_PIXELS: 'TOO_MANY_PIXELS',
};

/**
 * Reads the file with the print engine, so that an unprintable logo is refused here and not when the PDF is made.
 * If the engine is not available, for example offline, the browser decodes the file instead.
 */
export async function inspectLogo(file: Blob): Promise<InspectedLogo | SlovakAlert> {
  try {
    const { pixels, preview } = await requestPrint('inspectLogo', { logo: file });
    return { pixels, ...(preview && { preview }) };
  } catch (error) {
    const refusal = error instanceof PrintFailure ? refusals[error.message] : undefined;
    return refusal ?? { pixels: await imageSize(file) };
  }
}

/** The size of an image in px as the browser decodes it. Fails if the file is not an image. */
export async function imageSize(file: Blob): Promise<Size> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}
