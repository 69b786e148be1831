import { expect, test } from 'vitest';
import { settingList } from './settings.ts';

test.each(settingList)('the example of $name is a value that is accepted', ({ schema, example }) => {
  const filled = example.replaceAll(/<(the output|password|key|secret|access key)[^>]*>/g, 'x'.repeat(20));
  expect(schema.safeParse(filled).error).toBeUndefined();
});

test.each(settingList)('$name is described in sentences', ({ about, what }) => {
  expect(about).toMatch(/^[A-Z][\s\S]*\.$/);
  expect(what).not.toMatch(/^[A-Z](?!P addresses|D)|\.$/);
});

test('an address with a password, a key and a token are secrets', () => {
  const secret = /_(KEY|KEY_ID|SECRET|TOKEN|PASSWORD)$|^(DATABASE|REDIS|MAIL)_(URL|\w+_URL)$/;
  const open = ['STRIPE_PUBLISHABLE_KEY', 'MAIL_CATCHER_URL', 'FILES_BY_KEY'];
  const named = settingList.filter(({ name }) => secret.test(name) && !open.includes(name));
  expect(settingList.filter(({ isSecret }) => isSecret)).toEqual(named);
});
