import { expect, test } from 'vitest';
import {
  companySessionRefusal,
  googleIssuer,
  isSubject,
  normaliseMailDomain,
  personalStepRefusal,
  ssoOnlyRefusal,
  vouchedEmail,
} from './single-sign-on.ts';

const domains = ['stavby.example', 'krivan.example'];
const issuer = 'https://id.stavby.example';
const email = 'adam@stavby.example';

test.each([
  ['stavby.example', 'stavby.example'],
  [' Stavby.Example ', 'stavby.example'],
  ['xn--kriv-6na.example', 'xn--kriv-6na.example'],
  ['stavby', null],
  ['kriváň.example', null],
  ['stavby.example.', null],
  ['-stavby.example', null],
  ['10.0.0.1', null],
  ['a@stavby.example', null],
  [`${'a.'.repeat(120)}example`, null],
])('the domain %s is stored as %s', (typed, stored) => {
  expect(normaliseMailDomain(typed)).toBe(stored);
});

test.each([
  [{ email, email_verified: true }, email],
  [{ email: 'Adam@STAVBY.example', email_verified: true }, 'Adam@STAVBY.example'],
  [{ email, email_verified: false }, null],
  [{ email, email_verified: 'true' }, null],
  [{ email }, null],
  [{ email: 'adam@other.example', email_verified: true }, null],
  [{ email: 'adam@sub.stavby.example', email_verified: true }, null],
  [{ email: 'adam@other.example@stavby.example.evil', email_verified: true }, null],
  [{ email_verified: true }, null],
  [{ email: ['adam@stavby.example'], email_verified: true }, null],
])('of %j a provider vouches for %s', (claims, vouched) => {
  expect(vouchedEmail({ issuer, domains }, claims)).toBe(vouched);
});

test('a private Google account with an address of the company is not vouched for', () => {
  const google = { issuer: googleIssuer, domains };
  expect(vouchedEmail(google, { email, email_verified: true })).toBeNull();
  expect(vouchedEmail(google, { email, email_verified: true, hd: 'other.example' })).toBeNull();
  expect(vouchedEmail(google, { email, email_verified: true, hd: 'krivan.example' })).toBe(email);
});

test('a guest of a Microsoft organisation is not vouched for', () => {
  const microsoft = { issuer: 'https://login.microsoftonline.com/5d1e/v2.0', domains };
  expect(vouchedEmail(microsoft, { email })).toBeNull();
  expect(vouchedEmail(microsoft, { email, email_verified: true, xms_edov: false })).toBeNull();
  expect(vouchedEmail(microsoft, { email, xms_edov: true })).toBe(email);
  expect(vouchedEmail(microsoft, { email, xms_edov: '1' })).toBe(email);
});

const company = { id: 'a', role: 'manager', ssoOnlySince: null } as const;
const [earlier, then, later] = [new Date(1), new Date(2), new Date(3)];
const byPassword = {
  ssoCompanyId: null,
  hasGivenFactor: false,
  secondFactorSince: null,
  isImpersonating: false,
};

test('the provider of one company opens no other one', () => {
  expect(companySessionRefusal({ company, ...byPassword, ssoCompanyId: 'a' })).toBeNull();
  expect(companySessionRefusal({ company, ...byPassword, ssoCompanyId: 'b' })).toBe('SSO_OF_ANOTHER');
});

test('with only single sign-on a password opens the company to an owner with a second factor from before alone', () => {
  const only = { ...company, ssoOnlySince: then };
  const owner = { ...only, role: 'owner' } as const;
  const withFactor = { ...byPassword, hasGivenFactor: true, secondFactorSince: earlier };
  expect(companySessionRefusal({ company, ...byPassword })).toBeNull();
  expect(companySessionRefusal({ company: only, ...byPassword, ssoCompanyId: 'a' })).toBeNull();
  expect(companySessionRefusal({ company: only, ...byPassword })).toBe('SSO_NEEDED');
  expect(companySessionRefusal({ company: only, ...withFactor })).toBe('SSO_NEEDED');
  expect(companySessionRefusal({ company: owner, ...byPassword })).toBe('SSO_NEEDED');
  expect(companySessionRefusal({ company: owner, ...withFactor })).toBeNull();
  expect(companySessionRefusal({ company: owner, ...withFactor, secondFactorSince: then })).toBeNull();
  const set = { ...withFactor, secondFactorSince: later };
  expect(companySessionRefusal({ company: owner, ...set })).toBe('SSO_NEEDED');
});

test.each([
  ['1000934', true],
  ['auth0|5f7c8ec7c33c6c004bbafe82', true],
  ['x', true],
  ['a b', true],
  ['x'.repeat(255), true],
  ['x'.repeat(256), false],
  ['', false],
  [' ', false],
  [' x', false],
  ['x\u0000', false],
  ['x\n', false],
  ['é', false],
])('the subject %j is one: %s', (subject, is) => {
  expect(isSubject(subject)).toBe(is);
});

test('what is about a person is refused in a session that a provider opened', () => {
  const provided = { ssoCompanyId: 'a', company: null };
  expect(personalStepRefusal(provided, undefined)).toBeNull();
  expect(personalStepRefusal(provided, 'own')).toBe('OWN_LOGIN_NEEDED');
  expect(personalStepRefusal({ ...provided, company }, 'own')).toBeNull();
  expect(personalStepRefusal({ ...provided, company }, 'also')).toBe('OWN_LOGIN_NEEDED');
  expect(personalStepRefusal({ ssoCompanyId: null, company }, 'also')).toBeNull();
});

test('only single sign-on needs a tested provider, a proved domain and a second factor of the owner', () => {
  const ready = { isTested: true, hasProvedDomain: true, hasSecondFactor: true };
  expect(ssoOnlyRefusal(ready)).toBeNull();
  for (const missing of ['isTested', 'hasProvedDomain', 'hasSecondFactor'] as const)
    expect(ssoOnlyRefusal({ ...ready, [missing]: false })).toBe('SSO_NOT_READY');
});
