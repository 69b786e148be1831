import type { Logo } from '../core/draft.ts';

const urls = new WeakMap<Blob, string>();

/** Where the page shows a logo from. An address lives as long as the page: undo may bring any logo back. */
export function logoUrl(logo: Logo | null): string | null {
  if (!logo) return null;
  const shown = logo.preview ?? logo.file;
  const url = urls.get(shown) ?? URL.createObjectURL(shown);
  urls.set(shown, url);
  return url;
}
