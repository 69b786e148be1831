import { expect, test } from 'vitest';
import { applyPatch, type Card, newCard } from '#domain/card/card.ts';
import { withLook } from '#domain/look/choose-look.ts';
import { hasNothingToPrint, isEmptyDraft, newDraft } from './draft.ts';

const logo = { file: new Blob(), name: 'logo.png', pixels: { width: 1, height: 1 } };

test('a draft is empty until it has a text, a logo or a look, whatever its format', () => {
  const empty = applyPatch(newCard, { content: { fullName: ' ' }, format: 'us' });
  expect(isEmptyDraft({ card: empty, logo: null })).toBe(true);
  expect(isEmptyDraft(newDraft)).toBe(true);
  expect(isEmptyDraft({ card: applyPatch(newCard, { content: { city: 'Košice' } }), logo: null })).toBe(
    false,
  );
  expect(isEmptyDraft({ card: newCard, logo })).toBe(false);
  expect(isEmptyDraft({ card: withLook(newCard, 'bauhaus'), logo: null })).toBe(false);
});

test('an empty draft has nothing that a print check could pass, unless it has a picture or a back', () => {
  expect(hasNothingToPrint(newDraft)).toBe(true);
  const named = applyPatch(newCard, { content: { fullName: 'Elena Marek' } });
  const picture = { pixels: { width: 1, height: 1 }, focus: { x: 0.5, y: 0.5 }, zoom: 1 };
  const withPicture: Card = { ...newCard, picture };
  const withBack: Card = { ...newCard, back: { kind: 'look' } };
  for (const card of [named, withPicture, withBack])
    expect(hasNothingToPrint({ card, logo: null })).toBe(false);
});
