import { expect, test } from 'vitest';
import { companyPlanRefusal, companyRefusal, isLastOwner } from './company.ts';

const own = { company: null, role: 'free', isImpersonating: false } as const;
const manager = { company: { role: 'manager' }, role: 'enterprise', isImpersonating: false } as const;
const owner = { ...manager, company: { role: 'owner' } } as const;

test('a person who acts for themselves is not asked about companies', () => {
  for (const access of ['member', 'owner', undefined] as const)
    expect(companyRefusal(own, access, true)).toBeNull();
});

test('a call about a person is not made for a company', () => {
  expect(companyRefusal(owner, undefined, false)).toBe('PERSONAL_CALL');
});

test('a manager does what members may, an owner also what owners may', () => {
  expect(companyRefusal(manager, 'member', true)).toBeNull();
  expect(companyRefusal(manager, 'owner', false)).toBe('NOT_AN_OWNER');
  expect(companyRefusal(owner, 'owner', true)).toBeNull();
});

test('an impersonating admin reads what the member reads and changes nothing', () => {
  const viewed = { ...owner, isImpersonating: true };
  expect(companyRefusal(viewed, 'member', false)).toBeNull();
  expect(companyRefusal(viewed, 'member', true)).toBe('WHILE_IMPERSONATING');
  expect(companyRefusal(viewed, 'owner', true)).toBe('WHILE_IMPERSONATING');
});

test.each(['free', 'premium'] as const)('a company with the plan %s can only be read', (role) => {
  expect(companyRefusal({ ...owner, role }, 'member', true)).toBe('COMPANY_NEEDS_PLAN');
  expect(companyRefusal({ ...owner, role }, 'member', false)).toBeNull();
  // An owner pays for the plan.
  expect(companyRefusal({ ...owner, role }, 'owner', true)).toBeNull();
});

test('Corporate includes companies', () => {
  expect(
    (['free', 'premium', 'enterprise', 'admin'] as const).map((role) => companyPlanRefusal({ role })),
  ).toEqual(['COMPANY_NEEDS_PLAN', 'COMPANY_NEEDS_PLAN', null, null]);
});

test('the last owner is the one whom no other stays beside', () => {
  const [anna, boris] = [
    { userId: 'anna', role: 'owner' },
    { userId: 'boris', role: 'owner' },
  ] as const;
  const managed = { ...boris, role: 'manager' } as const;
  expect(isLastOwner([anna, boris], 'anna')).toBe(false);
  expect(isLastOwner([anna, managed], 'anna')).toBe(true);
  expect(isLastOwner([anna, managed], 'boris')).toBe(false);
  // Boris has asked for the deletion of his account.
  expect(isLastOwner([anna, { ...boris, isLeaving: true }], 'anna')).toBe(true);
  expect(isLastOwner([anna, { ...boris, isLeaving: true }], 'boris')).toBe(false);
});
