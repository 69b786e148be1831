import { logoRefusal } from '#domain/card/logo-file.ts';
import type { SlovakAlert } from '../../../shared/i18n/slovak-alerts.ts';
import type { Logo } from '../core/draft.ts';
import { imageSize } from './image-size.ts';
import { inspectLogo } from './look-at-logo.ts';

/** A picked file as a logo, or why it cannot be one. What only calls itself an image is found out by decoding it. */
export async function readLogo(file: File): Promise<Logo | SlovakAlert> {
  const refusal = logoRefusal(file);
  if (refusal) return refusal;
  try {
    // A copy of our own: the file on disk may change or go.
    const bytes = await file.arrayBuffer();
    const copy = new Blob([bytes], { type: file.type });
    return await decoded(copy, file.name);
  } catch {
    return 'UPLOAD_FAILED';
  }
}

async function decoded(file: Blob, name: string): Promise<Logo | SlovakAlert> {
  try {
    const seen = await inspectLogo(file);
    if (typeof seen === 'string') return seen;
    // The preview is the browser's: what it cannot decode it cannot show.
    await imageSize(file);
    return { file, name, ...seen };
  } catch {
    return 'NOT_AN_IMAGE';
  }
}
