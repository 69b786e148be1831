import type { Scene } from '#layout/scene.ts';
import { lruCache } from '#layout/text/lru-cache.ts';
import type { PressColours } from '../colour/press-colours.ts';
import { logoBackground } from '../drawing/logo-background.ts';
import { convertLogo } from './convert-logo.ts';
import type { PrintedLogo } from './printed-logo.ts';

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
