import { expect, type Locator, type Page } from '@playwright/test';
import type { TextField } from '#domain/card/card.ts';

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
  const status = page.locator('p').filter({ hasText: /^(Draft saved on this device|Saving the draft)$/ });
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
