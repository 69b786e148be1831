import { expect, test } from 'vitest';
import { documentTitle } from './document-title.ts';

test.each([
  [{ fullName: 'Elena Marek', companyName: 'Atelier Lumen' }, 'Elena Marek, Atelier Lumen'],
  [{ fullName: ' Elena Marek ' }, 'Elena Marek'],
  [{ fullName: '', companyName: 'Atelier Lumen' }, 'Atelier Lumen'],
  [{}, 'Business card'],
])('the title of a file for %j is %s', (names, title) => {
  expect(documentTitle(names)).toBe(title);
});
