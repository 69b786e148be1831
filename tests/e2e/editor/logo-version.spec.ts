import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../steps/axe.ts';
import { drawing, expectDraftSaved, pickLogo, startCard } from '../steps/card-steps.ts';

const navyWord = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><path fill="#14275a" d="M0 0H50V20H0Z"/><circle cx="66" cy="10" r="10" fill="#ef7d1a"/></svg>',
  ),
};

test('the version of a logo is chosen with the keyboard, and the card shows it', async ({ page }) => {
  await startCard(page);
  const versions = page.getByRole('radiogroup', { name: 'Logo version' });
  await expect(versions).toBeHidden();
  await pickLogo(page, navyWord);
  await expect(versions).toBeVisible();
  const version = (name: string) => versions.getByRole('radio', { name });
  await expect(version('Automatic')).toBeChecked();
  const image = drawing(page).locator('image');
  const own = await image.getAttribute('href');

  await version('Automatic').focus();
  await page.keyboard.press('ArrowRight');
  await expect(version('Own colours')).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(version('One colour')).toBeChecked();
  await expect(version('One colour')).toBeFocused();
  await expect(image).not.toHaveAttribute('href', own ?? '');
  const parts = await drawing(page).locator('path:not([data-text])').count();
  await page.keyboard.press('ArrowRight');
  await expect(version('On a plate')).toBeChecked();
  await expect(image).toHaveAttribute('href', own ?? '');
  await expect(drawing(page).locator('path:not([data-text])')).toHaveCount(parts + 1);
  await expectNoViolations(page);

  await page.keyboard.press('ControlOrMeta+z');
  await expect(version('One colour')).toBeChecked();
  await expectDraftSaved(page);
  await page.reload();
  await expect(version('One colour')).toBeChecked();
  await expect(image).not.toHaveAttribute('href', own ?? '');
});

test('a photo cannot be in one colour, and the form says why', { tag: '@full' }, async ({ page }) => {
  await startCard(page);
  const photo = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(200, 200);
    const paint = canvas.getContext('2d');
    if (!paint) throw new Error('No canvas');
    const tones = paint.createLinearGradient(0, 0, 200, 200);
    for (const [at, colour] of [
      [0, '#27406e'],
      [0.5, '#f6b76f'],
      [1, '#2f3348'],
    ] as const)
      tones.addColorStop(at, colour);
    paint.fillStyle = tones;
    paint.fillRect(0, 0, 200, 200);
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  await pickLogo(page, { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(photo) });
  const oneColour = page.getByRole('radio', { name: 'One colour' });
  await expect(oneColour).toBeDisabled();
  await expect(oneColour).toHaveAccessibleDescription(/a photo or soft tones would lose their detail/);
});
