import { expect, test } from 'vitest';
import { offeredPlans } from './offered-plans.ts';

test('everybody is offered the plans above their own', () => {
  expect(offeredPlans(null)).toEqual(['premium', 'corporate']);
  expect(offeredPlans({ role: 'free', isImpersonating: false })).toEqual(['premium', 'corporate']);
  expect(offeredPlans({ role: 'premium', isImpersonating: false })).toEqual(['corporate']);
  expect(offeredPlans({ role: 'enterprise', isImpersonating: false })).toEqual([]);
});

test('an admin is offered nothing, neither as themselves nor while viewing as a user', () => {
  expect(offeredPlans({ role: 'admin', isImpersonating: false })).toEqual([]);
  expect(offeredPlans({ role: 'free', isImpersonating: true })).toEqual([]);
});
