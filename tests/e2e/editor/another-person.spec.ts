import { expect, test } from '@playwright/test';
import { field, fillCard } from '../steps/card-steps.ts';
import { signIn, toast } from '../steps/steps.ts';

test('a tab that still shows one person saves nothing into the account that is signed in now, and says so', async ({
  context,
}) => {
  const [ours, other] = [await context.newPage(), await context.newPage()];
  // It hears nothing of the other tab, as one that the browser has put to sleep.
  await ours.addInitScript(() => {
    window.BroadcastChannel = class extends EventTarget {
      postMessage() {}
      close() {}
    } as unknown as typeof BroadcastChannel;
  });
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
  // It does not go by itself, as other toasts do after five seconds.
  await ours.clock.runFor(10_000);
  await expect(toast(ours)).toContainText('Someone else is signed in');
  await toast(ours).getByRole('button', { name: 'Load again' }).click();
  await expect(ours.getByRole('button', { name: 'corporate' })).toBeVisible();
  await expect(field(ours, 'Full name')).toHaveValue('');
  await other.goto('/list');
  await expect(other.getByRole('link', { name: 'New Card' })).toBeVisible();
  await expect(other.getByText(name)).toHaveCount(0);
});
