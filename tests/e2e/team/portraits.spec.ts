import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, type TestInfo, test } from '@playwright/test';
import sharp from 'sharp';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { expectNoViolations } from '../steps/axe.ts';
import { expectNothingCut } from '../steps/page-fit.ts';
import { signUpWithCorporate } from '../steps/payment-steps.ts';
import { closeToast, toast } from '../steps/steps.ts';

/** Makes a company design of a card with a look that has a place for a portrait. Returns its name. */
async function designWithPortrait(page: Page): Promise<{ name: string; id: string }> {
  await signUpWithCorporate(page);
  const name = `Headshot ${crypto.randomUUID().slice(0, 8)}`;
  const card = await page.request.post('/api/business-cards', {
    data: {
      name,
      companyName: 'Projektová kancelária Ďurica a Šťastná, s. r. o.',
      fullName: 'Adam Kriváň',
      position: 'statik',
      phone: '+421 917 480 226',
      email: `adam.${name.slice(9)}@durica.example`,
      look: { id: 'headshot', version: 1 },
    },
  });
  expect(card.status(), await card.text()).toBe(201);
  const { id: cardId } = (await card.json()) as { id: string };
  const design = await page.request.post('/api/designs', { data: { name, cardId } });
  expect(design.status()).toBe(201);
  const { id } = (await design.json()) as { id: string };
  await page.goto('/designs');
  return { name, id };
}

/** A folder with a portrait for each of the emails, a file of nobody and one that is no picture. */
async function folderOf(testInfo: TestInfo, emails: readonly string[]): Promise<string> {
  const folder = testInfo.outputPath(`portraits-${emails.length}`);
  await mkdir(folder, { recursive: true });
  const portrait = await sharp({ create: { width: 640, height: 800, channels: 3, background: '#8fa3b5' } })
    .jpeg()
    .toBuffer();
  for (const email of [...emails, 'team']) await writeFile(join(folder, `${email}.jpg`), portrait);
  await writeFile(join(folder, 'notes.txt'), 'no picture');
  return folder;
}

async function cardsOf(page: Page, designId: string): Promise<SavedCard[]> {
  const cards = (await (await page.request.get('/api/business-cards')).json()) as SavedCard[];
  return cards.filter((card) => card.designId === designId);
}

test('people of a company design get the pictures of a folder: on the page of the design, and with a list that lacks required ones', async ({
  page,
}, testInfo) => {
  const { name, id } = await designWithPortrait(page);
  const design = page.getByRole('region', { name });
  await design.getByRole('combobox', { name: 'Rule: Photo' }).click();
  await page.getByRole('option', { name: 'Required' }).click();
  await design.getByRole('button', { name: 'Save design' }).click();
  await expect(toast(page)).toContainText('1 card has the new look.');
  await closeToast(page);

  const adam = `adam.${name.slice(9)}@durica.example`;
  const folder = design.getByLabel('Add photos from a folder');
  await folder.setInputFiles(await folderOf(testInfo, [adam]));
  await expect(design.getByText('1 photo added.')).toBeVisible();
  await expect(design.getByText('No card matches these files: team.jpg.')).toBeVisible();
  await expectNoViolations(page);

  await page.goto('/import');
  await page.getByRole('combobox', { name: 'Design' }).click();
  await page.getByRole('option', { name }).click();
  const rows = [
    'Meno a priezvisko;Pracovná pozícia;Mobil;E-mail',
    `Adam Kriváň;statik;0917480226;${adam}`,
    'Ing. Bartolomej Országh-Mikulášový;vedúci oddelenia;0917480227;bartolomej.orszagh@durica.example',
    'Ing. arch. Ľubomíra Šťastná-Ďuricová;autorizovaná architektka;0917480228;lubomira@durica.example',
    'Recepcia Žilina;recepcia;0917480229;recepcia@durica.example',
  ];
  await page
    .getByLabel('Choose file')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
  await page.getByRole('button', { name: 'Check 4 cards' }).click();
  const note = page.getByRole('region', { name: 'Photos of people' });
  // The card of the first row has its picture already.
  await expect(note).toContainText('The design requires a photo, and rows 3–5 have none.');
  await note
    .getByLabel('Add photos from a folder')
    .setInputFiles(
      await folderOf(testInfo, ['bartolomej.orszagh@durica.example', 'Lubomira@durica.example']),
    );
  await expect(note).toContainText('2 photos will be added with the cards.');
  await expect(note).toContainText('The design requires a photo, and row 5 has none.');
  await expect(note).toContainText('No row matches these files: team.jpg.');
  await expectNoViolations(page);
  await expectNothingCut(page, 'import with pictures');
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: 'Create 3 cards' }).click();
  await expect(page).toHaveURL(/\/list$/);
  await expect(toast(page).filter({ hasText: '2 photos added.' })).toBeVisible();
  const pictures = (await cardsOf(page, id)).map(({ fullName, picture }) => [fullName, Boolean(picture)]);
  expect(Object.fromEntries(pictures)).toEqual({
    'Adam Kriváň': true,
    'Ing. Bartolomej Országh-Mikulášový': true,
    'Ing. arch. Ľubomíra Šťastná-Ďuricová': true,
    'Recepcia Žilina': false,
  });
});
