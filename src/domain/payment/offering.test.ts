import { expect, test } from 'vitest';
import { givenPlan, offeringOf, offeringProblem } from './offering.ts';

test('production without payment keys gives plans; with keys, and wherever payments can be simulated, plans are sold', () => {
  expect(offeringOf({ hasPaymentKeys: false, isProduction: true })).toBe('giving');
  expect(offeringOf({ hasPaymentKeys: true, isProduction: true })).toBe('selling');
  expect(offeringOf({ hasPaymentKeys: false, isProduction: false })).toBe('selling');
});

test('a given plan has its usual limit or the one of the operator, also a larger one', () => {
  expect(givenPlan('corporate', null)).toEqual({ role: 'enterprise', cardLimit: 500 });
  expect(givenPlan('premium', 20)).toEqual({ role: 'premium', cardLimit: 20 });
  expect(givenPlan('corporate', 20_000)).toEqual({ role: 'enterprise', cardLimit: 20_000 });
});

test('a node whose keys disagree with the installation is told what to do; the first node decides', () => {
  expect(offeringProblem(null, 'giving')).toBeNull();
  expect(offeringProblem('selling', 'selling')).toBeNull();
  expect(offeringProblem('selling', 'giving')).toContain('Write STRIPE_SECRET_KEY');
  expect(offeringProblem('giving', 'selling')).toContain('Remove the STRIPE_ settings');
});
