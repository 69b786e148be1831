import { expect, test } from 'vitest';
import { offeredPlans } from './offered-plans.ts';

test('users are offered the plans above their own', () => {
  expect(offeredPlans(null)).toEqual(['premium', 'corporate']);
  expect(offeredPlans({ role: 'free', isImpersonating: false })).toEqual(['premium', 'corporate']);
  expect(offeredPlans({ role: 'premium', isImpersonating: false })).toEqual(['corporate']);
  expect(offeredPlans({ role: 'enterprise', isImpersonating: false })).toEqual([]);
});

test('an admin is offered nothing, also while impersonating a user', () => {
  expect(offeredPlans({ role: 'admin', isImpersonating: false })).toEqual([]);
  expect(offeredPlans({ role: 'free', isImpersonating: true })).toEqual([]);
});
