import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

/** Chooses a kind of file in the dialog that the button opens, and returns the downloaded bytes. */
export async function downloaded(page: Page, button: Locator, kind: string): Promise<Buffer> {
  await button.click();
  await page.getByRole('dialog').getByRole('radio', { name: kind }).click();
  return (await fileFromDialog(page, 'Download')).bytes;
}

export async function openPdfDialog(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download PDF' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Opens a part of the PDF dialog. */
export async function openPart(page: Page, part: 'Your printer' | 'Share'): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: part }).click();
}

/** The file that a button saves. The text of a PDF is its bytes as Latin-1. */
export async function savedFile(page: Page, button: Locator) {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const bytes = await readFile(await file.path());
  return { name: file.suggestedFilename(), bytes, text: bytes.toString('latin1') };
}

/** The file that a button of the open dialog saves. */
export function fileFromDialog(page: Page, name = 'Download PDF') {
  return savedFile(page, page.getByRole('dialog').getByRole('button', { name }));
}

/** The PDF of the card in the editor. The dialog stays open. */
export async function downloadPdf(page: Page) {
  await openPdfDialog(page);
  return fileFromDialog(page);
}
