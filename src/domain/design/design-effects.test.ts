import { expect, test } from 'vitest';
import { applyPatch, newCard } from '../card/card.ts';
import { type CompanyDesign, defaultRules } from './company-design.ts';
import { affectedCards } from './design-effects.ts';

const sample = applyPatch(newCard, { content: { companyName: 'Kvások', fullName: 'Sample' } });
const design: CompanyDesign = {
  card: sample,
  rules: { ...defaultRules(sample.content), city: 'locked' },
  branches: [
    { id: 'nitra', name: 'Nitra', texts: { city: 'Nitra' } },
    { id: 'martin', name: 'Martin', texts: { city: 'Martin' } },
  ],
};
const cards = [
  { id: 'a', texts: { fullName: 'Ján', city: 'Nitra' }, branchId: 'nitra' },
  { id: 'b', texts: { fullName: 'Eva', city: 'Martin' }, branchId: 'martin' },
  { id: 'c', texts: { fullName: 'Ema', phone: '123' } },
];
const affected = (changed: Partial<CompanyDesign>) =>
  affectedCards(design, { ...design, ...changed }, cards).map(({ id }) => id);

test('another look changes every card', () => {
  expect(affected({ card: applyPatch(sample, { style: { background: '#000000' } }) })).toEqual([
    'a',
    'b',
    'c',
  ]);
});

test('other words of a branch change the cards of that branch', () => {
  const branches = design.branches.map((branch) =>
    branch.id === 'nitra' ? { ...branch, texts: { city: '949 01 Nitra' } } : branch,
  );
  expect(affected({ branches })).toEqual(['a']);
});

test('a text that is hidden changes the cards that have it', () => {
  expect(affected({ rules: { ...design.rules, phone: 'hidden' } })).toEqual(['c']);
});

test('a text that becomes required names the cards that lack it, which look as before', () => {
  const changed = { ...design, rules: { ...design.rules, phone: 'required' as const } };
  const found = affectedCards(design, changed, cards).map(({ id, isChanged }) => [id, isChanged]);
  expect(found).toEqual([
    ['a', false],
    ['b', false],
  ]);
});

test('another sample of a text that is the person’s changes no card', () => {
  expect(affected({ card: applyPatch(sample, { content: { phone: '+421 900 000 000' } }) })).toEqual([]);
});
