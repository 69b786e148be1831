import { expect, test } from 'vitest';
import { planNames } from '#domain/plan/plans.ts';
import { planOffer } from './plan-offer.ts';

test.each([
  ['a visitor', null, ['select', 'select', 'select']],
  ['somebody on Free', 'free', ['current', 'upgrade', 'upgrade']],
  ['somebody on Premium', 'premium', ['included', 'current', 'upgrade']],
  ['somebody on Corporate', 'enterprise', ['included', 'included', 'current']],
  ['an admin, who is on no plan', 'admin', ['included', 'upgrade', 'upgrade']],
] as const)('%s can upgrade only to the plans above their own', (_, role, offers) => {
  expect(planNames.map((plan) => planOffer(role && { role }, plan))).toEqual(offers);
});
