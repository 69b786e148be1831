import { isDarkLogo } from '#layout/logo/logo-on-ground.ts';
import type { PlacedLogo } from '#layout/scene.ts';

/** The address of the file that a placed logo is drawn from; null until there is one. */
export function logoHref(placed: PlacedLogo, logoUrl: string | null): string | null {
  return logoUrl !== null && isDarkLogo(placed) ? placed.asset : logoUrl;
}
