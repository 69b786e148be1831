import { expect, test } from 'vitest';
import { iconsOf } from './icons-of-pages.ts';

test('the icons of some modules are named by their files, whatever name imports them', () => {
  expect(iconsOf(/\/form-errors\.tsx$/)).toEqual([]);
  const ofBar = iconsOf(/\/core\/controls\/field-row\.tsx$/);
  expect(ofBar).toEqual(expect.arrayContaining(['icons/lock.mjs', 'icons/x.mjs']));
  expect(iconsOf(/\.tsx$/).length).toBeGreaterThan(ofBar.length + 20);
});
