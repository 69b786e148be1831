import { expect, test } from 'vitest';
import { applyPatch } from '#domain/card/card.ts';
import { cardOf } from '#domain/card/flat-card.ts';
import { filesOfCards, keepFileAt } from './picture-files.ts';

const person = cardOf({ fullName: 'Emil Zeman', companyName: 'Lumen' });
const withLogo = (ref: string) => ({ card: applyPatch(person, { style: { logo: { ref } } }) });

test('the print worker is given the bytes of what only the page can load, and loads what is uploaded', () => {
  const logo = new Blob(['logo']);
  keepFileAt('blob:preview', logo);
  const files = filesOfCards([withLogo('blob:preview'), withLogo('/api/logos/1'), { card: person }]);
  expect([...files]).toEqual([['blob:preview', logo]]);
});
