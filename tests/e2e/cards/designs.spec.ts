import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../steps/axe.ts';
import { pickLogo, pictureFile } from '../steps/card-steps.ts';
import { expectNothingCut } from '../steps/page-fit.ts';
import { cardNamed, listNewCard, saveCard, signInAt } from '../steps/saved-card-steps.ts';
import { closeToast, corporate, toast } from '../steps/steps.ts';

const uniqueName = () => `Žofia ${crypto.randomUUID().slice(0, 8)}`;

/** Opens the list with a new card. */
async function listWith(page: Page, name: string): Promise<void> {
  await listNewCard(page, name);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Cards');
}

/** Makes a company design of a card over the API and returns its id. */
async function designOf(page: Page, name: string): Promise<string> {
  const cards = (await (await page.request.get('/api/business-cards')).json()) as Record<
    'id' | 'name',
    string
  >[];
  const cardId = cards.find((card) => card.name === name)?.id;
  const made = await page.request.post('/api/designs', { data: { name, cardId } });
  expect(made.status()).toBe(201);
  return ((await made.json()) as { id: string }).id;
}

test('a card becomes a company design; new locked words reach it, its locked line cannot be edited, its own can', async ({
  page,
}) => {
  const name = uniqueName();
  await listWith(page, name);
  await cardNamed(page, name)
    .getByRole('button', { name: `More for ${name}` })
    .click();
  await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 });
  await page.getByRole('menuitem', { name: 'Create company design' }).click();
  await expect(toast(page)).toContainText('Company design created');
  await closeToast(page);
  const design = page.getByRole('region', { name: 'Atelier Lumen' }).first();
  await design.getByLabel('Name', { exact: true }).fill(`Design ${name}`);
  await design.getByLabel('Text: Company name').fill('Lumen Slovakia');
  await design.getByRole('button', { name: 'Save design' }).click();
  await expect(toast(page)).toContainText('1 card has the new look.');
  await closeToast(page);

  await page.getByRole('link', { name: 'My Cards' }).first().click();
  await expect(cardNamed(page, name)).toContainText('Lumen Slovakia');
  await cardNamed(page, name).getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByText(`This card uses the company design “Design ${name}”`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveAttribute('readonly', '');
  await page.getByRole('textbox', { name: 'Position' }).fill('Director');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL(/\/list$/);
  await expect(cardNamed(page, name)).toContainText('Elena Marek · Director');

  await page.goto('/designs');
  const saved = page.getByRole('region', { name: `Design ${name}` });
  await saved.getByRole('button', { name: 'Delete design' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete design' }).click();
  await expect(toast(page)).toContainText('Design deleted');
  await expect(saved).toHaveCount(0);
});

test('a design that was changed elsewhere is joined where it can be, and asks where the same was changed', async ({
  page,
}) => {
  const name = uniqueName();
  await listWith(page, name);
  const id = await designOf(page, name);
  const changeElsewhere = async (data: object) =>
    expect((await page.request.put(`/api/designs/${id}`, { data })).status()).toBe(200);
  await page.goto('/designs');
  const design = page.getByRole('region', { name });
  const words = design.getByLabel('Text: Company name');
  const save = design.getByRole('button', { name: 'Save design' });
  await expect(words).toHaveValue('Atelier Lumen');

  const kosice = { id: crypto.randomUUID(), name: 'Košice', texts: {} };
  await changeElsewhere({ branches: [kosice] });
  await words.fill('Lumen Slovakia');
  await save.click();
  await expect(toast(page)).toContainText('Added from the other tab: Branch Košice.');
  await closeToast(page);
  await expect(design.getByLabel('Branch', { exact: true })).toHaveValue('Košice');

  await changeElsewhere({ branches: [{ ...kosice, name: 'Košice 1' }] });
  await design.getByLabel('Branch', { exact: true }).fill('Košice 2');
  await save.click();
  const dialog = page.getByRole('dialog', { name: `“${name}” was changed elsewhere` });
  await expect(dialog.getByRole('row')).toContainText(['Conflict', 'Košice 2']);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Keep the saved one' }).click();
  await expect(design.getByLabel('Branch', { exact: true })).toHaveValue('Košice 1');
  await design.getByLabel('Branch', { exact: true }).fill('Košice 3');
  await save.click();
  await expect(toast(page)).toContainText('Design saved');
  const saved = (await (await page.request.get('/api/designs')).json()) as { id: string }[];
  expect(saved.find((one) => one.id === id)).toMatchObject({
    card: { content: { companyName: 'Lumen Slovakia' } },
    branches: [{ name: 'Košice 3' }],
  });
});

test('the menu of a card opens by keyboard and returns the focus to its button', { tag: '@full' }, async ({
  page,
}) => {
  const name = uniqueName();
  await listWith(page, name);
  const more = page.getByRole('button', { name: `More for ${name}` });
  const menu = page.getByRole('menu', { name: `More for ${name}` });
  for (const key of ['Enter', 'ArrowDown']) {
    await more.focus();
    await page.keyboard.press(key);
    await expect(menu.getByRole('menuitem', { name: 'Download' })).toBeFocused();
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(more).toBeFocused();
  }
  await more.click();
  await expect(menu).toBeVisible();
  await more.click();
  await expect(menu).toHaveCount(0);
});

test('the logo, format and back of a design reach its cards, and a card chooses its branch', {
  tag: '@full',
}, async ({ page }) => {
  const name = uniqueName();
  await listWith(page, name);
  const design = await designOf(page, name);
  const branched = await page.request.put(`/api/designs/${design}`, {
    data: {
      branches: [
        { id: crypto.randomUUID(), name: 'Košice', texts: { city: '040 01 Košice', phone: '+421 55 200' } },
        { id: crypto.randomUUID(), name: 'Brno', texts: { city: '602 00 Brno' } },
      ],
    },
  });
  expect(branched.status()).toBe(200);
  await page.goto('/designs');
  await page.getByRole('link', { name: `Edit look, logo and back of ${name}` }).click();
  await expect(page.getByText('Saving changes the look of the 1 card in this design.')).toBeVisible();
  await pickLogo(page, await pictureFile(page, { type: 'image/png' }));
  await expect(page.getByRole('img', { name: 'logo.png' })).toBeVisible();
  await page.getByRole('button', { name: /^Format:/ }).click();
  await page.getByRole('radiogroup', { name: 'Format' }).getByRole('radio', { name: '85x55mm' }).click();
  await page.keyboard.press('Enter');
  await page.getByRole('radiogroup', { name: 'Side' }).getByRole('radio', { name: 'Back' }).click();
  await page.getByRole('radiogroup', { name: 'Contents' }).getByRole('radio', { name: 'Text' }).click();
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Light is a material');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page)).toContainText('1 card has the new look.');
  await expect(page).toHaveURL(/\/designs$/);
  await closeToast(page);

  await page.getByRole('link', { name: 'My Cards' }).first().click();
  await cardNamed(page, name).getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('img', { name: /^The card of / })).toHaveAttribute('viewBox', '-3 -3 91 61');
  const branch = page.getByRole('combobox', { name: 'Branch' });
  await expect(branch).toHaveText('No branch');
  await branch.click();
  await page.getByRole('option', { name: 'Košice' }).click();
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('+421 55 200');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL(/\/list$/);
  const read = await page.request.get('/api/business-cards');
  const cards = (await read.json()) as (Record<string, unknown> & { name: string; logoUrl?: string })[];
  const saved = cards.find((card) => card.name === name);
  expect(saved).toMatchObject({
    city: '040 01 Košice',
    back: { kind: 'text', message: { text: 'Light is a material' } },
  });
  expect(saved?.logoUrl).toMatch(/^\/objects\//);
});

test('cards are found without accents, selected by keyboard, deleted together and restored from the bin', async ({
  page,
}) => {
  const names = [uniqueName(), uniqueName()];
  await signInAt(page, '/list', corporate);
  for (const name of names) await saveCard(page, name);
  await page.reload();
  const [first = '', second = ''] = names;
  const search = page.getByRole('searchbox', { name: 'Search cards' });
  await search.fill(first.replace('Žofia', 'zofia'));
  await expect(cardNamed(page, first)).toBeVisible();
  await expect(cardNamed(page, second)).toHaveCount(0);
  await search.fill('zofia');
  for (const name of names) {
    await page.getByRole('checkbox', { name: `Select ${name}` }).focus();
    await page.keyboard.press('Space');
  }
  const bar = page.getByRole('region', { name: 'Selected cards' });
  await expect(bar).toContainText('2 cards selected');
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page)).toContainText('2 cards are in the bin.');
  await closeToast(page);
  await expect(cardNamed(page, first)).toHaveCount(0);

  await page.getByRole('link', { name: 'Bin' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bin');
  await page.getByRole('button', { name: `Restore ${first}` }).click();
  await expect(page.getByRole('button', { name: `Restore ${first}` })).toHaveCount(0);
  await page.getByRole('link', { name: 'My Cards' }).first().click();
  await expect(cardNamed(page, first)).toBeVisible();
});

test('the designs and the bin are accessible and fit a phone', { tag: '@full' }, async ({ page }) => {
  const name = uniqueName();
  await listWith(page, name);
  await designOf(page, name);
  await page.goto('/designs');
  const design = page.getByRole('region', { name });
  await design.getByRole('button', { name: 'Add branch' }).click();
  await expectNoViolations(page);
  await expectNothingCut(page, 'designs');
  await page.goto('/bin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bin');
  await expectNoViolations(page);
  await expectNothingCut(page, 'bin');
});
