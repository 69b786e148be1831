import { expect, test } from 'vitest';
import { newDraft } from '../core/draft.ts';
import { draftRefusal } from './save-refusal.ts';

const design = { companyName: 'Atelier Lumen', fullName: 'Elena Marek' };

test('a card needs a name first, then a company and a person', () => {
  expect(draftRefusal(newDraft)).toBe('cardName');
  expect(draftRefusal({ ...newDraft, name: '  ', design })).toBe('cardName');
  expect(draftRefusal({ ...newDraft, name: 'Lumen' })).toBe('texts');
  expect(draftRefusal({ ...newDraft, name: 'Lumen', design: { ...design, fullName: ' ' } })).toBe('texts');
  expect(draftRefusal({ ...newDraft, name: 'Lumen', design })).toBeNull();
});
