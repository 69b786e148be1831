import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

/** Chooses a kind of file in the dialog that the button opens, and returns the downloaded bytes. */
export async function downloaded(page: Page, button: Locator, kind: string): Promise<Buffer> {
  await button.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: kind }).click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  return readFile(await (await download).path());
}
