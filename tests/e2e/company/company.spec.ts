import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../steps/axe.ts';
import { startCard } from '../steps/card-steps.ts';
import { invite, makeCompany, openAsCompany } from '../steps/company-steps.ts';
import { cardNamed } from '../steps/saved-card-steps.ts';
import { logIn, newPerson, openAsNewPerson, register, signIn, toast } from '../steps/steps.ts';

test('a company is made, a new tab opens it, and one tab acts for it while another does not', async ({
  page,
  context,
}) => {
  const person = await makeCompany(page, 'Lanovky Orava');
  await expect(page.getByRole('button', { name: `Lanovky Orava ${person.username} · Owner` })).toBeVisible();
  await expectNoViolations(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Lanovky Orava' })).toBeVisible();
  const navigation = page.getByRole('banner').getByRole('navigation').getByRole('link');
  await expect(navigation).toHaveText(['Create Card', 'My Cards', 'Designs', 'Inbox', 'Orders', 'Pricing']);
  await navigation.filter({ hasText: 'My Cards' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Bin' })).toBeVisible();
  for (const repeated of ['Company designs', 'Orders'])
    await expect(main.getByRole('link', { name: repeated, exact: true })).toHaveCount(0);
  await page.goBack();

  const second = await context.newPage();
  await second.goto('/list');
  await second.getByRole('button', { name: 'Lanovky Orava' }).click();
  await second.getByRole('menuitemradio', { name: person.username }).click();
  await second.goto('/account#company');
  await expect(second.getByRole('button', { name: person.username })).toBeVisible();
  await expect(second.getByRole('button', { name: 'Lanovky Orava' })).toHaveCount(0);
  await expect(second.getByText('A company is part of Corporate, $90 once', { exact: false })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Lanovky Orava' })).toBeVisible();

  await page.goto('/account');
  await expect(page.getByText('To see your own plan, payments and data')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Payments' })).toHaveCount(0);
});

test('a login on a new device opens the company that was used last', async ({ page, browser }) => {
  const person = await makeCompany(page, 'Píla Liptov');
  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await logIn(other, person);
  await expect(other).toHaveURL('/');
  await expect(other.getByRole('button', { name: 'Píla Liptov' })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('button', { name: 'Píla Liptov' })).toBeVisible();
});

test('the address in a mail opens the page for its company, also after a login, and a stranger is told', async ({
  page,
  context,
  browser,
}) => {
  const person = await openAsCompany(page, 'Poštová');
  const company = await page.evaluate(() => sessionStorage.getItem('vizitka.account')?.split(' ')[1] ?? '');
  const address = `/list?account=${company}`;
  const second = await context.newPage();
  await second.goto(address);
  await expect(second.getByRole('button', { name: 'Poštová' })).toBeVisible();
  await expect(second).toHaveURL('/list');
  // The tab can act for somebody else afterwards.
  await second.getByRole('button', { name: 'Poštová' }).click();
  await second.getByRole('menuitemradio', { name: person.username }).click();
  await expect(second.getByRole('button', { name: 'Poštová' })).toHaveCount(0);

  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await other.goto(address);
  await expect(other).toHaveURL(/\/login\?/);
  await signIn(other, { username: 'premium', password: 'vizitka-demo' });
  await expect(toast(other)).toContainText('no longer');
  await expect(other.getByRole('button', { name: 'premium' })).toBeVisible();
});

test('the menu is used by keyboard', { tag: '@full' }, async ({ page }) => {
  const person = await openAsCompany(page, 'Stavby Kriváň');
  await page.getByRole('button', { name: 'Stavby Kriváň' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Stavby Kriváň' })).toBeChecked();
  await page.getByRole('menuitemradio', { name: person.username }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/list');
  await expect(page.getByRole('button', { name: 'Stavby Kriváň' })).toHaveCount(0);
});

test('somebody is invited, registers, acts, and is removed', async ({ page, browser }) => {
  const owner = await openAsCompany(page, 'Ateliér Lumen');
  const colleague = newPerson();
  const link = await invite(page, colleague.email);
  await expectNoViolations(page);

  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1, name: 'Join Ateliér Lumen' })).toBeVisible();
  await expect(other).toHaveURL('/invitation');
  await expect(other.getByLabel('Email')).toHaveValue(colleague.email);
  await expectNoViolations(other);
  await other.reload();
  await register(other, colleague);
  await other.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(other).toHaveURL('/list');
  await expect(
    other.getByRole('button', { name: `Ateliér Lumen ${colleague.username} · Manager` }),
  ).toBeVisible();

  await other.goto('/company');
  await expect(other.getByText(owner.email)).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Company log' })).toHaveCount(0);
  await expect(other.getByRole('button', { name: 'Invite people' })).toHaveCount(0);

  await page.reload();
  await expect(page.getByText(`${colleague.username} joined as Manager`)).toBeVisible();
  await page.getByRole('button', { name: `Remove ${colleague.username}` }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(toast(page)).toContainText('Member removed');

  // The next refused request of the other tab says so.
  await other.getByRole('link', { name: 'My Cards' }).click();
  await expect(toast(other)).toContainText('Back in your personal account');
  await expect(other.getByRole('button', { name: 'Ateliér Lumen' })).toHaveCount(0);
});

test('an invitation for another address, and one that was revoked, say so', async ({ page, browser }) => {
  await openAsCompany(page, 'Ucto Biela');
  const { email } = newPerson();
  const link = await invite(page, email);
  const other = await (await browser.newContext()).newPage();
  const stranger = await openAsNewPerson(other, '/');
  await expect(other).toHaveURL('/');
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'This invitation is for another address' })).toBeVisible();
  await expect(other.getByRole('alert')).toContainText(
    `sent to ${email}, but your account uses ${stranger.email}`,
  );
  await other.getByRole('button', { name: 'Log out and use another account' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Join Ucto Biela' })).toBeVisible();

  await page.getByRole('button', { name: `Revoke the invitation to ${email}` }).click();
  await expect(toast(page)).toContainText('Invitation revoked');
  await other.reload();
  await expect(other.getByRole('heading', { name: 'This invitation does not work' })).toBeVisible();
});

test('a company is deleted after 30 days, and kept before', async ({ page }) => {
  const { password } = await openAsCompany(page, 'Dočasná firma');
  await page.goto('/company');
  await page.getByRole('button', { name: 'Delete company' }).click();
  await page.getByLabel('Your password', { exact: true }).fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete company' }).click();
  await expect(page.getByText('Dočasná firma will be permanently deleted on')).toBeVisible();
  await page.getByRole('button', { name: 'Keep the company' }).click();
  await expect(toast(page)).toContainText('Company kept');
  await expect(page.getByText('will be permanently deleted on')).toHaveCount(0);
});

for (const { saves, tag } of [
  { saves: 3, tag: '@gate' },
  { saves: 100, tag: '@full' },
])
  test(`${2 * saves} interleaved saves of two tabs reach the account of their tab`, { tag }, async ({
    page,
    browser,
    context,
  }) => {
    test.setTimeout(120_000 + saves * 10_000);
    const owner = await openAsCompany(page, 'Prvá');
    const otherPage = await (await browser.newContext()).newPage();
    await openAsCompany(otherPage, 'Druhá');
    const link = await invite(otherPage, owner.email);

    const second = await context.newPage();
    await second.goto(link);
    await second.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect(second.getByRole('button', { name: 'Druhá' })).toBeVisible();
    await startCompanyCard(page, 'in the first');
    await startCompanyCard(second, 'in the second');
    for (let round = 1; round < saves; round += 1)
      await Promise.all([duplicate(page, 'in the first'), duplicate(second, 'in the second')]);

    for (const [tab, name, absent] of [
      [page, 'in the first', 'in the second'],
      [second, 'in the second', 'in the first'],
    ] as const) {
      await tab.reload();
      await expect(tab.getByText(name).first()).toBeVisible();
      const names = await savedNames(tab);
      expect(names).toHaveLength(saves);
      expect(names.filter((saved) => !saved.startsWith(name))).toEqual([]);
      await expect(tab.getByText(absent)).toHaveCount(0);
    }
    await page.getByRole('button', { name: owner.username }).click();
    await expect(page.getByRole('menuitemradio', { name: `Prvá Owner · ${saves} cards` })).toBeVisible();
    await expect(page.getByRole('menuitemradio', { name: `Druhá Manager · ${saves} cards` })).toBeVisible();
  });

/** The names of all cards of the account that the tab acts for. The list shows those near the window. */
function savedNames(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const [, account = ''] = sessionStorage.getItem('vizitka.account')?.split(' ') ?? [];
    const answer = await fetch('/api/business-cards', { headers: { 'x-vizitka-account': account } });
    return ((await answer.json()) as { name: string }[]).map(({ name }) => name);
  });
}

/** Saves a card on the create page; ends on the list. */
async function startCompanyCard(page: Page, name: string): Promise<void> {
  await startCard(page);
  await page.getByLabel('Card Name').fill(name);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL('/list');
}

async function duplicate(page: Page, name: string): Promise<void> {
  const saved = page.waitForResponse((response) => response.url().endsWith('/duplicate'));
  await cardNamed(page, name).getByRole('button', { name: 'Duplicate' }).click();
  expect((await saved).status()).toBe(201);
}

test('after a login as somebody else the tab acts for nobody', { tag: '@full' }, async ({ page }) => {
  await openAsCompany(page, 'Len moja');
  await page.context().clearCookies();
  await logIn(page, { username: 'premium', password: 'vizitka-demo' });
  await expect(page.getByRole('button', { name: 'premium' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Len moja' })).toHaveCount(0);
});
