import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../steps/axe.ts';
import { expectNothingCut } from '../steps/page-fit.ts';
import { signUpWithCorporate } from '../steps/payment-steps.ts';
import { toast } from '../steps/steps.ts';

const longName = 'Ing. arch. Ľubomíra Ďuricová-Šťastná, PhD.';

/** Makes a company design of a new card, as a new person; then the page of the designs is open. */
async function openDesigns(page: Page): Promise<{ id: string; name: string; cardId: string }> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUpWithCorporate(page);
  const name = `Crew ${crypto.randomUUID().slice(0, 8)}`;
  const { request } = page;
  const fullName = `Adam ${name}`;
  const data = {
    name,
    companyName: 'Stavby Kriváň',
    fullName,
    position: 'Foreman',
    phone: '+421 917 480 203',
  };
  const card = await request.post('/api/business-cards', { data });
  expect(card.status(), await card.text()).toBe(201);
  const { id: cardId } = (await card.json()) as { id: string };
  const design = await request.post('/api/designs', { data: { name, cardId } });
  const { id } = (await design.json()) as { id: string };
  await page.goto('/designs');
  return { id, name, cardId };
}

/** A phone without a session, at an address; and what it requests. */
async function phoneAt(browser: Browser, url: string, locale = 'en-GB') {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale, hasTouch: true });
  const page = await context.newPage();
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.goto(url);
  return { page, context, urls };
}

async function linkForEverybody(page: Page, name: string): Promise<string> {
  await page
    .getByRole('region', { name, exact: true })
    .getByRole('button', { name: 'One link for everyone' })
    .click();
  await expect(toast(page)).toContainText('Link copied');
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a manager makes a link, a colleague fills it in on the phone, and the accepted card is in the list', async ({
  page,
  browser,
}) => {
  const { name } = await openDesigns(page);
  const url = await linkForEverybody(page, name);
  expect(url).toMatch(/\/fill-in#[\w-]{43}$/);

  const phone = await phoneAt(browser, url);
  await expect(phone.page.getByRole('heading', { name: 'Your details' })).toBeVisible();
  await expect(phone.page.getByText('Adam')).toHaveCount(0);
  const locked = phone.page.getByRole('region', { name: 'Set by the company' }).or(phone.page.locator('dl'));
  await expect(locked.first()).toContainText('Stavby Kriváň');
  await expect(phone.page.getByLabel('Company', { exact: true })).toHaveCount(0);
  await phone.page.getByRole('button', { name: 'Send to Stavby Kriváň' }).click();
  await expect(phone.page.getByText('Your company requires this field.')).toBeVisible();
  await expect(phone.page.getByLabel('Full Name')).toBeFocused();
  await phone.page.keyboard.type(longName);
  await phone.page.getByLabel('Position').fill('Site manager');
  await expect(phone.page.getByText(/Print check: \d+ passed/)).toBeVisible({ timeout: 30_000 });
  await expectNothingCut(phone.page, 'Fill-in');
  await phone.page.setViewportSize({ width: 390, height: 844 });
  await expectNoViolations(phone.page);
  await phone.page.reload();
  await expect(phone.page.getByLabel('Full Name')).toHaveValue(longName);
  await expect(phone.page.getByText(/Print check: \d+ passed/)).toBeVisible({ timeout: 30_000 });
  // Pressed right after typing: the print check of the last word has not begun.
  await phone.page.getByLabel('Position').fill('Site manager, south');
  await phone.page.getByRole('button', { name: 'Send to Stavby Kriváň' }).tap();
  await expect(phone.page.getByRole('heading', { name: 'Sent' })).toBeVisible({ timeout: 30_000 });
  await expectNoViolations(phone.page);
  const token = url.split('#')[1] ?? '';
  expect(phone.urls.filter((requested) => requested.includes(token) && !requested.includes('#'))).toEqual([]);
  expect(await phone.context.cookies()).toEqual([]);
  await phone.context.close();

  await page.goto('/inbox');
  const row = page.getByRole('listitem').filter({ hasText: longName });
  await expect(row).toContainText('New person');
  await expect(row).toContainText('Check passed', { timeout: 30_000 });
  await expectNoViolations(page);
  await row.getByRole('button', { name: `Accept ${longName}` }).click();
  await expect(toast(page)).toContainText('1 card is in My Cards.');
  await expect(row).toHaveCount(0);
  await page.goto('/list');
  await expect(page.getByText(longName).first()).toBeVisible();
});

test('a link for one person shows their lines, in Slovak too, and an ended link says what to do', async ({
  page,
  browser,
}) => {
  const { name } = await openDesigns(page);
  const region = page.getByRole('region', { name, exact: true });
  await region.getByRole('button', { name: 'One link per person' }).click();
  await expect(toast(page)).toContainText('1 link added to the list.');
  await region.getByRole('button', { name: `Copy the link for Adam ${name}` }).click();
  await expect(toast(page).filter({ hasText: 'Link copied' })).toBeVisible();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  await expectNoViolations(page);

  const phone = await phoneAt(browser, url, 'sk-SK');
  await expect(phone.page.getByRole('heading', { name: 'Vaše údaje' })).toBeVisible();
  const position = phone.page.getByLabel('Pozícia');
  await expect(position).toHaveValue('Foreman');
  await position.fill('Vedúci stavby');
  await expect(phone.page.getByText(/Kontrola tlače: \d+\sv\sporiadku/)).toBeVisible({ timeout: 30_000 });
  await phone.context.setOffline(true);
  await expect(phone.page.getByText('Ste offline. Vaše údaje tu zostávajú', { exact: false })).toBeVisible();
  await phone.context.setOffline(false);
  await phone.page.getByRole('button', { name: 'Poslať firme Stavby Kriváň' }).click();
  await expect(phone.page.getByRole('heading', { name: 'Odoslané' })).toBeVisible();
  await expect(phone.page.locator('del')).toHaveText('Foreman');

  await page.goto('/inbox');
  const row = page.getByRole('listitem').filter({ hasText: `Adam ${name}` });
  await expect(row.locator('ins').first()).toContainText('Vedúci');
  await row.getByRole('button', { name: `Decline Adam ${name}` }).click();
  await expect(toast(page)).toContainText('Declined');

  await page.goto('/designs');
  await page.getByRole('button', { name: `End the link for Adam ${name}` }).click();
  await expect(toast(page)).toContainText('Link ended');
  await phone.page.reload();
  await expect(phone.page.getByRole('heading', { name: 'Tento odkaz už neplatí' })).toBeVisible();
  await phone.context.close();
});

test('a manager lets people from programs become cards at once', { tag: '@full' }, async ({ page }) => {
  const { id, name } = await openDesigns(page);
  const region = page.getByRole('region', { name, exact: true });
  const atOnce = region.getByRole('switch', { name: 'Accept people from the API automatically' });
  await expect(atOnce).not.toBeChecked();
  await atOnce.click();
  await expect(atOnce).toBeEnabled();
  await page.reload();
  await expect(atOnce).toBeChecked();
  const person = { externalId: 'hr-1', texts: { fullName: `Emil ${name}` } };
  const sent = await page.request.put(`/api/designs/${id}/people`, { data: { people: [person] } });
  expect(await sent.json()).toMatchObject({
    people: [{ state: 'new' }],
  });
  await page.goto('/list');
  await expect(page.getByText(`Emil ${name}`).first()).toBeVisible();
});
