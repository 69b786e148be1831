import { expect, test } from 'vitest';
import { en } from '../../../shared/i18n/en/messages.ts';
import { sk } from '../../../shared/i18n/sk/messages.ts';
import { progressText } from './upload-progress.tsx';

test('a small logo is told in kilobytes, never as nothing of nothing', () => {
  expect(progressText(en.editor.logo, 0, 12_000, 'en')).toBe('0 of 12 kB');
  expect(progressText(en.editor.logo, 100, 300, 'en')).toBe('0 of 1 kB');
});

test('a large one is told in megabytes, as the language writes them', () => {
  expect(progressText(sk.editor.logo, 1_572_864, 5_242_880, 'sk')).toBe('1,5\u00a0z\u00a05\u00a0MB');
});
