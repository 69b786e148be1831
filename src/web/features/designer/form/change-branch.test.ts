import { expect, test } from 'vitest';
import type { SavedDesign } from '#contract/design-schemas.ts';
import { defaultRules } from '#domain/design/company-design.ts';
import { locksOf } from '../core/design-locks.ts';
import { changeBranch } from './change-branch.ts';

const card = { companyName: 'Kvások', fullName: 'Elena Marek', logoUrl: '/objects/uploads/1' };
const kosice = { id: 'kosice', name: 'Košice', texts: { city: '040 01 Košice', phone: '+421 55 200' } };
const locks = locksOf({
  id: 'kvasok',
  name: 'Kvások',
  version: 1,
  card,
  rules: { ...defaultRules(card), city: 'locked' },
  branches: [kosice],
  cardCount: 1,
  createdAt: '2026-11-16T00:00:00.000Z',
  updatedAt: '2026-11-16T00:00:00.000Z',
} satisfies SavedDesign);
const draft = {
  name: 'Ján',
  logo: null,
  design: { companyName: 'Kvások', fullName: 'Ján', phone: '+421 900' },
};

test('a branch gives a draft its lines, also locked ones, and leaves the person’s own and the logo', () => {
  const { design, branchId } = changeBranch(locks, draft, 'kosice');
  expect(branchId).toBe('kosice');
  expect(design).toMatchObject({ fullName: 'Ján', city: '040 01 Košice', phone: '+421 900' });
  expect(design).not.toHaveProperty('logoUrl');
});

test('without a branch its lines are gone', () => {
  const inKosice = { ...draft, ...changeBranch(locks, { ...draft, design: card }, 'kosice') };
  expect(inKosice.design.phone).toBe('+421 55 200');
  const { design } = changeBranch(locks, inKosice, undefined);
  expect([design.city, design.phone]).toEqual([undefined, undefined]);
});

test('a branch that the design has no longer counts as none', () => {
  const { design } = changeBranch(locks, { ...draft, branchId: 'gone' }, undefined);
  expect(design.phone).toBe('+421 900');
});
