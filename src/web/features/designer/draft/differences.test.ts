import { expect, test } from 'vitest';
import { differencesOf, markDifference } from './differences.ts';
import { newDraft } from './draft.ts';

test('drafts differ in their texts, in the order of the form, and in what is seen', () => {
  const ours = { ...newDraft, design: { ...newDraft.design, phone: '442', position: 'Architect' } };
  const theirs = {
    ...newDraft,
    name: 'Lumen',
    design: { ...newDraft.design, phone: '400', position: 'Architect', layout: 'bold' as const },
  };
  expect(differencesOf(ours, theirs)).toEqual([
    { part: 'name', ours: '', theirs: 'Lumen' },
    { part: 'phone', ours: '442', theirs: '400' },
    { part: 'look', ours: null, theirs: null },
  ]);
});

test('a draft does not differ from itself read back from storage', () => {
  expect(differencesOf(newDraft, structuredClone(newDraft))).toEqual([]);
});

test('only what differs in a text is marked', () => {
  expect(markDifference('+421 905 318 400', '+421 905 318 442')).toEqual(['+421 905 318 4', '00', '']);
  expect(markDifference('Lead Architect', 'Architect')).toEqual(['', 'Lead ', 'Architect']);
  expect(markDifference('', 'Architect')).toEqual(['', '', '']);
});
