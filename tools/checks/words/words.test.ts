import { expect, test } from 'vitest';
import { languages } from '#domain/account/languages.ts';
import { english, titleCase, translated } from './patterns.ts';
import { commentsOf, countsIn, hitsIn, judge, moreThanAgreed, textsOf } from './words.ts';

/** A sentence for each pattern, and one that says the same and passes. */
const planted: Record<string, [bad: string, good: string]> = {
  'private-who': ['Whoever has the key can do what it may.', 'Anyone with this key can use its permissions.'],
  'those-that': ['Cards are those that fit.', 'All cards already fit.'],
  'nobody-somebody': ['Nobody has answered yet.', 'No reply yet.'],
  waits: ['Nothing waits', 'Queue is empty'],
  'not-done': ['Not done', 'Submissions not updated'],
  'is-of': ['This card is of the design.', 'This card uses the design.'],
  relative: ['The order in which they happened', 'The order they happened'],
  'by-link': ['Invite people by a link.', 'Send people a link.'],
  'of-own': ['Give each program a key of its own.', 'Create one key per system.'],
  'make-create': ['Make a link for approval', 'Create approval link'],
  texts: ['Your texts, in every look', 'Your text, in every look'],
  'mail-noun': ['The mail is on its way.', 'The email is on its way.'],
  'sign-in': ['You are signed in.', 'You are logged in.'],
  former: ['The former versions', 'The previous versions'],
  'no-longer-there': ['It is no longer there.', 'It was removed.'],
  'load-again': ['Load the page again.', 'Reload the page.'],
  'ask-for': ['Ask for a change', 'Request a change'],
  says: ['The list says so.', 'The list shows it.'],
  'take-back': ['Take back the deletion', 'Cancel the deletion'],
  'the-most': ['The most is 10 MB.', 'The limit is 10 MB.'],
  'act-for': ['Act for a company', 'Switch account'],
  'address-events': ['No address gets events yet.', 'No webhooks yet.'],
  possessive: ['The cards of a person', 'A person’s cards'],
  'passive-tick': ['It is tried again.', 'We will retry it.'],
  'no-such': ['There is no such order.', 'Order not found.'],
  prove: ['Proved by DNS', 'Verified by DNS'],
};

const found = (text: string, patterns = english) =>
  hitsIn([{ where: 'orders:planted', text }], patterns).map(({ pattern }) => pattern);

test('each English pattern finds its sentence and lets the better one pass', () => {
  expect(Object.keys(planted)).toEqual(Object.keys(english));
  for (const [pattern, [bad, good]] of Object.entries(planted)) {
    expect(found(bad), bad).toContain(pattern);
    expect(found(good), good).toEqual([]);
  }
});

test('each other language has patterns, which find its words with accents', () => {
  expect(Object.keys(translated).sort()).toEqual(languages.filter((language) => language !== 'en').sort());
  expect(found('Prázdny rez a Firemný návrh', translated.sk)).toEqual(['firemný návrh', 'rez']);
  expect(found('Rezervovať e-mail', translated.sk)).toEqual([]);
  expect(found('Jednat za firmu 3 dní', translated.cs)).toEqual(['jednat', 'dní']);
  expect(found('Wählen Sie ein anderes Aussehen', translated.de)).toEqual(['Aussehen']);
});

test('a title like a name is found, a sentence is not', () => {
  expect(titleCase.test('Company Design Made')).toBe(true);
  expect(titleCase.test('Company design created')).toBe(false);
});

test('a hit needs an excuse, and an excuse needs a hit', () => {
  const hits = hitsIn([{ where: 'orders:a', text: 'Not done' }], english);
  expect(judge(hits, {})).toEqual(['orders:a has “not-done”: Not done']);
  expect(judge(hits, { 'not-done orders:a': 'fixed' })).toEqual([]);
  expect(judge([], { 'not-done orders:a': 'fixed' })).toEqual([
    'No text needs the excuse “not-done orders:a”.',
  ]);
});

test('comments may have fewer hits than agreed, and no more', () => {
  const counts = countsIn(
    commentsOf('/**\n * Whoever\n * asks.\n */\nconst a = 1; // Nobody, nobody\n'),
    english,
  );
  expect([counts['private-who'], counts['nobody-somebody']]).toEqual([1, 2]);
  expect(moreThanAgreed('comments', counts, { ...counts, 'nobody-somebody': 3 })).toEqual([]);
  expect(moreThanAgreed('comments', counts, { ...counts, 'nobody-somebody': 1 })).toEqual([
    'comments have “nobody-somebody” 2 times, agreed are 1.',
  ]);
});

test('a text of a catalogue has its key without the names of values', () => {
  expect(textsOf({ 'page(name)': { 'removeOf(name)': '{name}', steps: [['a']] } }, 'orders:')).toEqual([
    { where: 'orders:page.removeOf', text: '{name}' },
    { where: 'orders:page.steps[0][0]', text: 'a' },
  ]);
});
