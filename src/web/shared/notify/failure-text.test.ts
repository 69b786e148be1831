import { expect, test } from 'vitest';
import { type ErrorCode, errorCatalogue } from '#contract/errors.ts';
import startSk from '#messages/sk/start.ts';
import { ApiError } from '../api/api-error.ts';
import { en } from '../i18n/english.ts';
import { joinMessages } from '../i18n/messages.ts';
import { WorkerFailure } from '../print-worker/print-client.ts';
import { failureText, failureToast } from './failure-text.ts';

const sk = joinMessages(startSk);

function refusal(code: ErrorCode): ApiError {
  const { status, message } = errorCatalogue[code];
  return new ApiError(status, '', JSON.stringify({ code, message }));
}

const withoutWords = new ApiError(500, 'Internal Server Error', '');
const offline = new TypeError('Failed to fetch');

test.each([
  ['saveCard', 'Error', 'Failed to save business card.'],
  ['saveChanges', 'Error', 'Failed to save changes.'],
  ['deleteCard', 'Error', 'Failed to delete business card.'],
  ['duplicateCard', 'Error', 'Failed to duplicate business card.'],
  ['renameCard', 'Error', 'Failed to change card name.'],
  ['login', 'Login Failed', 'Invalid credentials'],
  ['register', 'Registration Failed', 'Failed to create account'],
  ['adminUpdate', 'Update Failed', 'Failed to update user'],
  ['adminDelete', 'Delete Failed', 'Failed to delete user'],
  ['adminImpersonate', 'Impersonation Failed', 'Failed to impersonate user'],
  ['checkout', 'Error', 'Failed to create checkout session'],
  [
    'upgrade',
    'Upgrade Issue',
    'Payment successful, but there was an issue upgrading your account. Please contact support.',
  ],
  ['logout', 'Logout Failed', 'Failed to log out'],
  ['restoreSession', 'Restore Failed', 'Failed to restore admin session'],
] as const)('%s without a server message shows %s: %s', (situation, title, description) => {
  const toast = { variant: 'destructive', title, description };
  expect(failureToast(en, situation, withoutWords)).toEqual(toast);
  expect(failureToast(en, situation, offline)).toEqual(toast);
});

test.each([
  [
    'saveCard',
    'FREE_CANNOT_SAVE',
    'Only Premium or Corporate members can save business cards. Please upgrade your plan.',
  ],
  [
    'saveCard',
    'CARD_LIMIT_EXCEEDED',
    "You've reached your card limit (50 cards). Upgrade your plan to create more cards.",
  ],
  ['deleteCard', 'CARD_NOT_FOUND', 'Business card not found or already deleted.'],
  [
    'duplicateCard',
    'CARD_LIMIT_EXCEEDED',
    'You have reached your card limit. Upgrade your plan to create more cards.',
  ],
  [
    'duplicateCard',
    'FREE_CANNOT_DUPLICATE',
    'Free users cannot duplicate cards. Upgrade to Premium or Corporate plan.',
  ],
] as const)('%s refused with %s has its own text', (situation, code, description) => {
  expect(failureToast(en, situation, refusal(code), { cardLimit: 50 })).toEqual({
    variant: 'destructive',
    title: 'Error',
    description,
  });
});

test.each([
  'login',
  'register',
  'adminUpdate',
  'adminDelete',
  'adminImpersonate',
  'checkout',
  'logout',
  'restoreSession',
] as const)('%s shows the server’s message', (situation) => {
  const answer = new ApiError(409, 'Conflict', '{"message":"Closed for the holidays"}');
  expect(failureText(en, situation, answer)).toBe('Closed for the holidays');
});

test('a server error code is shown in the user’s language', () => {
  expect(failureText(en, 'register', refusal('USERNAME_TAKEN'))).toBe('Username already exists');
  expect(failureText(sk, 'register', refusal('USERNAME_TAKEN'))).toBe(
    'Toto používateľské meno je už obsadené',
  );
});

test('saving, renaming and upgrading never show the server’s message', () => {
  for (const situation of ['saveChanges', 'renameCard', 'upgrade'] as const) {
    expect(failureText(en, situation, refusal('INTERNAL'))).toBe(en.failures[situation].fallback);
  }
});

test('a failed payment shows the provider’s message', () => {
  expect(failureToast(en, 'payment', new Error('Your card was declined.'))).toEqual({
    variant: 'destructive',
    title: 'Payment Failed',
    description: 'Your card was declined.',
  });
});

test('the PDF failure is shown in Slovak in both languages', () => {
  expect(failureText(en, 'generatePdf', offline)).toBe(failureText(sk, 'generatePdf', offline));
});

const row = { title: 'Not done', fallback: 'Try again.', unanswered: 'You are offline.' };

test('a row of a feature says what the error catalogue says, and its own text of what is not in it', () => {
  expect(failureText(en, row, refusal('ORDER_CHANGED'))).toBe(en.errors.ORDER_CHANGED);
  expect(failureText(en, { ...row, says: 'row' }, refusal('ORDER_CHANGED'))).toBe('Try again.');
  expect(failureText(en, row, withoutWords)).toBe('Try again.');
  expect(failureText(en, row, offline)).toBe('You are offline.');
});

test('a row of a feature has texts for codes that the page does not know, and else the server’s', () => {
  const endpoints = { ...row, byCode: { ENDPOINT_OFF: 'Switch it on first.' }, says: 'server' } as const;
  const refused = (code: string) => new ApiError(409, '', JSON.stringify({ code, message: 'Off' }));
  expect(failureText(en, endpoints, refused('ENDPOINT_OFF'))).toBe('Switch it on first.');
  expect(failureText(en, endpoints, refused('ENDPOINT_LOST'))).toBe('Off');
  expect(failureText(en, row, refused('ENDPOINT_LOST'))).toBe('Try again.');
  const errors = { ENDPOINT_OFF: 'It is off.' };
  expect(failureText(en, 'adminUpdate', refused('ENDPOINT_OFF'), { errors })).toBe('It is off.');
});

test('the code of a failed job of a worker has its text', () => {
  const print = { ...row, byCode: { SHOP_UNUSABLE: 'Choose another print shop.' } };
  expect(failureText(en, print, new WorkerFailure('SHOP_UNUSABLE'))).toBe('Choose another print shop.');
});

test('whatever failed, another person who is signed in meanwhile has to reload the page', () => {
  const { title, fallback: description } = en.failures.anotherPerson;
  for (const failure of ['saveCard', row] as const)
    expect(failureToast(en, failure, refusal('SIGNED_IN_AS_ANOTHER'))).toMatchObject({ title, description });
});
