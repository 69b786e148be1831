import { expect, test } from 'vitest';
import { callPaths } from './call-paths.ts';
import { calls } from './calls.ts';

test('the contract has the calls of the specification, restoring cards, the bin, company designs, grants, the audit log, payments, the account, links in mails, legal texts, second factors and sessions', () => {
  expect(Object.values(callPaths).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/auth/user',
    'POST /api/auth/login',
    'POST /api/auth/register',
    'POST /api/auth/logout',
    'GET /api/business-cards',
    'GET /api/business-cards/:id',
    'POST /api/business-cards',
    'PUT /api/business-cards/:id',
    'DELETE /api/business-cards/:id',
    'POST /api/business-cards/:id/duplicate',
    'POST /api/business-cards/:id/restore',
    'GET /api/business-cards/bin',
    'POST /api/business-cards/bin',
    'POST /api/business-cards/restore',
    'GET /api/designs',
    'POST /api/designs',
    'PUT /api/designs/:id',
    'DELETE /api/designs/:id',
    'POST /api/designs/:id/cards',
    'POST /api/objects/upload',
    'GET /api/admin/users',
    'PUT /api/admin/users/:id',
    'DELETE /api/admin/users/:id',
    'POST /api/admin/impersonate/:id',
    'POST /api/admin/restore-session',
    'POST /api/admin/confirm-password',
    'GET /api/admin/users/:id/grants',
    'GET /api/admin/audit',
    'GET /api/admin/audit.csv',
    'POST /api/create-payment-intent',
    'POST /api/upgrade-account',
    'GET /api/payments',
    'POST /api/payments/:id/withdrawal',
    'GET /api/admin/users/:id/payments',
    'PUT /api/account/password',
    'GET /api/account/billing',
    'PUT /api/account/billing',
    'PUT /api/account/language',
    'GET /api/account/export',
    'POST /api/account/delete',
    'POST /api/account/keep',
    'POST /api/auth/forgot-password',
    'POST /api/auth/reset-password',
    'POST /api/auth/verify-email',
    'POST /api/auth/undo-email-change',
    'POST /api/account/resend-verification',
    'PUT /api/account/email',
    'GET /api/legal/:page',
    'POST /api/auth/second-factor/options',
    'POST /api/auth/second-factor',
    'GET /api/account/second-factors',
    'POST /api/account/second-factors/totp',
    'PUT /api/account/second-factors/totp',
    'POST /api/account/second-factors/passkey',
    'PUT /api/account/second-factors/passkey',
    'POST /api/account/second-factors/remove',
    'POST /api/account/second-factors/backup-codes',
    'GET /api/account/sessions',
    'POST /api/account/sessions/end-others',
    'POST /api/account/sessions/end',
  ]);
});

test('all calls under /api/admin except restore-session need an admin', () => {
  const below = Object.entries(callPaths).filter(([, { path }]) => path.startsWith('/api/admin/'));
  const access = below.map(([name]) => [name, calls[name as keyof typeof calls].access]);
  expect(Object.fromEntries(access)).toMatchObject({ listUsers: 'admin', restoreSession: 'signedIn' });
  const isForAdmins = (who: unknown) => who === 'admin' || who === 'confirmedAdmin';
  expect(access.filter(([, who]) => !isForAdmins(who))).toEqual([['restoreSession', 'signedIn']]);
});

test('calls that change, delete or impersonate a user need the admin’s password', () => {
  const changing = Object.entries(calls).filter(([, { access }]) => access === 'confirmedAdmin');
  expect(changing.map(([name]) => name)).toEqual(['changeUser', 'deleteUser', 'impersonate']);
});

test('without a session only login with its second factor, registration, logout, links in mails and legal texts can be called', () => {
  const open = Object.entries(calls).filter(([, { access }]) => access === 'anyone');
  expect(open.map(([name]) => name)).toEqual([
    'login',
    'register',
    'logout',
    'forgotPassword',
    'resetPassword',
    'verifyEmail',
    'undoEmailChange',
    'legalText',
    'secondFactorOptions',
    'secondFactor',
  ]);
  expect(calls.currentUser.access).toBe('signedIn');
});

test('calls about payments and the own account are refused while impersonating', () => {
  const notImpersonating = Object.entries(calls).filter(([, { access }]) => access === 'notImpersonating');
  expect(notImpersonating.map(([name]) => name)).toEqual([
    'createPaymentIntent',
    'upgradeAccount',
    'listPayments',
    'withdraw',
    'changePassword',
    'readBilling',
    'setBilling',
    'setLanguage',
    'exportAccount',
    'deleteAccount',
    'keepAccount',
    'resendVerification',
    'changeEmail',
    'listFactors',
    'proposeTotp',
    'confirmTotp',
    'proposePasskey',
    'addPasskey',
    'removeFactor',
    'renewBackupCodes',
    'listSessions',
    'endOtherSessions',
    'endOneSession',
  ]);
});
