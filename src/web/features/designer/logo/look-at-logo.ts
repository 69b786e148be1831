import type { Size } from '#layout/formats.ts';
import type { SlovakAlert } from '../../../shared/i18n/slovak-alerts.ts';
import { PrintFailure } from '../pdf/print-client.ts';
import { requestPrint } from '../pdf/printer.ts';
import { imageSize } from './image-size.ts';

/** What a logo is to the print engine; its preview where the browser would show something else. */
export type InspectedLogo = { pixels: Size; preview?: Blob };

const refusals: Partial<Record<string, SlovakAlert>> = {
  LOGO_NOT_AN_IMAGE: 'NOT_AN_IMAGE',
  LOGO_ANIMATED: 'ANIMATED_IMAGE',
  LOGO_DAMAGED: 'DAMAGED_IMAGE',
  LOGO_TOO_MANY_PIXELS: 'TOO_MANY_PIXELS',
};

/**
 * Has the file read by the engine that prints it: what it cannot print is refused here and not when the PDF is wanted.
 * Without the engine, offline perhaps, the browser's own word has to do.
 */
export async function inspectLogo(file: Blob): Promise<InspectedLogo | SlovakAlert> {
  try {
    const { pixels, preview } = await requestPrint('look', { logo: file });
    return { pixels, ...(preview && { preview }) };
  } catch (error) {
    const refusal = error instanceof PrintFailure ? refusals[error.message] : undefined;
    return refusal ?? { pixels: await imageSize(file) };
  }
}
