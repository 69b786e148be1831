import { expect, test } from '@playwright/test';
import { expectDraftSaved, field, startCard } from '../steps/card-steps.ts';
import { linkInMail, mailTo } from '../steps/mail-steps.ts';
import { arriveAtPricing, cards, completePayment, openCheckout, payWith } from '../steps/payment-steps.ts';
import { savedFile } from '../steps/print-steps.ts';
import { cardNamed } from '../steps/saved-card-steps.ts';
import { newPerson, register } from '../steps/steps.ts';

test('a visitor whose save is refused registers, confirms the address, pays and saves, and no letter is lost', async ({
  page,
  context,
}) => {
  const texts = {
    'Company name': 'Ateliér Lumen',
    'Full name': 'Elena Mareková',
    Position: 'Grafička – ľščťž',
  };
  await startCard(page, texts);
  await field(page, 'Card Name').fill('Čakajúca');
  await expectDraftSaved(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const refusal = page.getByRole('dialog', { name: 'Login Required' });
  await refusal.getByRole('link', { name: 'Get Premium · $19' }).click();
  await expect(page.getByText('Next: the Premium plan, $19 one-time.')).toBeVisible();
  const person = newPerson();
  await register(page, person);
  await expect(page).toHaveURL('/checkout?plan=premium');
  const confirming = await context.newPage();
  await confirming.goto(await linkInMail(page, person.email, 'Confirm your email address'));
  await expect(confirming.getByRole('heading', { name: 'Email address confirmed' })).toBeVisible();
  await confirming.close();

  await expect(completePayment(page)).toBeEnabled();
  await payWith(page, cards.pays);
  await page.getByRole('link', { name: 'Save My Card' }).click();
  await expect(cardNamed(page, 'Čakajúca')).toHaveCount(1);
  await cardNamed(page, 'Čakajúca').getByRole('link', { name: 'Edit' }).click();
  for (const [name, typed] of Object.entries(texts)) await expect(field(page, name)).toHaveValue(typed);
});

test('a company gets its invoice as PDF and UBL, and its withdrawal is acknowledged by mail', {
  tag: '@full',
}, async ({ page }) => {
  const person = await arriveAtPricing(page);
  await openCheckout(page, 'Premium');
  await page.getByRole('switch', { name: 'I am buying for a company' }).click();
  const company = page.getByRole('group', { name: 'I am buying for a company' });
  await payWith(page, cards.pays);
  await expect(company.getByText('Company name is required')).toBeVisible();
  await expect(company.getByRole('textbox', { name: 'Company' })).toBeFocused();
  await company.getByRole('textbox', { name: 'Company' }).fill('Atelier Lumen s. r. o.');
  await expect(company.getByText('Company name is required')).toBeHidden();
  await company.getByLabel('Address').fill('Mlynská 4, Bratislava');
  await company.getByLabel('Country').selectOption('SK');
  await company.getByLabel('VAT ID (optional)').fill('sk 2120 999 999');
  await completePayment(page).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();

  await page.goto('/account#payments');
  const payments = page.getByRole('region', { name: 'Payments' });
  await expect(payments.getByRole('heading')).toBeInViewport();
  const pdf = await savedFile(page, payments.getByRole('button', { name: /^Invoice INV-/ }));
  expect(pdf.name).toMatch(/^INV-\d{4}-\d{6}\.pdf$/);
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const ubl = await savedFile(page, payments.getByRole('button', { name: /^E-invoice \(XML\) INV-/ }));
  expect(ubl.bytes.toString()).toContain('Atelier Lumen s. r. o.');

  await payments.getByRole('button', { name: 'Withdraw from contract here' }).click();
  const statement = page.getByRole('alertdialog', { name: 'Withdraw from the contract?' });
  await expect(statement).toContainText(`I, ${person.username}, withdraw from the contract`);
  await statement.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(payments).toContainText('Refunded');
  await expect(payments.getByRole('heading')).toBeFocused();
  await expect(payments.getByRole('button', { name: /^Credit note CN-/ })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('FreeCards: 1');
  expect((await mailTo(page, person.email, 'We have received your withdrawal')).text).toContain('UTC');
});
