import { expect, test } from '@playwright/test';
import { elena, startCard } from '../steps/card-steps.ts';
import { cardNamed, signInAt } from '../steps/saved-card-steps.ts';
import { corporate } from '../steps/steps.ts';

test('on a phone a code is put on the back and read back, and the form stays visible', async ({ page }) => {
  await startCard(page, elena);
  await page.getByRole('radiogroup', { name: 'Side' }).getByRole('radio', { name: 'Back' }).tap();
  await page.getByRole('radiogroup', { name: 'Contents' }).getByRole('radio', { name: 'QR code' }).tap();
  await expect(page.getByText('Scans correctly')).toBeVisible();
  const back = page.getByRole('img', { name: /^The back of the card of / });
  expect((await back.boundingBox())?.height).toBeLessThanOrEqual(0.38 * 844);
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWider).toBe(false);
});

test('on a phone a saved card is turned over by a tap', async ({ page }) => {
  await signInAt(page, '/list', corporate);
  const name = `Back ${crypto.randomUUID().slice(0, 8)}`;
  const card = { name, companyName: 'Atelier Lumen', fullName: 'Elena Marek' };
  const back = { kind: 'qr', qr: { content: 'url', value: 'https://lumen.example' } };
  const saved = await page.request.post('/api/business-cards', { data: { ...card, back } });
  expect(saved.status()).toBe(201);
  await page.reload();
  const turn = cardNamed(page, name).getByRole('button', { name: 'Turn over' });
  await expect(turn).toHaveAttribute('aria-pressed', 'false');
  await turn.tap();
  await expect(turn).toHaveAttribute('aria-pressed', 'true');
  const { id } = (await saved.json()) as { id: string };
  await page.request.delete(`/api/business-cards/${id}`);
});
