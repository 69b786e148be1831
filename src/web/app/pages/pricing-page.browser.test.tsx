import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { AtPage, addressOf } from '../../testing/at-page.tsx';
import { aUser, respond, respondTo } from '../../testing/respond.ts';
import { PricingPage } from './pricing-page.tsx';

const plan = (name: string) => page.getByRole('article', { name });

async function openPrices(): Promise<void> {
  await render(
    <AtPage address="/pricing">
      <PricingPage />
    </AtPage>,
  );
  await expect.element(plan('Premium')).toBeVisible();
}

test('a visitor sees the prices; choosing a plan asks for a login', async () => {
  const calls = respond({});
  await openPrices();
  await expect.element(page.getByText('All paid plans include a 30-day money-back guarantee.')).toBeVisible();
  for (const [name, words] of [
    ['Free', /^Free\$0no payment/],
    ['Premium', /^PremiumMost Popular\$19one-time, lifetime access.*50 cards/],
    ['Corporate', /^Corporate\$90one-time, lifetime access.*Unlimited/],
  ] as const)
    await expect.element(plan(name)).toMatchTextContent(words);
  await userEvent.click(plan('Premium').getByRole('button', { name: 'Select Plan' }));
  await expect
    .element(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem'))
    .toMatchTextContent(/Login RequiredPlease log in to upgrade your plan\./);
  await expect.poll(addressOf).toMatch(/^\/login\?next=%2Fpricing/);
  expect(calls).toEqual([]);
});

test('a member of a plan sees which one it is, and cannot choose it again', async () => {
  respondTo(aUser({ role: 'enterprise', cardLimit: 500 }), { 'GET /api/payments': { json: [] } });
  await openPrices();
  await expect.element(plan('Corporate').getByRole('button', { name: 'Current Plan' })).toBeDisabled();
  await expect.element(plan('Premium').getByText('Current Plan')).not.toBeInTheDocument();
});
