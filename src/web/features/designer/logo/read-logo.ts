import { logoRefusal } from '#domain/card/logo-file.ts';
import type { SlovakAlert } from '../../../shared/i18n/slovak-alerts.ts';
import type { Logo } from '../core/draft.ts';
import { imageSize, inspectLogo } from './inspect-logo.ts';

/** Reads a picked file as a logo, or returns why it is refused. The file is decoded, since its type may be wrong. */
export async function readLogo(file: File): Promise<Logo | SlovakAlert> {
  const refusal = logoRefusal(file);
  if (refusal) return refusal;
  try {
    // A copy in memory: the file on disk may be changed or deleted.
    const bytes = await file.arrayBuffer();
    const copy = new Blob([bytes], { type: file.type });
    return await decodeLogo(copy, file.name);
  } catch {
    return 'UPLOAD_FAILED';
  }
}

async function decodeLogo(file: Blob, name: string): Promise<Logo | SlovakAlert> {
  try {
    const inspected = await inspectLogo(file);
    if (typeof inspected === 'string') return inspected;
    // The browser draws the preview, so it must be able to decode the file too.
    await imageSize(file);
    return { file, name, ...inspected };
  } catch {
    return 'NOT_AN_IMAGE';
  }
}
