import { expect, type Page, test } from '@playwright/test';
import { field } from '../steps/card-steps.ts';

/** The top positions of the page's parts. */
async function tops(page: Page): Promise<number[]> {
  const title = page.getByRole('heading', { level: 1 });
  const look = page.getByRole('heading', { name: 'Paste your signature' });
  const boxes = await Promise.all([title, look].map((part) => part.boundingBox()));
  return boxes.map((box) => Math.round(box?.y ?? 0));
}

for (const width of [360, 390, 430]) {
  test(`on a phone ${width} px wide nothing moves when the editor mounts`, {
    tag: width === 390 ? [] : '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    const before = await tops(page);
    await page.unroute('**/assets/*.js');
    await page.reload();
    await expect(field(page, 'Full name')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print check' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Paste your signature' })).toBeEnabled();
    const moved = (await tops(page)).map((top, part) => Math.abs(top - (before[part] ?? 0)));
    expect(Math.max(...moved), `by ${moved.join(' and ')} px`).toBeLessThanOrEqual(2);
  });
}

test('on a phone the bottom bar does not change when the editor mounts', { tag: '@full' }, async ({
  page,
}) => {
  const bar = () =>
    page
      .locator('[data-bottom-bar] button')
      .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().x)));
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  for (const name of ['Undo', 'Redo']) await expect(page.getByRole('button', { name })).toBeDisabled();
  const before = await bar();
  expect(before).toHaveLength(4);
  await page.unroute('**/assets/*.js');
  await page.reload();
  await expect(field(page, 'Full name')).toBeVisible();
  expect(await bar()).toEqual(before);
});

for (const address of ['/', '/looks']) {
  test(`the pictures of the first screen of ${address} load with the document, before its code`, async ({
    page,
  }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(address);
    const { shown, preloaded } = await page.evaluate(() => ({
      shown: [...document.images]
        .filter((image) => {
          const { top, bottom, left, right, width } = image.getBoundingClientRect();
          return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        })
        .map(({ src }) => src),
      preloaded: [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')].map(
        ({ href }) => href,
      ),
    }));
    expect(shown).not.toEqual([]);
    expect(preloaded).toEqual(expect.arrayContaining(shown));
  });
}

test('a keyboard that is open before the editor mounts hides the bottom bar', async ({ page }) => {
  // The browser of the tests has no keyboard.
  await page.addInitScript(() => {
    Object.defineProperty(window.visualViewport, 'height', { get: () => innerHeight / 2 });
  });
  await page.goto('/');
  await expect(field(page, 'Full name')).toBeVisible();
  await expect(page.locator('[data-bottom-bar]')).toBeHidden();
});
