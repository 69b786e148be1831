import type { Logo } from '#editor/draft.ts';

const urls = new WeakMap<Blob, string>();

/** An object URL for showing the logo. It is never revoked, since undo can restore any logo. */
export function logoUrl(logo: Logo | null): string | null {
  if (!logo) return null;
  const image = logo.preview ?? logo.file;
  const url = urls.get(image) ?? URL.createObjectURL(image);
  urls.set(image, url);
  return url;
}
