import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectNothingCut } from '../steps/page-fit.ts';
import { fromOwnAddress } from '../steps/steps.ts';

const locales = { English: 'en-GB', Slovak: 'sk-SK', Czech: 'cs-CZ', German: 'de-DE' };

type Who = 'free' | 'premium' | 'corporate' | 'admin';

async function open(browser: Browser, baseURL: string | undefined, locale: string, who?: Who): Promise<Page> {
  const context = await browser.newContext({ locale, baseURL: baseURL ?? '', reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (who) {
    const answer = await page.request.post('/api/auth/login', {
      data: { username: who, password: 'vizitka-demo' },
      headers: fromOwnAddress(),
    });
    expect(answer.status()).toBe(200);
  }
  return page;
}

const typed = {
  companyName: 'Atelier Lumen',
  website: 'atelierlumen.sk',
  fullName: 'Elena Mareková-Šťastná',
  position: 'Svetelná architektka',
  phone: '+421 905 318 442',
  email: 'elena@atelierlumen.sk',
  url: 'behance.net/elenamarek',
};

for (const [language, locale] of Object.entries(locales)) {
  // German words are the longest.
  const tag = language === 'German' ? [] : '@full';
  test.describe(`nothing is cut off between 360 and 1440 px, in light or dark, in ${language}`, {
    tag,
  }, () => {
    test('on the pages of a visitor', async ({ browser, baseURL }) => {
      const page = await open(browser, baseURL, locale);
      for (const path of [
        '/looks',
        '/looks/bauhaus',
        '/help',
        '/help/bleed',
        '/help/links',
        '/pricing',
        '/teams',
        '/login',
        '/login?tab=register',
        '/no-such-page',
        '/',
      ]) {
        await page.goto(path);
        await expect(page.locator('main h1')).toBeVisible();
        await expectNothingCut(page, path);
      }
      for (const [name, text] of Object.entries(typed)) {
        await page.locator(`input[name="${name}"]`).fill(text);
      }
      await expectNothingCut(page, 'the filled editor');
      await page.close();
    });

    test('on the pages of a signed-in user', async ({ browser, baseURL }) => {
      const page = await open(browser, baseURL, locale, 'corporate');
      for (const path of [
        '/list',
        '/import',
        '/designs',
        '/account',
        '/pricing',
        '/create',
        '/edit/no-such-card',
      ]) {
        await page.goto(path);
        await expect(page.locator('main h1')).toBeVisible();
        await expectNothingCut(page, path);
      }
      const saved = await page.request.post('/api/business-cards', { data: { ...typed, name: 'Lumen' } });
      const { id } = (await saved.json()) as { id: string };
      await page.goto(`/edit/${id}`);
      await expect(page.locator('main input[name="email"]')).toHaveValue(typed.email);
      await expectNothingCut(page, '/edit');
      await page.request.delete(`/api/business-cards/${id}`);
      await page.close();
    });

    test('on the pages of a purchase', async ({ browser, baseURL }) => {
      const page = await open(browser, baseURL, locale, 'free');
      await page.goto('/pricing');
      await page.getByRole('article', { name: 'Premium' }).getByRole('button').click();
      await expect(page).toHaveURL('/checkout?plan=premium');
      await expect(page.locator('main form button').last()).toBeEnabled();
      await expectNothingCut(page, '/checkout');
      await page.goto('/payment-success?plan=premium');
      await expect(page.locator('main h1')).toBeVisible();
      await expectNothingCut(page, '/payment-success');
      await page.close();
    });

    test('on the pages of an admin', async ({ browser, baseURL }) => {
      const page = await open(browser, baseURL, locale, 'admin');
      for (const path of ['/admin', '/admin?tab=audit']) {
        await page.goto(path);
        await expect(page.locator('main h1')).toBeVisible();
        await expectNothingCut(page, path);
      }
      await page.close();
    });
  });
}
