import { expect, test } from 'vitest';
import type { ZodType } from 'zod';
import errors from '#messages/en/errors.ts';
import { loginSchema, registerSchema, userEditFormSchema, userEditSchema } from './account-schemas.ts';
import { isFieldErrorCode } from './field-errors.ts';

function wordsFor(schema: ZodType, form: unknown): string[] {
  const issues = schema.safeParse(form).error?.issues ?? [];
  return issues.map(({ message }) => (isFieldErrorCode(message) ? errors.fieldErrors[message] : message));
}

const registration = { username: 'elena', email: 'elena@atelierlumen.sk', password: 'lumen1' };

test('login requires both fields with the specified messages', () => {
  expect(wordsFor(loginSchema, { username: ' ', password: '' })).toEqual([
    'Username is required',
    'Password is required',
  ]);
});

test('registration refuses a short name, an incomplete address and a short password with the specified messages', () => {
  expect(wordsFor(registerSchema, { username: 'el', email: 'elena@atelier', password: 'lumen' })).toEqual([
    'Username must be at least 3 characters',
    'Please enter a valid email address',
    'Password must be at least 6 characters',
  ]);
});

test('three and six characters are enough', () => {
  expect(wordsFor(registerSchema, { ...registration, username: 'eli', password: '123456' })).toEqual([]);
});

test('registration accepts a form with any role', () => {
  for (const role of ['free', 'admin', 42, null]) {
    expect(wordsFor(registerSchema, { ...registration, role })).toEqual([]);
  }
});

test('an admin edit accepts an empty password as unchanged, and refuses a negative limit', () => {
  const edit = { username: 'elena', password: '', role: 'premium', cardLimit: 50, isAdmin: false };
  expect(wordsFor(userEditSchema, edit)).toEqual([]);
  expect(wordsFor(userEditSchema, { ...edit, cardLimit: -1 })).toEqual(['Card limit must not be negative']);
});

test.each([
  ['12', 12],
  ['12 cards', 12],
  ['', 0],
  ['many', 0],
])('a typed limit is parsed as an integer or 0: %j as %i', (typed, limit) => {
  const edit = { username: 'elena', password: '', role: 'premium', cardLimit: typed, isAdmin: false };
  expect(userEditFormSchema(edit).parse(edit).cardLimit).toBe(limit);
});
