import { describe, expect, test } from 'vitest';
import { languages } from '#domain/account/languages.ts';
import { englishFinder, textsIn } from './english-words.ts';

describe.each(languages.filter((language) => language !== 'en'))('on a page in %s', (language) => {
  const find = englishFinder(language);

  test('nearly every English text of three words or more is found', () => {
    const own = new Set(textsIn(language));
    const english = textsIn('en').filter(
      (text) => !own.has(text) && (text.match(/(?<![@.\p{L}-])\p{L}{2,}(?![@.\p{L}-])/gu) ?? []).length >= 3,
    );
    const missed = english.filter((text) => find(text).length === 0);
    expect(english.length).toBeGreaterThan(1000);
    expect(missed.length / english.length, missed.join('\n')).toBeLessThan(0.01);
  });

  test('the texts of the language are not English', () => {
    expect(textsIn(language).flatMap((text) => find(text))).toEqual([]);
  });

  test('what somebody typed and names of fonts are not English', () => {
    expect(find('Download everything')).toContain('everything');
    expect(find('Lucia: Records and posters', ['Records and posters'])).toEqual([]);
    expect(find('English, Times New Roman')).toEqual([]);
  });
});
