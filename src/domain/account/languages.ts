/** What the interface speaks. */
export const languages = ['en', 'sk'] as const;
export type Language = (typeof languages)[number];

/** Where a browser remembers the language chosen in it, so that the server's first picture of a page speaks it too. */
export const languageCookie = 'vizitka-language';

function isLanguage(tag: string | undefined): tag is Language {
  return languages.some((language) => language === tag);
}

/** The remembered language, else the first one the reader's browser asks for that we speak, else English. */
export function chooseLanguage(remembered: string | undefined, asked: readonly string[]): Language {
  if (isLanguage(remembered)) return remembered;
  return asked.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLanguage) ?? 'en';
}
