import { expect, test } from 'vitest';
import {
  cardLimitOfRole,
  cardLimits,
  changeRefusal,
  duplicateRefusal,
  limitLabel,
  planChange,
  planNames,
  planOfRole,
  priceCents,
  roleOfPlan,
  saveRefusal,
  usageNote,
} from './plans.ts';

test('the plans allow 1, 50 and 500 cards', () => {
  expect(cardLimits).toEqual({ free: 1, premium: 50, enterprise: 500 });
});

test('the paid plans cost 19 and 90 dollars, once', () => {
  expect([priceCents('premium'), priceCents('corporate')]).toEqual([1900, 9000]);
});

test('a plan and its role name each other', () => {
  for (const plan of planNames) expect(planOfRole(roleOfPlan[plan])).toBe(plan);
  expect(planOfRole('admin')).toBeNull();
});

test('the corporate limit is shown as unlimited, any other as its number', () => {
  expect([limitLabel(1), limitLabel(50), limitLabel(499), limitLabel(500)]).toEqual(['1', '50', '499', '∞']);
});

test('a free user cannot save a card', () => {
  expect(saveRefusal({ role: 'free', cardLimit: 1 }, 0)).toBe('FREE_CANNOT_SAVE');
});

test('a free user cannot duplicate a card', () => {
  expect(duplicateRefusal({ role: 'free', cardLimit: 1 }, 0)).toBe('FREE_CANNOT_DUPLICATE');
});

test.each([
  ['premium', 50],
  ['enterprise', 500],
  ['admin', 7],
] as const)('a %s user can save up to their own limit', (role, cardLimit) => {
  expect(saveRefusal({ role, cardLimit }, cardLimit - 1)).toBeNull();
  expect(saveRefusal({ role, cardLimit }, cardLimit)).toBe('CARD_LIMIT_EXCEEDED');
  expect(duplicateRefusal({ role, cardLimit }, cardLimit)).toBe('CARD_LIMIT_EXCEEDED');
});

test('a user above a lowered limit cannot save', () => {
  expect(saveRefusal({ role: 'premium', cardLimit: 50 }, 320)).toBe('CARD_LIMIT_EXCEEDED');
});

test.each([
  ['a free user without cards', 'free', 1, 0, 'savingNeedsPlan'],
  ['a free user who keeps the cards of a plan that ended', 'free', 1, 2, 'cardsStay'],
  ['a user whose limit was lowered', 'premium', 2, 3, 'aboveLimit'],
  ['a Corporate user', 'enterprise', 500, 3, 'unlimited'],
  ['an admin with the largest limit', 'admin', 500, 0, 'unlimited'],
  ['a Premium user within the limit', 'premium', 50, 50, null],
] as const)('the note beside the counter of %s', (_, role, cardLimit, savedCount, note) => {
  expect(usageNote({ role, cardLimit }, savedCount)).toBe(note);
});

test.each([
  ['free', 'premium', 'upgrade'],
  ['free', 'corporate', 'upgrade'],
  ['premium', 'corporate', 'upgrade'],
  ['corporate', 'premium', 'downgrade'],
  ['premium', 'premium', 'current'],
] as const)('the change from %s to %s is %s', (present, chosen, change) => {
  expect(planChange(present, chosen)).toBe(change);
});

test('a new role sets its limit; the admin role keeps the limit', () => {
  expect([
    cardLimitOfRole('free', 9),
    cardLimitOfRole('premium', 9),
    cardLimitOfRole('enterprise', 9),
    cardLimitOfRole('admin', 9),
  ]).toEqual([1, 50, 500, 9]);
});

test('changing a saved card needs a plan or the admin role', () => {
  expect(changeRefusal({ role: 'free' })).toBe('FREE_CANNOT_CHANGE');
  for (const role of ['premium', 'enterprise', 'admin'] as const) expect(changeRefusal({ role })).toBeNull();
});
