import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, drawing, field, focus, press, startCard, undo } from '../../../testing/open-editor.tsx';

const formatButton = () => button(/^Format:/);
const formats = () => page.getByRole('radiogroup', { name: 'Format' });
const format = (name: string) => formats().getByRole('radio', { name, exact: true });

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
] as const) {
  test(`at ${width} px arrow keys show formats on the card, Enter keeps one, and one undo takes it back`, async () => {
    await page.viewport(width, height);
    await startCard();
    focus(formatButton());
    await press('Enter');
    await expect.element(format('90x50mm')).toHaveFocus();
    await press('ArrowDown');
    await expect.element(format('85x55mm')).toBeChecked();
    await expect.element(drawing()).toHaveAttribute('viewBox', '-3 -3 91 61');
    await expect.element(page.getByText('Before (90x50mm)', { exact: false })).toBeVisible();
    await press('ArrowDown', 2);
    await expect.element(format('3.5x2in')).toHaveFocus();
    await expect.element(page.getByText('Bleed Area (3.75x2.25in)', { exact: false })).toBeVisible();
    await expect.element(page.getByText('Safe Margin (⅛in from cut)', { exact: false })).toBeVisible();
    await press('Enter');
    await expect.element(formats()).not.toBeInTheDocument();
    await expect.element(formatButton()).toHaveFocus();
    await expect.element(formatButton()).toHaveAccessibleName('Format: 3.5x2in');
    await expect.element(page.getByRole('radio', { name: 'Portrait (2x3.5in)', exact: false })).toBeVisible();
    await expect.element(page.getByText('Before (90x50mm)', { exact: false })).not.toBeInTheDocument();
    await undo();
    await expect.element(formatButton()).toHaveAccessibleName('Format: 90x50mm');
    await expect.element(field('URL')).toHaveValue('behance.net/elenamarek');
  });
}

test('on a phone the formats open at the bottom edge, and the card above them follows', async () => {
  await page.viewport(390, 844);
  await startCard({ 'Company name': 'Atelier Lumen', 'Full name': 'Elena Marek' });
  await userEvent.click(formatButton());
  const sheet = page.getByRole('dialog', { name: 'Format' });
  await userEvent.click(format('85x55mm'));
  await expect.element(drawing()).toHaveAttribute('viewBox', '-3 -3 91 61');
  await expect.element(sheet.getByText('Before (90x50mm)', { exact: false })).toBeVisible();
  await expect
    .poll(
      () => drawing().element().getBoundingClientRect().bottom - sheet.element().getBoundingClientRect().top,
    )
    .toBeLessThanOrEqual(0);
  await press('ArrowDown');
  await expect.element(format('85.6x53.98mm')).toBeChecked();
  await press('ArrowUp');
  await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
  await expect.element(formatButton()).toHaveAccessibleName('Format: 85x55mm');
});
