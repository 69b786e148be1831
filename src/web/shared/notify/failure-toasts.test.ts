import { expect, test } from 'vitest';
import { type ErrorCode, errorCatalogue } from '#contract/errors.ts';
import startSk from '#messages/sk/start.ts';
import { ApiError } from '../api/api-error.ts';
import { en } from '../i18n/english.ts';
import { joinMessages } from '../i18n/messages.ts';
import { failureToast } from './failure-toasts.ts';

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
  expect(failureToast(en, situation, refusal(code), 50)).toEqual({
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
  expect(failureToast(en, situation, answer).description).toBe('Closed for the holidays');
});

test('a server error code is shown in the user’s language', () => {
  expect(failureToast(en, 'register', refusal('USERNAME_TAKEN')).description).toBe('Username already exists');
  expect(failureToast(sk, 'register', refusal('USERNAME_TAKEN')).description).toBe(
    'Toto používateľské meno je už obsadené',
  );
});

test('saving, renaming and upgrading never show the server’s message', () => {
  for (const situation of ['saveChanges', 'renameCard', 'upgrade'] as const) {
    expect(failureToast(en, situation, refusal('INTERNAL')).description).toBe(
      en.failures[situation].fallback,
    );
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
  expect(failureToast(en, 'generatePdf', offline).description).toBe(
    failureToast(sk, 'generatePdf', offline).description,
  );
});
