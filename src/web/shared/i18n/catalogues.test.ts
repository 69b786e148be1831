import { expect, test } from 'vitest';
import { type Language, languages } from '#domain/account/languages.ts';
import accountEn from '#messages/en/account.ts';
import accountSk from '#messages/sk/account.ts';
import startSk from '#messages/sk/start.ts';
import { en } from './english.ts';
import { joinMessages } from './messages.ts';

const sk = joinMessages(startSk);

type Text = [path: string, text: string];

/** Every text of a catalogue by its path; a text with values is given numbers, which suit any of them. */
function textsOf(node: unknown, path: string): Text[] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node === 'function') return textsOf(Reflect.apply(node, undefined, numbers), path);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) => textsOf(child, `${path}.${key}`));
}

const numbers = Array.from({ length: 20 }, (_, index) => 90 - index);

const modules = import.meta.glob<{ default?: object }>('../../../messages/*/*.ts', { eager: true });

/** What is no prose: facts about a language, and texts of sample cards, some of which are empty. */
const withoutProse = ['language', 'look-samples', 'sample-people'];

const texts = Object.fromEntries(
  languages.map((language) => [
    language,
    Object.entries(modules).flatMap(([file, { default: catalogue }]) => {
      const [, folder, name = ''] = /\/([\w-]+)\/([\w-]+)\.ts$/.exec(file) ?? [];
      return folder === language && !withoutProse.includes(name) ? textsOf(catalogue, name) : [];
    }),
  ]),
) as Record<Language, Text[]>;

const slovakAndCzechSources = import.meta.glob<object>(
  [
    '../../../../messages/{sk,cs}/*.json',
    '!../../../../messages/*/look-samples.json',
    '!../../../../messages/*/sample-people.json',
  ],
  { eager: true, import: 'default' },
);

const wordsOf = (text: string) => text.split(/\s/).filter((word) => /\p{L}{2}/u.test(word));

const others = languages.filter((language) => language !== 'en');

test('every language has all texts', () => {
  expect(texts.en.length).toBeGreaterThan(2000);
  for (const language of others) expect(texts[language]).toHaveLength(texts.en.length);
});

test('an empty card shows placeholders in the language of the interface', () => {
  expect(en.editor.placeholders).toEqual({ companyName: 'Company Name', fullName: 'Full Name' });
  expect(sk.editor.placeholders).toEqual({
    companyName: 'Názov firmy',
    fullName: 'Meno a\u00a0priezvisko',
  });
});

test.each(languages)('no text in %s is empty', (language) => {
  expect(texts[language].filter(([, text]) => text.trim() === '')).toEqual([]);
});

test.each(others)('no sentence in %s is left in English', (language) => {
  const inEnglish = new Map(texts.en);
  const same = texts[language].filter(([path, text]) => inEnglish.get(path) === text);
  expect(same.filter(([, text]) => wordsOf(text).length > 2)).toEqual([]);
});

test('a Slovak or Czech line never ends with a one-letter word or between a number and its noun', () => {
  const sources = Object.entries(slovakAndCzechSources).flatMap(([file, json]) => textsOf(json, file));
  const loose = sources.filter(([, text]) => /(?:^|[\s(„{])(?:[aikosuvz]|\d+|#) \p{L}/iu.test(text));
  expect(loose).toEqual([]);
});

test('texts avoid unclear phrases', () => {
  const riddles =
    /did not arrive|for good\b(?!\.)|misprinted|paid for nothing|begins? (?:like|by itself)|being loaded/i;
  expect(texts.en.filter(([, text]) => riddles.test(text))).toEqual([]);
  const hadanky = /zmizne natrvalo|natrvalo zmizne|sa nevydarila|Celé meno/i;
  expect(texts.sk.filter(([, text]) => hadanky.test(text))).toEqual([]);
});

test('the deletion texts name the button that keeps the account', () => {
  for (const { deletion, pendingDeletion: leaving } of [accountEn, accountSk]) {
    expect(deletion.deleted.description('1. 1.')).toContain(leaving.keep);
    expect(deletion.dialog.text(0)).toContain(leaving.keep);
  }
});

test('the message about a wrong code names the clock, and the figures of the print check what they leave out', () => {
  const named = (end: string, words: RegExp) =>
    languages.filter((language) =>
      texts[language].some(([path, text]) => path.endsWith(end) && words.test(text)),
    );
  expect(named('.WRONG_CODE', /clock|hodin|Uhr/)).toEqual([...languages]);
  expect(named('.noFiles', /many cards|viacerých|více|mehrerer/)).toEqual([...languages]);
});
