import { expect, test } from 'vitest';
import {
  countedWith,
  isMailGivenUp,
  isOverLimit,
  type MailKind,
  mailRetryDelayMs,
  overLimitFailure,
  sentMailState,
} from './mail.ts';

const minute = 60_000;

test('a mail is tried again after one, two, four and eight minutes, then every ten', () => {
  const delays = [1, 2, 3, 4, 5, 6, 400].map((attempts) => mailRetryDelayMs(attempts) / minute);
  expect(delays).toEqual([1, 2, 4, 8, 10, 10, 10]);
});

test('a mail is given up after three days', () => {
  const createdAt = new Date('2026-11-12T12:00:00Z');
  expect(isMailGivenUp(createdAt, new Date('2026-11-15T12:00:00Z'))).toBe(false);
  expect(isMailGivenUp(createdAt, new Date('2026-11-15T12:00:01Z'))).toBe(true);
});

const at = (minutes: number) => new Date(Date.parse('2026-11-12T12:00:00Z') + minutes * minute);
const mailsOf = (kind: MailKind, count: number) =>
  Array.from({ length: count }, () => ({ kind, createdAt: at(0) }));
const isOver = (kind: MailKind, count: number, minutes = 0, userId: string | null = null) =>
  isOverLimit({ kind, userId, createdAt: at(minutes) }, mailsOf(kind, count));

test('the eleventh mail that anyone can ask for and the 21st notice are not sent', () => {
  for (const kind of ['verifyEmail', 'resetPassword', 'changeEmail', 'companyInvitation'] as const)
    expect([isOver(kind, 9), isOver(kind, 10)], kind).toEqual([false, true]);
  for (const kind of ['newDevice', 'passwordChanged', 'secondFactorRemoved'] as const)
    expect([isOver(kind, 19), isOver(kind, 20)], kind).toEqual([false, true]);
  expect([isOver('fillIn', 4), isOver('fillInReminder', 5)]).toEqual([false, true]);
  expect([isOver('shopOrder', 9), isOver('shopOrder', 10)]).toEqual([false, true]);
  expect([isOver('proofAnswered', 19), isOver('proofAnswered', 20)]).toEqual([false, true]);
  for (const kind of ['emailChanged', 'contractConfirmed', 'announcement'] as const)
    expect(isOver(kind, 1000), kind).toBe(false);
});

test('a link for a new password is sent an hour after the last one, and always for an account', () => {
  expect([isOver('resetPassword', 10, 59), isOver('resetPassword', 10, 60)]).toEqual([true, false]);
  expect([isOver('verifyEmail', 10, 60), isOver('resetPassword', 10, 0, 'an account')]).toEqual([
    true,
    false,
  ]);
  const others = mailsOf('changeEmail', 10);
  expect(isOverLimit({ kind: 'resetPassword', userId: null, createdAt: at(0) }, others)).toBe(false);
});

test('orders are counted apart from links, which others send to the same address', () => {
  expect(countedWith('shopOrder')).toEqual(['shopOrder']);
  expect(countedWith('fillIn')).toEqual(['fillIn', 'fillInReminder']);
});

test('whoever sent a mail is told what became of it', () => {
  const mail = { sentAt: null, failedAt: null, failure: null };
  const then = at(0);
  expect(sentMailState(mail)).toBe('waiting');
  // Deferred: it is tried again.
  expect(sentMailState({ ...mail, failure: 'try later' })).toBe('waiting');
  expect(sentMailState({ ...mail, sentAt: then })).toBe('sent');
  expect(sentMailState({ ...mail, failedAt: then, failure: overLimitFailure })).toBe('overLimit');
  expect(sentMailState({ ...mail, failedAt: then, failure: 'no such user' })).toBe('refused');
});

test('notices are counted apart from mails that anyone can ask for', () => {
  expect(countedWith('resetPassword')).toEqual([
    'verifyEmail',
    'resetPassword',
    'changeEmail',
    'companyInvitation',
  ]);
  expect(countedWith('newDevice')).not.toContain('resetPassword');
  expect(countedWith('newDevice')).not.toContain('proofAnswered');
  expect(countedWith('contractConfirmed')).toEqual([]);
});
