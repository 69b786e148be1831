import { expect, test } from '@playwright/test';
import { drawing, field, openEditor, openLayouts } from '../steps/card-steps.ts';

for (const [width, height] of [
  [1024, 768],
  [768, 1024],
  [768, 720],
  [390, 844],
  [844, 390],
] as const) {
  test(`the card stays visible while the user types in the last field, at ${width} × ${height}`, {
    tag: height === 720 || width === 390 ? [] : '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openEditor(page);
    const url = field(page, 'URL');
    await url.pressSequentially('vizitka.example');
    await expect(url).toBeFocused();
    await expect(url).toBeInViewport({ ratio: 1 });
    await expect(drawing(page)).toBeInViewport({ ratio: 0.9 });
  });
}

for (const width of [1440, 1024, 768, 390]) {
  test(`at ${width} px the arrow keys scroll to the last layout`, {
    tag: width === 390 || width === 1440 ? [] : '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openEditor(page);
    const layouts = await openLayouts(page);
    await expect(layouts.getByRole('radio', { name: 'Classic' })).toBeFocused();
    for (let steps = 1; steps < 10; steps += 1) await page.keyboard.press('ArrowRight');
    await expect(layouts.getByRole('radio', { name: 'Picture' })).toBeChecked();
    await expect(layouts.locator('label').last()).toBeInViewport({ ratio: 0.99 });
    await expect(drawing(page)).toBeInViewport({ ratio: 0.5 });
  });
}

test('at 1024 px the form is beside the card', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/');
  const form = await page.getByRole('form', { name: 'Card settings' }).boundingBox();
  const card = await drawing(page).boundingBox();
  expect(form && card && card.x >= form.x + form.width).toBe(true);
});

test('tabbing back through the fields, the card hides none of them', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/');
  await field(page, 'URL').focus();
  for (let steps = 0; steps < 12; steps += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
    const isOnTop = await page.locator(':focus').evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top !== null && (element.contains(top) || top.contains(element));
    });
    expect(isOnTop).toBe(true);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('six looks are above the first field', { tag: '@full' }, async ({ page }) => {
    await page.goto('/');
    for (const name of ['Or start from a look', 'Choose a look']) {
      const looks = page.getByRole('list', { name }).getByRole('button');
      await expect(looks).toHaveCount(6);
      const last = await looks.last().boundingBox();
      const first = await field(page, 'Company name').boundingBox();
      expect(last && first && last.y < first.y).toBe(true);
      await field(page, 'Company name').fill('Lumen');
    }
  });

  test('undo stays at the bottom edge at every scroll position', async ({ page }) => {
    await page.goto('/');
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await field(page, 'Full name').fill('Elena Marek');
    for (const name of ['Company name', 'URL']) {
      await field(page, name).scrollIntoViewIfNeeded();
      const place = await undo.boundingBox();
      expect(place && place.y > 844 - 100).toBe(true);
    }
    await undo.click();
    await expect(field(page, 'Full name')).toHaveValue('');
  });
});

for (const locale of ['en-GB', 'sk-SK']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('the names of all ten layouts are whole at 1280 and 1440 px', {
      tag: locale === 'sk-SK' ? [] : '@full',
    }, async ({ page }) => {
      await openEditor(page);
      const layouts = await openLayouts(page);
      for (const width of [1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        // The last one is chosen: its name is bold, and wider.
        await layouts.getByRole('radio').last().check();
        const cut = await layouts
          .locator('label')
          .evaluateAll(
            (labels) => labels.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
          );
        expect(cut, `${width} px`).toBe(0);
      }
    });

    test('all buttons of the editor have different names', {
      tag: locale === 'sk-SK' ? [] : '@full',
    }, async ({ page }) => {
      await page.goto('/login?next=/list');
      await page.locator('input[autocomplete="username"]').fill('corporate');
      await page.locator('input[autocomplete="current-password"]').fill('vizitka-demo');
      await page.keyboard.press('Enter');
      await page.locator('main a[href^="/edit/"]').first().click();
      await expect(page).toHaveURL(/\/edit\//);
      await expect(drawing(page)).toBeVisible();
      for (const width of [1440, 768, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const buttons = page
          .getByRole('main')
          .getByRole('button')
          .or(page.getByRole('main').getByRole('link'));
        const names = await buttons.evaluateAll((all) =>
          all.map((one) => one.getAttribute('aria-label') ?? one.textContent.trim()),
        );
        expect(names.length).toBeGreaterThan(10);
        expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
      }
    });
  });
}
