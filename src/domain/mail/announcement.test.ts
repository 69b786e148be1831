import { expect, test } from 'vitest';
import { readAnnouncementText } from './announcement.ts';

test('an announcement has its subject in the first line and paragraphs after blank lines', () => {
  const file = 'New terms\r\n\r\nFrom January\nthe terms change.\n \n\nNothing else does.\n';
  expect(readAnnouncementText(file)).toEqual({
    subject: 'New terms',
    paragraphs: ['From January the terms change.', 'Nothing else does.'],
  });
});

test.each([
  ['is empty', ''],
  ['has a subject only', 'New terms\n'],
  ['has no blank line after the subject', 'New terms\nFrom January the terms change.'],
  ['has a subject of more than 120 characters', `${'a'.repeat(121)}\n\nText.`],
  ['is longer than 10,000 characters', `New terms\n\n${'a'.repeat(10_000)}`],
])('a text that %s is not an announcement', (_, file) => {
  expect(readAnnouncementText(file)).toBeNull();
});
