import type { GlyphRun, Scene } from '#layout/scene.ts';
import { labelGap } from '#layout/text/card-text.ts';

/** The scene without the letters of a field, whose label stays. */
export function withoutText(scene: Scene, field: string): Scene {
  const items = scene.items.map((item) =>
    item.kind === 'text' && item.field === field ? { ...item, text: '', glyphs: labelGlyphs(item) } : item,
  );
  return { ...scene, items };
}

/** The glyphs of a letter before a text, with the gap after it. */
export function labelGlyphs({ glyphs, text, hasLabelAfter }: GlyphRun): GlyphRun['glyphs'] {
  if (hasLabelAfter) return [];
  const gap = text.indexOf(labelGap);
  let rest = gap < 0 ? 0 : gap + labelGap.length;
  const own = glyphs.findIndex((glyph) => {
    if (rest <= 0) return true;
    rest -= glyph.text.length;
    return false;
  });
  return own < 0 ? glyphs : glyphs.slice(0, own);
}
