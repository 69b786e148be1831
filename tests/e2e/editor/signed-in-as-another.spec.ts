import { expect, test } from '@playwright/test';
import { field, fillCard } from '../steps/card-steps.ts';
import { blockTabMessages, signIn, toast } from '../steps/steps.ts';

test('a tab of another user saves nothing to the account that is signed in now and shows an error', async ({
  context,
}) => {
  const [ours, other] = [await context.newPage(), await context.newPage()];
  await blockTabMessages(ours);
  await ours.clock.install();
  await ours.goto('/login');
  await signIn(ours, { username: 'premium', password: 'vizitka-demo' });
  await expect(ours.getByRole('button', { name: 'premium' })).toBeVisible();
  const name = `Premium’s ${crypto.randomUUID().slice(0, 8)}`;
  await fillCard(ours, { 'Company name': 'Lumen', 'Full name': 'Elena' });
  await ours.getByLabel('Card Name').fill(name);

  await context.clearCookies();
  await other.goto('/login');
  await signIn(other, { username: 'corporate', password: 'vizitka-demo' });
  await expect(other.getByRole('button', { name: 'corporate' })).toBeVisible();

  await ours.bringToFront();
  await ours.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(ours)).toContainText('Someone else is signed in');
  // Other toasts close after five seconds; this one does not.
  await ours.clock.runFor(10_000);
  await expect(toast(ours)).toContainText('Someone else is signed in');
  await toast(ours).getByRole('button', { name: 'Reload page' }).click();
  await expect(ours.getByRole('button', { name: 'corporate' })).toBeVisible();
  await expect(field(ours, 'Full name')).toHaveValue('');
  await other.goto('/list');
  await expect(other.getByRole('link', { name: 'New Card' })).toBeVisible();
  await expect(other.getByText(name)).toHaveCount(0);
});
