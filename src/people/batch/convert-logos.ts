import type { Scene } from '#layout/scene.ts';
import { lruCache } from '#layout/text/lru-cache.ts';
import type { PressColours } from '#print/colour/press-colours.ts';
import { convertLogo } from '#print/image/convert-logo.ts';
import { logoBackground } from '#print/image/logo-background.ts';
import type { PrintedLogo } from '#print/image/printed-logo.ts';

/** Converts the logo for a Scene. The cards of one design have it on the same ground, so it is converted once. */
export function logoConverter(
  logo: Uint8Array | null,
  dpi: number,
  colours: PressColours,
): (scene: Scene) => PrintedLogo | null {
  const converted = lruCache<PrintedLogo>(8);
  return (scene) => {
    const ground = logoBackground(scene);
    if (!logo || !ground) return null;
    return converted(JSON.stringify(ground), () => convertLogo(logo, ground, dpi, colours));
  };
}
