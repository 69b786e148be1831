import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../steps/axe.ts';
import { openWithTeam, personName, showTable } from '../steps/team-steps.ts';

test('on a phone the table has low rows: 60 people are at most 5,000 px, and a tap beside the name opens the card', async ({
  page,
}) => {
  const { name } = await openWithTeam(page, '/list', 60);
  await showTable(page, name);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5_000);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectNoViolations(page);
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: personName(1), exact: true }) });
  await row.tap({ position: { x: 250, y: 40 } });
  await expect(page).toHaveURL(/\/edit\//);
});
