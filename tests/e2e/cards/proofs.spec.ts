import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../steps/axe.ts';
import { field } from '../steps/card-steps.ts';
import { downloaded, savedFile } from '../steps/print-steps.ts';
import { cardNamed, listNewCard, saveCard, saveChanges, signInAt } from '../steps/saved-card-steps.ts';
import { corporate } from '../steps/steps.ts';

const nameOf = () => `Proof ${crypto.randomUUID().slice(0, 8)}`;

/** Sends a card of the list; returns the link. */
async function sendCard(page: Page, name: string): Promise<string> {
  await cardNamed(page, name)
    .getByRole('button', { name: `More for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: 'Send for approval' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make the link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  return link;
}

/** A visitor with a browser of their own: no session, no storage. */
async function visitor(browser: Browser, options: object = {}): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', ...options });
  return context.newPage();
}

/** A file without what differs between two files of one card: the time and the document id. */
function withoutStamp(pdf: string): string {
  return pdf
    .replaceAll(/D:\d{14}/g, 'time')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/g, 'time')
    .replaceAll(/uuid:[\da-f-]{36}/g, 'id')
    .replaceAll(/<[\dA-F]{32}>/g, 'id');
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
  await expect(dialog.getByText('Type your name.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Ľubica Šťastná');
  await expectNoViolations(guest);
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(guest.getByText(/^Approved by Ľubica Šťastná on/)).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Approve' })).toBeHidden();
  const ofServer = await savedFile(guest, guest.getByRole('button', { name: 'Download the PDF' }));
  await cardNamed(page, name)
    .getByRole('button', { name: `More for ${name}` })
    .click();
  const ofBrowser = await downloaded(page, page.getByRole('menuitem', { name: 'Download' }), 'One PDF');
  expect(withoutStamp(ofServer.text) === withoutStamp(ofBrowser.toString('latin1'))).toBe(true);

  await page.reload();
  const mark = cardNamed(page, name).getByRole('button', { name: /^Approved/ });
  await mark.click();
  await expect(page.getByRole('dialog')).toContainText('Ľubica Šťastná approved this card');
  await expectNoViolations(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Edit the card' }).click();
  await field(page, 'Position').fill('Lead Architect');
  await saveChanges(page);
  await expect(cardNamed(page, name).getByRole('button', { name: /^Changed since/ })).toBeVisible();
});

test('a visitor asks for a change, and the owner reads it', async ({ page, browser }) => {
  const name = nameOf();
  await listNewCard(page, name);
  const link = await sendCard(page, name);
  const guest = await visitor(browser);
  await guest.goto(link);
  // The line itself is tapped.
  await guest.locator('[data-text="fullName"]').first().click();
  const dialog = guest.getByRole('dialog', { name: 'Ask for a change' });
  await expect(dialog.getByRole('checkbox', { name: 'Full name' })).toBeChecked();
  await dialog.getByRole('textbox', { name: 'Full name: what should it say?' }).fill('Elena Mareková');
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Elena');
  await expectNoViolations(guest);
  await dialog.getByRole('button', { name: 'Send to corporate' }).click();
  await expect(guest.getByText(/^Elena asked for changes on/)).toBeVisible();
  await page.reload();
  await cardNamed(page, name)
    .getByRole('button', { name: /^Changes asked/ })
    .click();
  await expect(page.getByRole('dialog')).toContainText('Elena Mareková');
});

test('several cards are sent by one link and answered one by one', async ({ page, browser }) => {
  const batch = crypto.randomUUID().slice(0, 8);
  await signInAt(page, '/list', corporate);
  await saveCard(page, `Anna ${batch}`, { kind: 'text', message: { text: 'Hello' } });
  await saveCard(page, `Beáta ${batch}`);
  await page.reload();
  await page.getByRole('searchbox', { name: 'Search cards' }).fill(batch);
  for (const name of ['Anna', 'Beáta'])
    await page.getByRole('checkbox', { name: `Select ${name} ${batch}` }).check();
  const bar = page.getByRole('region', { name: 'Selected cards' });
  await bar.getByRole('button', { name: 'Send for approval' }).click();
  await expect(page.getByRole('dialog', { name: 'Send 2 cards for approval' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Make the link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  const guest = await visitor(browser, { viewport: { width: 390, height: 844 } });
  await guest.goto(link);
  await expect(guest.getByText('Card 1 of 2')).toBeVisible();
  await guest.getByRole('button', { name: 'Next card' }).click();
  await expect(guest.getByText('Card 2 of 2')).toBeVisible();
  expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectNoViolations(guest);
});

test('in Slovak, on a phone, an ended link says what to do', async ({ browser, baseURL }) => {
  const guest = await visitor(browser, { baseURL, locale: 'sk-SK', viewport: { width: 390, height: 844 } });
  await guest.goto('/proof#unknown');
  await expect(guest.getByRole('heading', { name: 'Tento odkaz už neplatí' })).toBeVisible();
  await expect(guest.getByRole('alert')).not.toBeEmpty();
});
