import { isDarkLogo } from '#layout/logo/logo-on-ground.ts';
import type { Scene } from '#layout/scene.ts';
import { lruCache } from '#layout/text/lru-cache.ts';
import type { PressColours } from '../colour/press-colours.ts';
import { logoBackground } from '../drawing/logo-background.ts';
import type { LogoFiles } from '../logo/analysed-size.ts';
import { convertLogo } from './convert-logo.ts';
import type { PrintedLogo } from './printed-logo.ts';

/** Converts the logo for a Scene. The cards of one design have it on the same ground, so it is converted once. */
export function logoConverter(
  files: LogoFiles,
  dpi: number,
  colours: PressColours,
): (scene: Scene) => PrintedLogo | null {
  const converted = lruCache<PrintedLogo>(8);
  return (scene) => {
    const ground = logoBackground(scene);
    const isDark = scene.items.some((item) => item.kind === 'logo' && isDarkLogo(item));
    const file = isDark ? files.darkLogo : files.logo;
    if (!file || !ground) return null;
    return converted(JSON.stringify([isDark, ground]), () => convertLogo(file, ground, dpi, colours));
  };
}
