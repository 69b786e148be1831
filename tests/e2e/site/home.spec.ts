import { expect, type Page, test } from '@playwright/test';
import { lookIds } from '#domain/card/look/card-look.ts';
import { cardLimits } from '#domain/plan/plans.ts';
import { screenPicture, screenSize, shownScreens } from '#web/features/home/screen-picture.ts';
import { expectNoViolations } from '../steps/axe.ts';
import { field } from '../steps/card-steps.ts';
import { callsOf, logIn, premium } from '../steps/steps.ts';

const headings = [
  `${lookIds.length} looks, set in your own words`,
  'The file a print shop hopes for',
  `One list, ${cardLimits.enterprise} matching cards`,
  'One payment, no subscription',
  'Questions',
];

const section = (page: Page, name: string) => page.getByRole('region', { name });

test('what a visitor wants to know is in the document, below the first screen, without pictures or code', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  const pictures: string[] = [];
  page.on('request', (request) => {
    // The editor offers six looks itself.
    if (/(team|shop)-pictures\/|waveform|plates|\.webp/.test(request.url())) pictures.push(request.url());
  });
  await page.goto('/');
  for (const heading of headings) {
    const title = page.getByText(heading, { exact: true });
    await expect(title).toBeAttached();
    await expect(title).not.toBeInViewport();
  }
  expect(pictures).toEqual([]);
});

test('the sections get their code on the screen, nothing jumps, and their links lead on', async ({
  page,
}) => {
  await page.goto('/');
  await expect(field(page, 'Full name')).toBeEditable();
  await page.evaluate(() => {
    Object.assign(globalThis, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value = 0 } = entry as unknown as { value?: number };
        Object.assign(globalThis, { shifts: (globalThis as unknown as { shifts: number }).shifts + value });
      }
    }).observe({ type: 'layout-shift' });
  });
  const [looks = '', file = ''] = headings;
  await section(page, looks).scrollIntoViewIfNeeded();
  await expect(section(page, looks).locator('img').first()).toBeVisible();
  await section(page, file).scrollIntoViewIfNeeded();
  const picture = section(page, file).getByRole('img', { name: /^The four plates/ });
  await expect(picture.locator('img')).toHaveCount(4);
  for (const image of await section(page, file).locator('img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
  }
  expect(await page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts)).toBeLessThan(0.01);
  await section(page, looks)
    .getByRole('link', { name: `See all ${lookIds.length} looks` })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Looks' })).toBeVisible();
});

test('by keyboard the sections come after the editor, and the focus stays when their code arrives', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/');
  await expect(field(page, 'Full name')).toBeEditable();
  const link = page.getByRole('link', { name: `See all ${lookIds.length} looks` });
  await link.focus();
  await expect(
    section(page, headings[0] ?? '')
      .locator('img')
      .first(),
  ).toBeAttached();
  await expect(link).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the sections follow the language, and a signed-in user has none', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/?lang=sk');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sk');
  await expect(section(page, 'Súbor, aký tlačiareň potrebuje')).toBeAttached();
  await page.getByRole('button', { name: 'Jazyk a režim zobrazenia' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(section(page, 'The file a print shop hopes for')).toBeAttached();
  await page.reload();
  await expect(section(page, 'The file a print shop hopes for')).toBeAttached();
  await logIn(page, premium);
  await expect(page.getByRole('banner').getByText('Premium', { exact: true })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('banner').getByText('Premium', { exact: true })).toBeVisible();
  await expect(section(page, 'The file a print shop hopes for')).toHaveCount(0);
});

test('the page for companies shows screens of the product in its language and theme, when they are near', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/team-screens/')) loaded.push(pathname);
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/teams?lang=de');
  await expect(page.locator('#root > [inert]')).toHaveCount(0);
  const screens = section(page, 'Von der Liste zur Druckerei').getByRole('img');
  await expect(screens).toHaveCount(shownScreens.length);
  for (const image of await screens.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBe(screenSize.width);
  }
  expect(loaded.toSorted()).toEqual(
    shownScreens.map((screen) => screenPicture(screen, 'dark', 'de')).toSorted(),
  );
  await expectNoViolations(page);
});

test('a sample company is tried without an account: all cards follow, and nothing is sent or stored', async ({
  page,
}) => {
  await page.goto('/');
  const calls = callsOf(page);
  await page.getByRole('link', { name: 'Try it with a sample company' }).click();
  const sample = section(page, 'The same card, sixteen people');
  await expect(sample.getByRole('textbox', { name: 'Company' })).toBeInViewport();
  const cards = sample.getByRole('list', { name: 'Sample company cards' }).getByRole('listitem');
  await expect(cards).toHaveCount(16);
  const stored = () => page.evaluate(() => JSON.stringify(localStorage));
  const before = await stored();

  await sample.getByRole('radio', { name: 'Bauhaus' }).check();
  await sample.getByRole('textbox', { name: 'Company' }).fill('Hydro Nord');
  await sample.getByRole('textbox', { name: 'First colleague' }).fill('Konstantina Papadaki-Lindström');
  await expect(sample.getByRole('status')).toHaveText('16 cards with the look Bauhaus.');
  await expect(cards.first()).toContainText('Konstantina Papadaki-Lindström');
  await expect(cards.first().locator('path[data-text="companyName"]')).toBeVisible();
  await expect(cards.locator('path[data-text="fullName"]').nth(3)).toBeAttached();

  expect(await stored()).toBe(before);
  expect(calls).toEqual([]);
  await expectNoViolations(page);
});
