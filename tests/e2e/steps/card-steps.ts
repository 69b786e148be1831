import { expect, type Locator, type Page } from '@playwright/test';
import type { TextField } from '#domain/card/text-fields.ts';

/** A complete card by field labels, in the order of the form. */
export const elena = {
  'Company name': 'Atelier Lumen',
  Subtitle: 'atelierlumen.sk',
  'Full name': 'Elena Mareková-Šťastná',
  Position: 'Svetelná architektka',
  Phone: '+421 905 318 442',
  Email: 'elena@atelierlumen.sk',
  URL: 'behance.net/elenamarek',
};

/** The stored names of those fields. */
export const textFields: Record<keyof typeof elena, TextField> = {
  'Company name': 'companyName',
  Subtitle: 'website',
  'Full name': 'fullName',
  Position: 'position',
  Phone: 'phone',
  Email: 'email',
  URL: 'url',
};

export function field(page: Page, label: string): Locator {
  return page.getByRole('textbox', { name: label, exact: true });
}

export async function fillCard(page: Page, card: Partial<typeof elena> = elena): Promise<void> {
  for (const [label, text] of Object.entries(card)) await field(page, label).fill(text);
}

/** The hex box of a text, also while its row is closed. */
export function hexOf(page: Page, label: string): Locator {
  return page.getByRole('textbox', { name: `${label}: Hex`, exact: true, includeHidden: true });
}

/** The font picker of a text, also while its row is closed. */
export function fontOf(page: Page, label: string): Locator {
  return page.getByRole('combobox', { name: `${label}: Font`, exact: true, includeHidden: true });
}

/** Opens the font and the colour of a text. */
export async function openStyle(page: Page, label: string): Promise<void> {
  const toggle = page.getByRole('button', { name: `${label}: Font and colour`, exact: true });
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
}

/** Types a colour of a text. */
export async function fillHex(page: Page, label: string, colour: string): Promise<void> {
  await openStyle(page, label);
  await hexOf(page, label).fill(colour);
}

/** Opens the editor of a new card. */
export async function openEditor(page: Page): Promise<void> {
  await page.goto('/');
  await expect(drawing(page)).toBeVisible();
}

/** Opens the editor and fills in the form. */
export async function startCard(page: Page, card: Partial<typeof elena> = elena): Promise<void> {
  await page.goto('/');
  await fillCard(page, card);
  await expect(drawing(page)).toBeVisible();
}

/** Opens what can be shown of the card: guides, rulers and printed colours. */
export async function openView(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'View', exact: true }).click();
}

/** Opens the layouts and returns them. */
export async function openLayouts(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^(Layout|Rozloženie): / }).click();
  const layouts = page.getByRole('radiogroup', { name: /^(Layout|Rozloženie)$/ });
  await expect(layouts).toBeVisible();
  return layouts;
}

/** The rendered card; present once its fonts are loaded. */
export function drawing(page: Page): Locator {
  return page.getByRole('img', { name: /^(The card of|Vizitka:) / });
}

/** The number of texts on the card; each is one path. */
export async function drawnTexts(page: Page): Promise<number> {
  return drawing(page).locator('path[data-text]').count();
}

/** Waits for the line below the form. The strip above a restored draft has the same text. */
export async function expectDraftSaved(page: Page): Promise<void> {
  const status = page.locator('p').filter({ hasText: /^(Draft saved on this device|Saving draft)$/ });
  await expect(status.last()).toHaveText('Draft saved on this device');
}

type Picture = { type: 'image/png' | 'image/jpeg'; px?: number; alpha?: boolean };

/** An image file rendered by the browser. */
export async function pictureFile(page: Page, { type, px = 400, alpha = false }: Picture) {
  const bytes = await page.evaluate(
    async ({ type, px, alpha }) => {
      const canvas = new OffscreenCanvas(px, px);
      const paint = canvas.getContext('2d');
      if (!paint) throw new Error('No canvas');
      if (!alpha) {
        paint.fillStyle = '#fff';
        paint.fillRect(0, 0, px, px);
      }
      paint.fillStyle = '#1b1917';
      paint.arc(px / 2, px / 2, px / 2.2, 0, 7);
      paint.fill();
      const blob = await canvas.convertToBlob({ type });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    { type, px, alpha },
  );
  const ending = type === 'image/png' ? 'png' : 'jpg';
  return { name: `logo.${ending}`, mimeType: type, buffer: Buffer.from(bytes) };
}

export async function pickLogo(
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload Logo' }).click();
  await (await choosing).setFiles(file);
}

/** Picks a PNG and waits until it is on the card. */
export async function addLogo(page: Page, picture: Omit<Picture, 'type'> = {}): Promise<void> {
  await pickLogo(page, await pictureFile(page, { type: 'image/png', ...picture }));
  await expect(drawing(page).locator('image')).toHaveCount(1);
}
