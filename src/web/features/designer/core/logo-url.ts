import type { Logo } from '#editor/draft.ts';
import { keepFileAt } from '../../../shared/card/picture-files.ts';

const urls = new WeakMap<Blob, string>();

/** An object URL for showing the logo. It is never revoked, since undo can restore any logo. */
export function logoUrl(logo: Logo | null): string | null {
  if (!logo) return null;
  const image = logo.preview ?? logo.file;
  const url = urls.get(image) ?? keepFileAt(URL.createObjectURL(image), logo.file);
  urls.set(image, url);
  return url;
}
