import { expect, test } from 'vitest';
import { languages } from '#domain/account/languages.ts';
import { languageFacts } from '#messages/languages.ts';
import { excuses } from './excuses.ts';
import { pluralTexts } from './plurals.ts';
import { leftInEnglish, longButtons, pluralHits, shareLeft, strayTerms } from './translations.ts';
import { catalogue } from './words.ts';

const at = (text: string, where = 'orders:planted') => ({ where, text });
const patterns = (text: string, language: 'sk' | 'de', english: string) =>
  pluralHits(at(text), language, english).map(({ pattern }) => pattern);

test('a plural is written for 0, 1, 2 and 5 as its language counts', () => {
  const text =
    '{count, plural, =0 {nič} one {1 vizitka} few {# vizitky} many {# vizitky} other {# vizitiek}}';
  expect([0, 1, 2, 5].map((count) => pluralTexts(text, 'sk-SK', count))).toEqual([
    ['nič'],
    ['1 vizitka'],
    ['2 vizitky'],
    ['5 vizitiek'],
  ]);
  const chosen = '{kind, select, proof {# {n, plural, one {# link} other {# links}}} other {none}}';
  expect(pluralTexts(chosen, 'en-GB', 2)).toEqual(['# 2 links', 'none']);
  expect(pluralTexts('{name} is here', 'en-GB', 2)).toEqual([]);
});

test('a lost number, an empty form and one noun form for two and five are found', () => {
  const english = '{count, plural, one {1 card} other {# cards}}';
  expect(patterns('{count, plural, one {eine Karte} other {Karten}}', 'de', english)).toEqual([
    'lost-number',
    'lost-number',
  ]);
  expect(patterns('{count, plural, one {} other {#\u00a0Karten}}', 'de', english)).toEqual(['empty-plural']);
  expect(
    patterns(
      '{count, plural, one {1\u00a0strana} few {#\u00a0strany} many {#\u00a0strany} other {#\u00a0strany}}',
      'sk',
      english,
    ),
  ).toEqual(['same-form']);
});

test.each(languages)('every plural of %s says something for 0, 1, 2 and 5, with its number', (language) => {
  const english = new Map(catalogue('en').map(({ where, text }) => [where, text]));
  const texts = catalogue(language);
  const plurals = texts.filter(({ text }) => pluralTexts(text, languageFacts[language].locale, 1).length > 0);
  expect(plurals.length).toBeGreaterThan(100);
  const faults = plurals
    .flatMap((place) => pluralHits(place, language, english.get(place.where) ?? ''))
    .filter(({ where, pattern }) => !(`${pattern} ${language}/${where}` in excuses));
  expect(faults).toEqual([]);
});

test('a long button, a text left in English and a stray word are found', () => {
  const long = at('Create another link for the approval', 'orders:page.again');
  expect(longButtons([long, { ...long, where: 'orders:page.hint' }], 'en')).toHaveLength(1);
  expect(
    longButtons([at('Send {count, plural, one {1 card} other {# cards}}', 'orders:send')], 'en'),
  ).toEqual([]);

  const english = [at('Send to the print shop', 'orders:a'), at('PDF', 'orders:b')];
  const left = [at('Send to the print shop', 'orders:a'), at('PDF', 'orders:b')];
  expect(leftInEnglish(english, left).map(({ where }) => where)).toEqual(['orders:a']);
  const byKey = (texts: readonly { where: string; text: string }[]) =>
    new Map(texts.map(({ where, text }) => [where, text]));
  expect(shareLeft(english, byKey(left))).toBe(1);
  expect(strayTerms(english, byKey([at('Poslať do tlače', 'orders:a')]), 'sk')).toEqual([
    'sk: 1 of 1 texts about “print shop” have another word: orders:a',
  ]);
  expect(strayTerms(english, byKey([at('Poslať do tlačiarne', 'orders:a')]), 'sk')).toEqual([]);
});
