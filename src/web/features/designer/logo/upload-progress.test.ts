import { expect, test } from 'vitest';
import startSk from '#messages/sk/start.ts';
import { en } from '../../../shared/i18n/english.ts';
import { joinMessages } from '../../../shared/i18n/messages.ts';
import { progressText } from './upload-progress.tsx';

const sk = joinMessages(startSk);

test('the progress of a small logo is in kilobytes, and its total is never zero', () => {
  expect(progressText(en.editor.logo, 0, 12_000, 'en')).toBe('0 of 12 kB');
  expect(progressText(en.editor.logo, 100, 300, 'en')).toBe('0 of 1 kB');
});

test('the progress of a large logo is in megabytes, in the number format of the language', () => {
  expect(progressText(sk.editor.logo, 1_572_864, 5_242_880, 'sk')).toBe('1,5\u00a0z\u00a05\u00a0MB');
});
