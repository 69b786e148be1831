import { expect, test } from 'vitest';
import { applyPatch, newCard } from '#domain/card/card.ts';
import { withLook } from '#domain/look/choose-look.ts';
import { isEmptyDraft, newDraft } from './draft.ts';

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
