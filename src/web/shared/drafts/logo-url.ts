import type { Logo, LogoFile } from '#editor/draft.ts';
import { keepFileAt } from '../card/picture-files.ts';

const urls = new WeakMap<Blob, string>();

/** An object URL for showing the logo. It is never revoked, since undo can restore any logo. */
export function logoUrl(logo: LogoFile | null): string | null {
  if (!logo) return null;
  const image = logo.preview ?? logo.file;
  const url = urls.get(image) ?? keepFileAt(URL.createObjectURL(image), logo.file);
  urls.set(image, url);
  return url;
}

/** The logo with another file for dark grounds, or with none. */
export function withDarkLogo({ dark: _, ...logo }: Logo, dark: LogoFile | null): Logo {
  const { dark: __, ...own } = logo.pixels;
  if (!dark) return { ...logo, pixels: own };
  const { dark: ___, ...size } = dark.pixels;
  return { ...logo, dark, pixels: { ...own, dark: { ...size, asset: logoUrl(dark) ?? '' } } };
}
