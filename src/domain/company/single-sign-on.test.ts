import { expect, test } from 'vitest';
import {
  companySessionRefusal,
  googleIssuer,
  normaliseMailDomain,
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

const company = { id: 'a', role: 'manager', isSsoOnly: false } as const;
const byPassword = { ssoCompanyId: null, hasGivenFactor: false, isImpersonating: false };

test('the provider of one company opens no other one', () => {
  expect(companySessionRefusal({ company, ...byPassword, ssoCompanyId: 'a' })).toBeNull();
  expect(companySessionRefusal({ company, ...byPassword, ssoCompanyId: 'b' })).toBe('SSO_OF_ANOTHER');
});

test('with only single sign-on a password opens the company to an owner with a second factor alone', () => {
  const only = { ...company, isSsoOnly: true };
  const owner = { ...only, role: 'owner' } as const;
  expect(companySessionRefusal({ company, ...byPassword })).toBeNull();
  expect(companySessionRefusal({ company: only, ...byPassword, ssoCompanyId: 'a' })).toBeNull();
  expect(companySessionRefusal({ company: only, ...byPassword })).toBe('SSO_NEEDED');
  expect(companySessionRefusal({ company: only, ...byPassword, hasGivenFactor: true })).toBe('SSO_NEEDED');
  expect(companySessionRefusal({ company: owner, ...byPassword })).toBe('SSO_NEEDED');
  expect(companySessionRefusal({ company: owner, ...byPassword, hasGivenFactor: true })).toBeNull();
});

test('only single sign-on needs a tested provider, a proved domain and a second factor of the owner', () => {
  const ready = { isTested: true, hasProvedDomain: true, hasSecondFactor: true };
  expect(ssoOnlyRefusal(ready)).toBeNull();
  for (const missing of ['isTested', 'hasProvedDomain', 'hasSecondFactor'] as const)
    expect(ssoOnlyRefusal({ ...ready, [missing]: false })).toBe('SSO_NOT_READY');
});
