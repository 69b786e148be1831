import { expect, test } from '@playwright/test';
import { cardNamed, saveCard, signInAt } from '../steps/saved-card-steps.ts';
import { corporate } from '../steps/steps.ts';

test('a saved card turns to its back under the pointer, by focus and by its button, and opens with it', {
  tag: '@full',
}, async ({ page }) => {
  const name = `Back ${crypto.randomUUID().slice(0, 8)}`;
  await signInAt(page, '/list', corporate);
  await saveCard(page, name, { kind: 'text', message: { text: 'Light is a material' } });
  await page.reload();
  const card = cardNamed(page, name);
  const picture = card.locator('[data-turned]');
  await expect(picture).toHaveAttribute('data-turned', 'false');
  await picture.hover();
  await expect(picture).toHaveAttribute('data-turned', 'true');
  await expect(card.locator('path[data-text="message"]')).toHaveCount(1);
  await page.mouse.move(0, 0);
  await expect(picture).toHaveAttribute('data-turned', 'false');

  const turn = card.getByRole('button', { name: 'Turn over' });
  await turn.focus();
  await page.keyboard.press('Enter');
  await expect(turn).toHaveAttribute('aria-pressed', 'true');
  await turn.blur();
  await expect(picture).toHaveAttribute('data-turned', 'true');

  await card.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('radiogroup', { name: 'Side' }).getByRole('radio', { name: 'Back' }).click();
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue('Light is a material');
});
