import type { CSSProperties } from 'react';
import { type FontName, isCustomFont } from '#domain/card/fonts.ts';

const serifs: readonly FontName[] = [
  'Times New Roman',
  'Georgia',
  'Playfair Display',
  'Zilla Slab',
  'Fraunces',
  'EB Garamond',
];

/** Renders a font's name in its own face, with a generic fallback until the face is loaded. Custom fonts have none. */
export function fontPreviewStyle(font: FontName): CSSProperties {
  if (isCustomFont(font)) return {};
  return {
    fontFamily: `"${font} Variable", "${font} name", ${serifs.includes(font) ? 'serif' : 'sans-serif'}`,
  };
}
