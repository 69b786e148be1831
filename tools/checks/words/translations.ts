import { type Language, languages } from '#domain/account/languages.ts';
import { languageFacts } from '#messages/languages.ts';
import { parseMessage } from '../../messages/parse-message.ts';
import type { Hit, Place } from './patterns.ts';
import { names, pluralTexts, sameAfterNumber } from './plurals.ts';
import { terms, withoutTerms } from './terms.ts';

/** A concept keeps its word in at least this share of its texts. */
const agreedShare = 0.9;

/** At most this share of the texts of a language is the same as in English: names, units and words that travel. */
const sameAsEnglishShare = 0.03;

/** Most characters on a button, without what is filled in: German words are longer. */
const buttonMax = { en: 26, other: 30 };

/** Keys of the words on buttons. */
const button =
  /(^|[.:])(submit(Login|Register)?|confirm(On|Off|Remove)?|save|make|send|button|add|create|again|tryAgain|accept|decline)$/;

/** The words of a text in all its forms, without values and tags. */
function wordsIn(text: string): string[] {
  const words = (parts: ReturnType<typeof parseMessage>): string =>
    parts
      .map((part) => {
        if (part.kind === 'words') return part.words;
        return 'branches' in part ? part.branches.map((branch) => words(branch.parts)).join(' ') : ' ';
      })
      .join('');
  return (
    words(parseMessage(text))
      .replaceAll(/<[^>]*>/g, ' ')
      .match(/\p{L}{2,}/gu) ?? []
  );
}

/** The concepts that too many texts of a language call by another word, with some of those texts. */
export function strayTerms(
  english: readonly Place[],
  translated: ReadonlyMap<string, string>,
  language: Language,
) {
  return Object.entries(terms).flatMap(([term, { english: inEnglish, agreed }]) => {
    const stem = agreed[language];
    const places = english.filter(
      ({ where, text }) =>
        !withoutTerms.test(where) && inEnglish.test(text.replaceAll(/\{\w+(?=[,}])/g, '{')),
    );
    const strays = places.filter(({ where }) => stem && !stem.test(translated.get(where) ?? ''));
    return strays.length <= places.length * (1 - agreedShare)
      ? []
      : [
          `${language}: ${strays.length} of ${places.length} texts about “${term}” have another word: ${strays
            .slice(0, 5)
            .map(({ where }) => where)
            .join(', ')}`,
        ];
  });
}

/** Texts of two words and more that are left in English. */
export function leftInEnglish(english: readonly Place[], translated: readonly Place[]): Hit[] {
  const originals = new Map(english.map(({ where, text }) => [where, text]));
  return translated
    .filter(({ where, text }) => originals.get(where) === text && wordsIn(text).length > 1)
    .map((place) => ({ ...place, pattern: 'in-english' }));
}

/** The share of texts with words that are the same as in English. */
export function shareLeft(english: readonly Place[], translated: ReadonlyMap<string, string>): number {
  const texts = english.filter(({ text }) => wordsIn(text).length > 0);
  return texts.filter(({ where, text }) => translated.get(where) === text).length / texts.length;
}

/** Buttons with too many characters. */
export function longButtons(texts: readonly Place[], language: Language): Hit[] {
  const most = language === 'en' ? buttonMax.en : buttonMax.other;
  return texts
    .filter(({ where, text }) => button.test(where) && longest(text) > most)
    .map((place) => ({ ...place, pattern: 'long-button' }));
}

/** The characters of the longest form of a text, without what is filled in. */
function longest(text: string): number {
  const length = (parts: ReturnType<typeof parseMessage>): number =>
    parts.reduce((sum, part) => {
      if (part.kind === 'words') return sum + part.words.length;
      return 'branches' in part
        ? sum + Math.max(...part.branches.map((branch) => length(branch.parts)))
        : sum;
    }, 0);
  return length(parseMessage(text));
}

/** What is wrong with the plurals of a text for 0, 1, 2 and 5: nothing said, the number lost, or one noun form for two. */
export function pluralHits({ where, text }: Place, language: Language, english: string): Hit[] {
  const { locale } = languageFacts[language];
  const hit = (pattern: string, shown: string) => ({ where, text: shown, pattern });
  return [0, 1, 2, 5].flatMap((count) => {
    const shown = pluralTexts(text, locale, count);
    const inEnglish = pluralTexts(english, languageFacts.en.locale, count);
    const lost = inEnglish.length > 0 && inEnglish.every((own) => names(own, count));
    const twos = count === 5 && ['sk', 'cs'].includes(language) ? pluralTexts(text, locale, 2) : [];
    return [
      ...shown.filter((own) => !own.trim() || /\{|\}/.test(own)).map((own) => hit('empty-plural', own)),
      ...shown.filter((own) => lost && !names(own, count) && count > 1).map((own) => hit('lost-number', own)),
      ...twos
        .filter((own, index) => sameAfterNumber(own, shown[index] ?? ''))
        .map((own) => hit('same-form', own)),
    ];
  });
}

/** Every hit of the translations and of the plurals, and the concepts with a stray word. */
export function translationFaults(catalogue: (language: Language) => Place[]): {
  hits: Hit[];
  faults: string[];
} {
  const english = catalogue('en');
  const originals = new Map(english.map(({ where, text }) => [where, text]));
  const hits = [
    ...longButtons(english, 'en'),
    ...english.flatMap((place) => pluralHits(place, 'en', place.text)),
  ];
  const faults: string[] = [];
  for (const language of languages.filter((one) => one !== 'en')) {
    const texts = catalogue(language);
    const translated = new Map(texts.map(({ where, text }) => [where, text]));
    const own = [
      ...longButtons(texts, language),
      ...leftInEnglish(english, texts),
      ...texts.flatMap((place) => pluralHits(place, language, originals.get(place.where) ?? '')),
    ];
    hits.push(...own.map((one) => ({ ...one, where: `${language}/${one.where}` })));
    faults.push(...strayTerms(english, translated, language));
    const share = shareLeft(english, translated);
    if (share > sameAsEnglishShare)
      faults.push(`${language}: ${Math.round(share * 100)} % of the texts are English`);
  }
  return { hits, faults };
}
