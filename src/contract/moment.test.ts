import { expect, test } from 'vitest';
import { z } from 'zod';
import { moment } from './moment.ts';

const schema = z.object({ sentAt: moment, endedAt: moment.nullable() });
const sentAt = '2026-11-19T08:30:00.000Z';

test('a date of a response is written as ISO 8601, and text of that form stays as it is', () => {
  expect(schema.parse({ sentAt: new Date(sentAt), endedAt: null })).toEqual({ sentAt, endedAt: null });
  expect(schema.parse({ sentAt, endedAt: sentAt })).toEqual({ sentAt, endedAt: sentAt });
});

test('a response without a moment, or with other text, is refused', () => {
  expect(schema.safeParse({ sentAt }).success).toBe(false);
  expect(schema.safeParse({ sentAt: 'yesterday', endedAt: null }).success).toBe(false);
});
