import { expect, test } from 'vitest';
import { cardOf } from '#domain/card/flat-card.ts';
import { newDraft } from '#editor/draft.ts';
import { draftRefusal } from './save-refusal.ts';

const texts = { companyName: 'Atelier Lumen', fullName: 'Elena Marek' };
const card = cardOf(texts);

test('a card needs a name first, then a company and a person', () => {
  expect(draftRefusal(newDraft)).toBe('cardName');
  expect(draftRefusal({ ...newDraft, name: '  ', card })).toBe('cardName');
  expect(draftRefusal({ ...newDraft, name: 'Lumen' })).toBe('texts');
  expect(draftRefusal({ ...newDraft, name: 'Lumen', card: cardOf({ ...texts, fullName: ' ' }) })).toBe(
    'texts',
  );
  expect(draftRefusal({ ...newDraft, name: 'Lumen', card })).toBeNull();
});
