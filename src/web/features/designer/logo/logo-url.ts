import type { Logo } from '../draft/draft.ts';

const urls = new WeakMap<Blob, string>();

/** Where the page shows a logo from. An address lives as long as the page: undo may bring any logo back. */
export function logoUrl(logo: Logo | null): string | null {
  if (!logo) return null;
  const url = urls.get(logo.file) ?? URL.createObjectURL(logo.file);
  urls.set(logo.file, url);
  return url;
}
