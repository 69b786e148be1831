import { expect, test } from '@playwright/test';
import { arriveAtPricing, openCheckout } from '../steps/payment-steps.ts';

test('the bar with the pay button covers no field of the company that gets the focus', {
  tag: '@full',
}, async ({ page }) => {
  await arriveAtPricing(page);
  await openCheckout(page, 'Premium');
  const company = page.getByRole('switch', { name: 'I am buying for a company' });
  await company.focus();
  await company.press('Space');
  const fields = page.getByRole('group', { name: 'I am buying for a company' });
  for (const name of [
    'Company',
    'Address',
    'Country',
    'Registration number (optional)',
    'VAT ID (optional)',
  ]) {
    await page.keyboard.press('Tab');
    const field = fields.getByLabel(name, { exact: true });
    await expect(field).toBeFocused();
    const isOnTop = await field.evaluate((element) => {
      const { left, width, top, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === element;
    });
    expect([name, isOnTop]).toEqual([name, true]);
  }
});
