import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../steps/axe.ts';
import { field } from '../steps/card-steps.ts';
import { signUpWithCorporate } from '../steps/payment-steps.ts';
import { cardNamed, listNewCard, saveCard, saveChanges } from '../steps/saved-card-steps.ts';

const nameOf = () => `Proof ${crypto.randomUUID().slice(0, 8)}`;

/** Sends a card of the list; returns the link. */
async function sendCard(page: Page, name: string): Promise<string> {
  await cardNamed(page, name)
    .getByRole('button', { name: `More for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: 'Send for approval' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send for approval' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  return link;
}

/** A visitor with a browser of their own: no session, no storage. */
async function visitor(browser: Browser, options: object = {}): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', ...options });
  return context.newPage();
}

test('a visitor approves a card by its link, and the list shows it until the card changes', async ({
  page,
  browser,
}) => {
  const name = nameOf();
  await listNewCard(page, name);
  const link = await sendCard(page, name);
  await expect(cardNamed(page, name).getByRole('button', { name: /^Waiting/ })).toBeVisible();

  const guest = await visitor(browser);
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'Is this card right?' })).toBeVisible();
  await expect(guest.getByRole('img', { name: /^Front of the card of/ })).toBeVisible();
  await expect(guest.getByRole('definition').filter({ hasText: 'Elena Marek' })).toBeVisible();
  await expectNoViolations(guest);
  await guest.getByRole('button', { name: 'Show real size' }).click();
  await expect(guest.getByRole('img', { name: 'Ruler in millimetres' })).toBeVisible();
  await guest.getByRole('slider', { name: 'Adjust the size' }).fill('1.2');
  await guest.getByRole('button', { name: 'Show larger' }).click();

  await guest.getByRole('button', { name: 'Approve' }).click();
  const dialog = guest.getByRole('dialog', { name: 'Approve this card' });
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog.getByText('Enter your name.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Ľubica Šťastná');
  await expectNoViolations(guest);
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(guest.getByText(/^Approved by Ľubica Šťastná on/)).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Approve' })).toBeHidden();
  await page.reload();
  const mark = cardNamed(page, name).getByRole('button', { name: /^Approved/ });
  await mark.click();
  const details = page.getByRole('dialog', { name: 'Approval' });
  await expect(details).toContainText('Ľubica Šťastná approved this card');
  await expectNoViolations(page);
  // The file is made meanwhile.
  await expect(async () => {
    const download = page.waitForEvent('download', { timeout: 2000 });
    await details.getByRole('button', { name: 'Download the file that was sent' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  }).toPass({ timeout: 60_000 });
  await details.getByRole('link', { name: 'Edit the card' }).click();
  await field(page, 'Position').fill('Lead Architect');
  await saveChanges(page);
  await expect(cardNamed(page, name).getByRole('button', { name: /^Edited after approval/ })).toBeVisible();
});

test('a visitor asks for a change on a phone, and the owner reads it and ends the link', async ({
  page,
  browser,
}) => {
  const name = nameOf();
  const owner = await listNewCard(page, name);
  const link = await sendCard(page, name);
  const guest = await visitor(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await guest.goto(link);
  // The line itself is tapped.
  await guest.locator('[data-text="fullName"]').first().click();
  await expect(guest.getByRole('heading', { name: 'Request a change' })).toBeVisible();
  await expect(guest.getByRole('checkbox', { name: 'Full name' })).toBeChecked();
  const line = guest.getByRole('textbox', { name: 'Full name: what should it say?' });
  await expect(line).toBeFocused();
  await guest.getByRole('button', { name: `Send to ${owner.username}` }).click();
  await expect(guest.getByText('Enter the correct text, or leave it empty to remove it.')).toBeVisible();
  await line.fill('Elena Mareková');
  await guest.getByRole('textbox', { name: 'Your name' }).fill('Elena');
  expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectNoViolations(guest);
  await guest.getByRole('button', { name: `Send to ${owner.username}` }).click();
  await expect(guest.getByText(/^Elena requested changes on/)).toBeVisible();
  await page.reload();
  await cardNamed(page, name)
    .getByRole('button', { name: /^Changes requested/ })
    .click();
  const details = page.getByRole('dialog', { name: 'Approval' });
  await expect(details).toContainText('Elena Mareková');
  await details.getByRole('button', { name: 'End the link' }).click();
  await expect(details).toContainText('This link has ended');
  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
});

test('several cards are sent by one link and answered one by one', async ({ page, browser }) => {
  const batch = crypto.randomUUID().slice(0, 8);
  await signUpWithCorporate(page);
  await saveCard(page, `Anna ${batch}`, { kind: 'text', message: { text: 'Hello' } });
  await saveCard(page, `Beáta ${batch}`);
  await page.goto('/list');
  await page.getByRole('searchbox', { name: 'Search cards' }).fill(batch);
  for (const name of ['Anna', 'Beáta'])
    await page.getByRole('checkbox', { name: `Select ${name} ${batch}` }).check();
  const bar = page.getByRole('region', { name: 'Selected cards' });
  await bar.getByRole('button', { name: 'Send for approval' }).click();
  await expect(page.getByRole('dialog', { name: 'Send 2 cards for approval' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  const guest = await visitor(browser, { viewport: { width: 390, height: 844 } });
  await guest.goto(link);
  await expect(guest.getByText('Card 1 of 2')).toBeVisible();
  await guest.getByRole('button', { name: 'Next card' }).click();
  await expect(guest.getByText('Card 2 of 2')).toBeVisible();
  expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectNoViolations(guest);
  // By the keyboard: the name is typed once.
  await guest.getByRole('button', { name: 'Approve' }).press('Enter');
  await guest.getByRole('textbox', { name: 'Your name' }).fill('Ján');
  await guest.keyboard.press('Enter');
  await guest.getByRole('button', { name: 'Next: 1 card left' }).press('Enter');
  await expect(guest.getByText('Card 1 of 2')).toBeVisible();
  await guest.getByRole('button', { name: 'Approve' }).press('Enter');
  await expect(guest.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ján');
  await guest.keyboard.press('Enter');
  await expect(guest.getByText(/^Approved by Ján on/)).toBeVisible();
  expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('the prices say what Corporate does for a company', { tag: '@full' }, async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.locator('#root > [inert]')).toHaveCount(0);
  const offer = page.getByRole('region', { name: 'Corporate, for a company' });
  for (const name of ['Proofs', 'Orders']) await expect(offer.getByRole('heading', { name })).toBeVisible();
  await expectNoViolations(page);
});
