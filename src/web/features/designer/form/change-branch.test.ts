import { expect, test } from 'vitest';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { cardOf } from '#domain/card/flat-card.ts';
import { defaultRules } from '#domain/design/company-design.ts';
import { locksOf } from '#editor/design-locks.ts';
import { changeBranch } from './change-branch.ts';

const texts = { companyName: 'Kvások', fullName: 'Elena Marek' };
const design = { ...cardOf({ logoUrl: '/objects/uploads/1' }), content: texts };
const kosice = { id: 'kosice', name: 'Košice', texts: { city: '040 01 Košice', phone: '+421 55 200' } };
const locks = locksOf({
  id: 'kvasok',
  name: 'Kvások',
  version: 1,
  card: design,
  rules: { ...defaultRules(texts), city: 'locked' },
  branches: [kosice],
  takesPeopleAtOnce: false,
  cardCount: 1,
  createdAt: '2026-11-16T00:00:00.000Z',
  updatedAt: '2026-11-16T00:00:00.000Z',
} satisfies SavedDesign);
const draft = {
  name: 'Ján',
  logo: null,
  card: cardOf({ companyName: 'Kvások', fullName: 'Ján', phone: '+421 900' }),
};

test('a branch gives a draft its lines, also locked ones, and leaves the person’s own and the logo', () => {
  const { card, branchId } = changeBranch(locks, draft, 'kosice');
  expect(branchId).toBe('kosice');
  expect(card.content).toMatchObject({ fullName: 'Ján', city: '040 01 Košice', phone: '+421 900' });
  expect(card.style.logo).not.toHaveProperty('ref');
});

test('without a branch its lines are gone', () => {
  const inKosice = { ...draft, ...changeBranch(locks, { ...draft, card: design }, 'kosice') };
  expect(inKosice.card.content.phone).toBe('+421 55 200');
  const { card } = changeBranch(locks, inKosice, undefined);
  expect([card.content.city, card.content.phone]).toEqual([undefined, undefined]);
});

test('a branch that the design has no longer counts as none', () => {
  const { card } = changeBranch(locks, { ...draft, branchId: 'gone' }, undefined);
  expect(card.content.phone).toBe('+421 900');
});
