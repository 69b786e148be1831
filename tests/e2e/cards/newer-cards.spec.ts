import { expect, test } from '@playwright/test';
import { cardNamed, saveCard, signInAt } from '../steps/saved-card-steps.ts';
import { premium } from '../steps/steps.ts';

const words = 'A newer version of the site saved this card. Reload the page.';

test('a card of a newer release is listed by its name, with words in place of its picture', async ({
  page,
}) => {
  await signInAt(page, '/list', premium);
  const name = `Newer ${crypto.randomUUID().slice(0, 8)}`;
  await saveCard(page, name);
  await page.route('**/api/business-cards', async (route) => {
    const response = await route.fetch();
    const cards = (await response.json()) as { name: string }[];
    await route.fulfill({
      response,
      json: cards.map((card) =>
        card.name === name ? { ...card, companyName: '', fullName: '', isTooNew: true } : card,
      ),
    });
  });
  await page.reload();
  const card = cardNamed(page, name);
  await expect(card).toContainText(words);
  await expect(card).not.toContainText('Landscape');

  await page.route('**/api/business-cards/*', (route) =>
    route.fulfill({ status: 409, json: { code: 'CARD_TOO_NEW', message: words } }),
  );
  await card.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('alert')).toContainText(words);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Card Name')).toHaveValue(name);
});
