import { expect, test } from '@playwright/test';
import { applyPatch, newCard } from '#domain/card/card.ts';
import { flatOf } from '#domain/card/flat-card.ts';
import { withLook } from '#domain/look/choose-look.ts';
import { freelancerCards } from '../../tools/dev/demo/demo-people.ts';
import { lumenTexts } from '../../tools/print/samples/lumen-texts.ts';
import { drawing, expectDraftSaved, startCard } from '../e2e/steps/card-steps.ts';
import { id, mockResponse, mockUser } from './stubs.ts';

/** The pictures of the README: `npm run pictures -- readme`. */

const folder = 'docs/pictures';

test('the editor with a look, light and in English, dark and in German', async ({ page }) => {
  await startCard(page, lumenTexts);
  await expectDraftSaved(page);
  await page.getByRole('banner').getByRole('link', { name: 'Looks' }).click();
  await page.getByRole('link', { name: 'Use Bauhaus, architecture, education' }).click();
  await expect(drawing(page).locator('rect').first()).toHaveAttribute('fill', '#f7f6f1');
  await page.getByLabel('Card Name').fill('Atelier Lumen');
  // The strip about the restored draft.
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expectDraftSaved(page);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.mouse.move(0, 0);
  await expect(page.getByText(/^Print check: \d+ passed$/)).toBeVisible();
  await page.screenshot({ path: `${folder}/editor.png` });

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Language and appearance' }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.mouse.move(0, 0);
  await expect(page.getByText(/^Druckprüfung: \d+ bestanden$/)).toBeVisible();
  await page.screenshot({ path: `${folder}/editor-de-dark.png` });
});

test('My Cards', async ({ page, baseURL }) => {
  const at = '2026-11-01T10:00:00.000Z';
  const saved = freelancerCards.map(({ name, look, content }, index) => ({
    ...flatOf(withLook(applyPatch(newCard, { content }), look)),
    id: id(100 - index),
    name,
    version: 1,
    createdAt: at,
    updatedAt: at,
  }));
  await mockUser(page, baseURL, { username: 'freelancer', cardCount: saved.length });
  await mockResponse(page, '/api/business-cards', saved);
  await page.goto('/list');
  for (const { name } of saved)
    await expect(
      page.getByRole('listitem').filter({ hasText: name }).locator('path[data-text]').first(),
    ).toBeVisible();
  await page.screenshot({ path: `${folder}/cards.png` });
});
