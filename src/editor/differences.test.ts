import { expect, test } from 'vitest';
import { cardOf, type FlatCard, flatOf } from '#domain/card/flat-card.ts';
import type { LogoChoice } from '#domain/card/logo-choice.ts';
import { differencesOf, markDifference } from './differences.ts';
import { newDraft } from './draft.ts';

const aCard = (flat: FlatCard) => cardOf({ ...flatOf(newDraft.card), ...flat });

test('differences are listed in the order of the form, the appearance last', () => {
  const own = { ...newDraft, card: aCard({ phone: '442', position: 'Architect' }) };
  const other = {
    ...newDraft,
    name: 'Lumen',
    card: aCard({ phone: '400', position: 'Architect', layout: 'bold' }),
  };
  expect(differencesOf(own, other)).toEqual([
    { part: 'name', own: '', other: 'Lumen' },
    { part: 'phone', own: '442', other: '400' },
    { part: 'appearance', own: null, other: null },
  ]);
});

test('the name of a card that is named after its person is no difference of its own', () => {
  const named = (fullName: string) => ({ ...newDraft, name: fullName, card: cardOf({ fullName }) });
  expect(differencesOf(named('Elena Marek'), named('Elena Mareková'))).toEqual([
    { part: 'fullName', own: 'Elena Marek', other: 'Elena Mareková' },
  ]);
});

test('a draft does not differ from its copy read from storage', () => {
  expect(differencesOf(newDraft, structuredClone(newDraft))).toEqual([]);
});

test('absent values do not differ from their fallbacks', () => {
  const sparse = { ...newDraft, card: cardOf({ companyName: 'Lumen' }) };
  const whole = {
    ...newDraft,
    card: cardOf({ companyName: 'Lumen', logoSize: 20, backgroundColor: '#ffffff' }),
  };
  expect(differencesOf(sparse, whole)).toEqual([]);
});

test('another branch is a difference', () => {
  expect(differencesOf({ ...newDraft, branchId: 'kosice' }, newDraft)).toEqual([
    { part: 'branch', own: null, other: null },
  ]);
});

test('uploaded logos are compared by path, others by name and size', () => {
  const file = new Blob(['logo']);
  const logo = { file, name: 'logo.png', pixels: { width: 1, height: 1 } };
  const stored = (path: string) => ({
    ...newDraft,
    logo: { ...logo, stored: { path, owner: 'elena', untilMs: 0 } },
  });
  expect(differencesOf(stored('a'), stored('b')).map(({ part }) => part)).toEqual(['logo']);
  expect(differencesOf(stored('a'), stored('a'))).toEqual([]);
  expect(differencesOf({ ...newDraft, logo }, stored('a'))).toEqual([]);
});

test('another version of the logo is a difference of the logo, automatic is none', () => {
  const drawn = (logoVersion?: LogoChoice) => ({ ...newDraft, card: cardOf({ logoVersion }) });
  expect(differencesOf(drawn('plate'), drawn()).map(({ part }) => part)).toEqual(['logo']);
  expect(differencesOf(drawn('automatic'), drawn())).toEqual([]);
});

test('other initials are a difference of the appearance', () => {
  const withInitials = (initials?: string) => ({ ...newDraft, card: cardOf({ initials }) });
  expect(differencesOf(withInitials('VK'), withInitials()).map(({ part }) => part)).toEqual(['appearance']);
  expect(differencesOf(withInitials('VK'), withInitials('VK'))).toEqual([]);
});

test('a text is compared word by word', () => {
  expect(markDifference('+421 905 318 400', '+421 905 318 442')).toEqual(['+421 905 318 ', '400', '']);
  expect(markDifference('Lead Architect', 'Architect')).toEqual(['', 'Lead ', 'Architect']);
  expect(markDifference('Lead Architect', 'Lighting Architect')).toEqual(['', 'Lead', ' Architect']);
  expect(markDifference('Elena Marek', 'Elena Mareková')).toEqual(['Elena ', 'Marek', '']);
  expect(markDifference('Elena Mareková', 'Elena Marek')).toEqual(['Elena ', 'Mareková', '']);
  expect(markDifference('elena@lumen.sk', 'elena@lumen.eu')).toEqual(['', 'elena@lumen.sk', '']);
  expect(markDifference('', 'Architect')).toEqual(['', '', '']);
});

test('another look is another appearance, and so is a fallback that is set on a card with a look', () => {
  const inLook = (flat: FlatCard = {}) => ({
    ...newDraft,
    card: cardOf({ look: { id: 'bauhaus', version: 1 }, ...flat }),
  });
  const appearance = [{ part: 'appearance', own: null, other: null }];
  expect(differencesOf(inLook(), inLook())).toEqual([]);
  expect(differencesOf(inLook(), inLook({ look: { id: 'bauhaus', version: 1, seed: 7 } }))).toEqual(
    appearance,
  );
  expect(differencesOf(inLook(), inLook({ backgroundColor: '#ffffff' }))).toEqual(appearance);
});

test('a label and a line break are differences of their text', () => {
  const own = { ...newDraft, card: aCard({ phone: '442', street: 'Nová 1 Blok B' }) };
  const labelled = aCard({ phone: '442', street: 'Nová 1\nBlok B', labels: { phone: 'Office' } });
  expect(differencesOf(own, { ...newDraft, card: labelled })).toEqual([
    { part: 'phone', own: '442', other: 'Office\u00a0\u00a0442' },
    { part: 'street', own: 'Nová 1 Blok B', other: 'Nová 1 ↵ Blok B' },
  ]);
});
