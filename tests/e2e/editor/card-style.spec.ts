import { expect, type Page, test } from '@playwright/test';
import {
  drawing,
  drawnTexts,
  elena,
  expectDraftSaved,
  field,
  fillHex,
  fontOf,
  hexOf,
  openEditor,
  openLayouts,
  openStyle,
  pickLogo,
  startCard,
} from '../steps/card-steps.ts';

const colours = (page: Page) => page.getByRole('button', { name: /^Card colours/ });
const fonts = (page: Page) => page.getByRole('button', { name: /^Card fonts/ });

const paper = (page: Page) => drawing(page).locator('rect').first();

async function expectColours(page: Page, strong: string, quiet: string, background: string): Promise<void> {
  for (const label of Object.keys(elena)) {
    const isStrong = label === 'Company name' || label === 'Full name';
    await expect(hexOf(page, label)).toHaveValue(isStrong ? strong : quiet);
  }
  await expect(page.getByRole('form').getByRole('textbox', { name: 'Background: Hex' })).toHaveValue(
    background,
  );
  await expect(paper(page)).toHaveAttribute('fill', background);
}

test('one palette makes the whole card dark, and one undo restores it', async ({ page }) => {
  await startCard(page);
  await colours(page).click();
  await page.getByRole('radio', { name: 'Cream on green' }).click();
  await expectColours(page, '#f4ead2', '#dcdccf', '#1f4436');
  await expect(colours(page)).toHaveAccessibleName('Card colours: Cream on green');
  await page.keyboard.press('ControlOrMeta+z');
  await expectColours(page, '#000000', '#666666', '#ffffff');
  await expect(colours(page)).toHaveAccessibleName('Card colours: Black on white');
});

test('one font pair applies to all texts of the card', { tag: '@full' }, async ({ page }) => {
  await startCard(page);
  const name = drawing(page).locator('path[data-text="fullName"]');
  const before = (await name.getAttribute('d')) ?? '';
  await fonts(page).click();
  await page.getByRole('radio', { name: 'Playfair Display + Lato' }).click();
  await expect(fontOf(page, 'Full name')).toHaveText('Playfair Display');
  await expect(fontOf(page, 'Phone')).toHaveText('Lato');
  await expect(name).not.toHaveAttribute('d', before);
  await page.getByRole('combobox', { name: 'Other text: Font' }).click();
  await page.getByRole('option', { name: 'Georgia', exact: true }).click();
  await expect(fontOf(page, 'URL')).toHaveText('Georgia');
  await expect(fonts(page)).toHaveAccessibleName('Card fonts: Playfair Display + Georgia');
});

test('palettes are chosen with the arrow keys, and Escape returns to the row', { tag: '@full' }, async ({
  page,
}) => {
  await openEditor(page);
  await colours(page).focus();
  await page.keyboard.press('Enter');
  const choices = page.getByRole('radiogroup', { name: 'Card colours' });
  await expect(choices.getByRole('radio', { name: 'Black on white' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(choices.getByRole('radio', { name: 'Navy on white' })).toBeChecked();
  await expectColours(page, '#1f3a68', '#595959', '#ffffff');
  await page.keyboard.press('Escape');
  await expect(choices).toHaveCount(0);
  await expect(colours(page)).toBeFocused();
});

test('a text that differs from the card’s style is marked and named, and can be reset', {
  tag: '@full',
}, async ({ page }) => {
  await startCard(page);
  await fillHex(page, 'Phone', '#a4452c');
  await expect(colours(page)).toHaveAccessibleName('Card colours: Black on white, 1 differs');
  await colours(page).click();
  await expect(page.getByText('Different colour: Phone')).toBeVisible();
  await page.getByRole('button', { name: 'Apply to all' }).click();
  await expect(hexOf(page, 'Phone')).toHaveValue('#666666');
  await expect(colours(page)).toHaveAccessibleName('Card colours: Black on white');
});

test('custom colours apply to all texts at once', { tag: '@full' }, async ({ page }) => {
  await startCard(page);
  await colours(page).click();
  const panel = page.getByRole('dialog', { name: 'Card colours' });
  await panel.getByRole('textbox', { name: 'Company and name: Hex' }).fill('#7a1f32');
  await panel.getByRole('textbox', { name: 'Background: Hex' }).fill('#f6efe2');
  await expectColours(page, '#7a1f32', '#666666', '#f6efe2');
  await expect(colours(page)).toHaveAccessibleName('Card colours: Custom colours');
});

/** A dark ring around an orange disc on a transparent background. */
async function ringLogo(page: Page) {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(600, 600);
    const paint = canvas.getContext('2d');
    if (!paint) throw new Error('No canvas');
    for (const [colour, radius] of [
      ['#1b1917', 290],
      ['#f3a21b', 150],
    ] as const) {
      paint.fillStyle = colour;
      paint.beginPath();
      paint.arc(300, 300, radius, 0, 7);
      paint.fill();
    }
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())];
  });
  return { name: 'ring.png', mimeType: 'image/png', buffer: Buffer.from(bytes) };
}

test('a logo adds palettes with its colours', { tag: '@full' }, async ({ page }) => {
  await startCard(page);
  await pickLogo(page, await ringLogo(page));
  await colours(page).click();
  await page.getByRole('radio', { name: 'Black on orange', exact: true }).click();
  await expect(paper(page)).toHaveAttribute('fill', '#f3a21b');
  await expect(colours(page)).toHaveAccessibleName('Card colours: Black on orange');
});

test('the colour picker offers the colours of the card’s texts, logo and paper', async ({ page }) => {
  await startCard(page);
  await pickLogo(page, await ringLogo(page));
  await openStyle(page, 'Full name');
  await page.getByRole('button', { name: 'Full name: Colour' }).click();
  const onThisCard = page.getByRole('group', { name: 'On this card' }).getByRole('button');
  await expect(onThisCard).toHaveCount(5);
  expect(await onThisCard.evaluateAll((swatches) => swatches.map((swatch) => swatch.ariaLabel))).toEqual([
    '#000000',
    '#666666',
    '#1b1917',
    '#f3a21b',
    '#ffffff',
  ]);
  await page.getByRole('button', { name: '#f3a21b' }).click();
  await expect(hexOf(page, 'Full name')).toHaveValue('#f3a21b');
});

test('the layouts show a sample until the first letter is typed; the card and its draft never do', async ({
  page,
}) => {
  await openEditor(page);
  await openLayouts(page);
  const inBold = page
    .locator('label', { has: page.getByRole('radio', { name: 'Bold' }) })
    .locator('path[data-text]');
  const fields = () =>
    inBold.evaluateAll((paths) => new Set(paths.map((path) => path.getAttribute('data-text'))).size);
  await expect.poll(fields).toBe(7);
  expect(await drawnTexts(page)).toBe(2);
  await page.keyboard.press('Escape');
  await field(page, 'Email').fill('e');
  await openLayouts(page);
  await expect.poll(fields).toBe(3);
  await expectDraftSaved(page);
  await page.reload();
  await expect(field(page, 'Email')).toHaveValue('e');
  await expect(field(page, 'Company name')).toHaveValue('');
});

test.describe('in Slovak', () => {
  test.use({ locale: 'sk-SK' });

  test('palettes are named in Slovak', { tag: '@full' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Farby vizitky: Čierna na bielej' }).click();
    await page.getByRole('radio', { name: 'Biela na tmavomodrej' }).click();
    await expect(page.getByRole('button', { name: 'Farby vizitky: Biela na tmavomodrej' })).toBeVisible();
  });
});
