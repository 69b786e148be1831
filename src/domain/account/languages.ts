/** The languages of the interface. */
export const languages = ['en', 'sk', 'cs', 'de'] as const;
export type Language = (typeof languages)[number];

/** Something in English and in the languages that have it. */
export type ByLanguage<Value> = { en: Value } & Partial<Record<Language, Value>>;

/** What a reader of this language gets: English where there is nothing in the language. */
export function inLanguage<Value>(values: ByLanguage<Value>, language: Language): Value {
  return values[language] ?? values.en;
}

/** The cookie with the chosen language, so that the server sends the prerendered page in that language. */
export const languageCookie = 'vizitka-language';

function isLanguage(tag: string | undefined): tag is Language {
  return languages.some((language) => language === tag);
}

/** The chosen language, else the first accepted one that is supported, else English. */
export function chooseLanguage(chosen: string | undefined, accepted: readonly string[]): Language {
  if (isLanguage(chosen)) return chosen;
  return accepted.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLanguage) ?? 'en';
}
