import { expect, test } from '@playwright/test';
import { drawing, fillCard, openLayouts } from '../e2e/steps/card-steps.ts';
import { signInAt } from '../e2e/steps/saved-card-steps.ts';
import { openFilledEditor } from './sample-editor-card.ts';
import { pictureOf } from './take-pictures.ts';

const premium = { username: 'premium', password: 'vizitka-demo' };

const cards = {
  slovak: {
    'Company name': 'Vydavateľstvo Ľahký krôčik',
    'Full name': 'Mgr. Ľubomíra Šťastná-Krížová, PhD.',
    Position: 'Šéfredaktorka a prekladateľka',
  },
  greek: {
    'Company name': 'Εργαστήριο Φωτός',
    'Full name': 'Ελένη Παπαδοπούλου',
    Position: 'Αρχιτέκτονας φωτισμού',
  },
  cyrillic: {
    'Company name': 'Мастерская света',
    'Full name': 'Елена Маркова',
    Position: 'Архитектор по свету',
  },
};

test('a new card', async ({ page }) => {
  await page.goto('/');
  await expect(drawing(page)).toBeVisible();
  await pictureOf(page, 'editor-empty');
});

test('a whole card, in every layout, lying and standing', async ({ page }) => {
  await openFilledEditor(page);
  await pictureOf(page, 'editor');
  for (const orientation of ['Landscape', 'Portrait']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('radio', { name: new RegExp(`^${orientation}`) }).click();
    for (const layout of ['Centered', 'Split', 'Editorial', 'Minimal', 'Bold', 'Classic']) {
      await (await openLayouts(page)).getByRole('radio', { name: layout }).click();
      await page.keyboard.press('Escape');
      await pictureOf(page, `editor-${orientation}-${layout}`.toLowerCase(), 1440);
    }
  }
  await pictureOf(page, 'editor-portrait');
});

for (const [script, card] of Object.entries(cards)) {
  test(`a card in ${script}`, async ({ page }) => {
    await page.goto('/');
    await fillCard(page, card);
    await expect(drawing(page)).toBeVisible();
    await pictureOf(page, `editor-${script}`);
  });
}

test('a member at the limit', async ({ page }) => {
  await page.route('**/api/auth/user', async (route) => {
    const answer = await route.fetch();
    if (!answer.ok()) return route.fulfill({ response: answer });
    const user = (await answer.json()) as { cardLimit: number };
    await route.fulfill({ response: answer, json: { ...user, cardCount: user.cardLimit } });
  });
  await signInAt(page, '/list', premium);
  await openFilledEditor(page);
  await page.getByRole('radio', { name: /^Portrait/ }).click();
  await pictureOf(page, 'editor-limit');
});

test.describe('in Slovak', () => {
  test.use({ locale: 'sk-SK' });

  test('a new card', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('path[data-text]').first()).toBeVisible();
    await pictureOf(page, 'editor-sk');
  });
});
