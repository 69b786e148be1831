import { expect, test } from '@playwright/test';
import { field, fillCard } from '../steps/card-steps.ts';
import { blockTabMessages, corporate, logIn, premium, toast } from '../steps/steps.ts';

test('a tab of another user saves nothing to the account that is signed in now and shows an error', async ({
  context,
}) => {
  const [thisTab, otherTab] = [await context.newPage(), await context.newPage()];
  await blockTabMessages(thisTab);
  await thisTab.clock.install();
  await logIn(thisTab, premium);
  await expect(thisTab.getByRole('button', { name: 'premium' })).toBeVisible();
  const name = `Premium’s ${crypto.randomUUID().slice(0, 8)}`;
  await fillCard(thisTab, { 'Company name': 'Lumen', 'Full name': 'Elena' });
  await thisTab.getByLabel('Card Name').fill(name);

  await context.clearCookies();
  await logIn(otherTab, corporate);
  await expect(otherTab.getByRole('button', { name: 'corporate' })).toBeVisible();

  await thisTab.bringToFront();
  await thisTab.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(thisTab)).toContainText('Someone else is logged in');
  // Other toasts close after five seconds; this one does not.
  await thisTab.clock.runFor(10_000);
  await expect(toast(thisTab)).toContainText('Someone else is logged in');
  await toast(thisTab).getByRole('button', { name: 'Reload page' }).click();
  await expect(thisTab.getByRole('button', { name: 'corporate' })).toBeVisible();
  await expect(field(thisTab, 'Full name')).toHaveValue('');
  await otherTab.goto('/list');
  await expect(otherTab.getByText('New Card', { exact: true })).toBeVisible();
  await expect(otherTab.getByText(name)).toHaveCount(0);
});
