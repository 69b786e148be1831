import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { CardContent } from '#domain/card/card.ts';
import { type TextField, textFields } from '#domain/card/text-fields.ts';
import { longestText, readTexts } from './read-texts.ts';

/** The texts of the specification, without our further lines. */
const specified: TextField[] = ['companyName', 'website', 'fullName', 'position', 'phone', 'email', 'url'];

/** A made-up signature or vCard and the texts a person would read from it. An absent text must stay empty. */
type Sample = { text: string; texts: CardContent };

const folder = 'tests/fixtures/signatures';
const samples = readdirSync(folder).flatMap(
  (name) => parse(readFileSync(`${folder}/${name}`, 'utf8')) as Sample[],
);

function rightFields({ text, texts }: Sample, fields: readonly TextField[]): number {
  const found = readTexts(text);
  return typeof found === 'string'
    ? 0
    : fields.filter((field) => (found[field] ?? '') === (texts[field] ?? '')).length;
}

function sum(all: readonly Sample[], fields: readonly TextField[]): number {
  return all.reduce((total, sample) => total + rightFields(sample, fields), 0);
}

test.each(samples)('at least six of the seven specified texts are right: $texts.fullName', (sample) => {
  expect(rightFields(sample, specified)).toBeGreaterThanOrEqual(6);
});

test('the rates are those of the documentation', () => {
  expect(samples).toHaveLength(110);
  expect(sum(samples, specified)).toBe(767);
  expect(sum(samples, textFields)).toBe(1426);
});

test('a signature copied as HTML is read as its text', () => {
  const html =
    '<table><tr><td><b>Jane Roe</b><br>Head of Sales</td></tr></table><p>jane@roe&amp;co</p><p>+44 20 7946 0018</p>';
  expect(readTexts(html)).toMatchObject({
    fullName: 'Jane Roe',
    position: 'Head of Sales',
    phone: '+44 20 7946 0018',
  });
});

test('a text without anything for a card is refused', () => {
  expect(readTexts('')).toBe('nothingFound');
  expect(
    readTexts('Please find the minutes of the meeting attached, we will talk about them next week.'),
  ).toBe('nothingFound');
  expect(readTexts('BEGIN:VCARD\nVERSION:3.0\nN:;;;;\nFN:\nEND:VCARD')).toBe('nothingFound');
});

test('a text that is too long is refused, but not for the picture in a vCard', () => {
  expect(readTexts('Jane Roe\n'.repeat(longestText))).toBe('tooLong');
  const photo = `PHOTO;ENCODING=b;TYPE=JPEG:${'A'.repeat(60)}\n${` ${'A'.repeat(75)}\n`.repeat(2_000)}`;
  expect(readTexts(`BEGIN:VCARD\nVERSION:3.0\n${photo}FN:Jane Roe\nEND:VCARD`)).toEqual({
    fullName: 'Jane Roe',
  });
});

test('no text is longer than a card allows', () => {
  const found = readTexts(`BEGIN:VCARD\nFN:${'a'.repeat(500)}\nEND:VCARD`);
  expect(found).toEqual({ fullName: 'a'.repeat(200) });
});

// Each of these would take minutes with a pattern that backtracks. A test has five seconds.
test.each([
  'a',
  ' ',
  '.',
  '1',
  '1.',
  'a.',
  'a@',
  '<br',
  '[image',
  '=\n',
  'lg\n',
  'Ab ',
  'A, ',
  '|',
  '"',
  ';',
  '\\',
  'Ab\n',
])('reading takes linear time for a text of "%s"', (part) => {
  const text = part.repeat(longestText).slice(0, longestText - 100);
  readTexts(text);
  readTexts(`BEGIN:VCARD\nFN;ENCODING=QUOTED-PRINTABLE:${text}`);
  readTexts(`BEGIN:VCARD\nFN;${text}`);
});
