import { expect, test } from 'vitest';
import { cardOf } from '#domain/card/flat-card.ts';
import { textChanges } from './text-changes.ts';

test('only texts that were found and differ are changes, in the order of the form', () => {
  const found = { email: 'jane@roe.com', fullName: 'Jane Roe', phone: '1' };
  const card = cardOf({ fullName: 'Jane Doe', phone: '1', url: 'roe.com' });
  expect(textChanges(found, card)).toEqual([
    { field: 'fullName', before: 'Jane Doe', after: 'Jane Roe' },
    { field: 'email', before: '', after: 'jane@roe.com' },
  ]);
});
