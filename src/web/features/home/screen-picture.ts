import type { Language } from '#domain/account/languages.ts';

/** The screens that the page for companies shows, in the order of the work. */
export const shownScreens = ['designs', 'people', 'links', 'proofs', 'orders', 'files'] as const;
export type ShownScreen = (typeof shownScreens)[number];

/** The languages in which the screens were photographed. Others see English ones. */
export const screenLanguages: readonly Language[] = ['en', 'sk', 'cs', 'de'];

export const screenThemes = ['light', 'dark'] as const;
type ScreenTheme = (typeof screenThemes)[number];

/** The size of the files in px: twice the width of the page's places. */
export const screenSize = { width: 720, height: 800 };

/** The address of the picture of a screen. `npm run pictures` writes the files. */
export function screenPicture(screen: ShownScreen, theme: ScreenTheme, language: Language): string {
  const shown = screenLanguages.includes(language) ? language : 'en';
  return `/team-screens/${shown}/${screen}-${theme}.webp`;
}
