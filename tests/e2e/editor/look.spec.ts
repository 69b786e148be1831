import { createHash } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { currentLook } from '#domain/card/look/card-look.ts';
import {
  drawing,
  elena,
  field,
  fillHex,
  fontOf,
  hexOf,
  openLayouts,
  startCard,
} from '../steps/card-steps.ts';
import { signUpWithCorporate } from '../steps/payment-steps.ts';
import { cardNamed } from '../steps/saved-card-steps.ts';
import { send } from '../steps/steps.ts';

const paper = (page: Page) => drawing(page).locator('rect').first();

/** Chooses one of the offered looks. */
async function chooseLook(page: Page, name: 'Bauhaus' | 'Terrazzo' | 'Contour'): Promise<void> {
  await page.getByRole('button', { name: `Use ${name}`, exact: true }).click();
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
}

test('a look is chosen in one step, with the card’s own texts, and undone in one', async ({ page }) => {
  await startCard(page);
  await chooseLook(page, 'Bauhaus');
  await expect(paper(page)).toHaveAttribute('fill', '#f7f6f1');
  await expect(drawing(page).locator('path[data-text]')).toHaveCount(7);
  await expect(hexOf(page, 'Full name')).toHaveValue('#1d3f94');
  await expect(fontOf(page, 'Full name')).toHaveText('Jost');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(paper(page)).toHaveAttribute('fill', '#ffffff');
  await expect(field(page, 'Company name')).toHaveValue(elena['Company name']);
});

test('a look says that it prints two sides; one click prints one, also in the next look', async ({
  page,
}) => {
  await startCard(page);
  await chooseLook(page, 'Bauhaus');
  await expect(page.getByText('Two sides cost more.')).toBeVisible();
  await page.getByRole('button', { name: 'Print one side' }).click();
  await expect(page.getByText('Two sides cost more.')).toHaveCount(0);
  await page.getByRole('list', { name: 'More like this' }).getByRole('button').first().click();
  await expect(page.getByRole('paragraph').filter({ hasText: /^Bauhaus$/ })).toHaveCount(0);
  await expect(page.getByText('Two sides cost more.')).toHaveCount(0);
});

test('a saved card in an earlier version of its look is offered the newer one, and one undo takes it back', async ({
  page,
}) => {
  await signUpWithCorporate(page);
  const look = { id: 'bauhaus', version: 1 };
  const texts = { companyName: 'Atelier Lumen', fullName: 'Elena Marek' };
  await send(page, 'post', '/api/business-cards', { name: 'Former', ...texts, look });
  await page.goto('/list');
  await cardNamed(page, 'Former').getByRole('link', { name: 'Edit' }).click();
  const update = page.getByRole('button', { name: 'Update look' });
  await update.click();
  await expect(update).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(update).toBeVisible();
  await update.click();
  const saving = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  expect((await saving).postDataJSON()).toMatchObject({
    fullName: 'Elena Marek',
    look: currentLook('bauhaus'),
  });
});

test('the layout of a look has a row of its own', { tag: '@full' }, async ({ page }) => {
  await startCard(page);
  await chooseLook(page, 'Bauhaus');
  const layout = page.getByRole('button', { name: 'Layout: Same as the look' });
  const row = layout.locator('xpath=ancestor::div[span][1]');
  await expect(row).toContainText('Layout');
  await expect(row).not.toContainText('Fonts');
});

test('what was changed in a look by hand is removed by Reset look', async ({ page }) => {
  await startCard(page);
  await chooseLook(page, 'Bauhaus');
  const reset = page.getByRole('button', { name: 'Reset look' });
  await expect(reset).toBeHidden();
  await page.getByRole('radio', { name: 'Navy on white' }).click();
  await expect(paper(page)).toHaveAttribute('fill', '#ffffff');
  await (await openLayouts(page)).getByRole('radio', { name: 'Editorial' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('slider', { name: 'Strength' }).press('ArrowLeft');
  await expect(page.getByRole('slider', { name: 'Strength' })).toHaveAttribute('aria-valuetext', 'Strong');
  await reset.click();
  await expect(paper(page)).toHaveAttribute('fill', '#f7f6f1');
  await expect(page.getByRole('button', { name: 'Layout: Same as the look' })).toBeVisible();
  await expect(reset).toBeHidden();
});

test('Shuffle keeps what is locked, and its variations are walked back and forward', async ({ page }) => {
  await startCard(page);
  await chooseLook(page, 'Terrazzo');
  // A hash: the paths of a failure would fill the log.
  const shapes = async () => {
    const paths = drawing(page).locator('path');
    const drawn = await paths.evaluateAll((all) => all.map((one) => one.outerHTML).join());
    return createHash('sha256').update(drawn).digest('hex');
  };
  await expect(paper(page)).toHaveAttribute('fill', '#eadfcd');
  for (const part of ['Colours', 'Graphic'])
    await page.getByRole('button', { name: `Keep ${part} when shuffling` }).click();
  const before = await shapes();
  const colour = await paper(page).getAttribute('fill');
  for (let times = 0; times < 3; times += 1) {
    const last = await shapes();
    await page.getByRole('button', { name: 'Shuffle', exact: true }).click();
    await expect.poll(shapes).not.toBe(last);
    await expect(paper(page)).toHaveAttribute('fill', colour ?? '');
  }
  for (let times = 0; times < 3; times += 1)
    await page.getByRole('button', { name: 'Previous variation' }).click();
  await expect.poll(shapes).toBe(before);
  await page.getByRole('button', { name: 'Next variation' }).click();
  await expect.poll(shapes).not.toBe(before);
});

test('Shuffle says so when nothing may change', async ({ page }) => {
  await startCard(page);
  await chooseLook(page, 'Bauhaus');
  for (const part of ['Graphic', 'Variation', 'Colours', 'Fonts'])
    await page.getByRole('button', { name: `Keep ${part} when shuffling` }).click();
  await page.getByRole('button', { name: 'Shuffle', exact: true }).click();
  await expect(page.getByText(/^No other variation keeps this text readable/)).toBeVisible();
});

test('a colour set by hand that cannot be read in the look is replaced, and a line says so', {
  tag: '@full',
}, async ({ page }) => {
  await startCard(page);
  await fillHex(page, 'Phone', '#ffe9a8');
  await chooseLook(page, 'Bauhaus');
  await expect(page.getByText('The look’s own colour is used for: Phone.').first()).toBeVisible();
  await expect(hexOf(page, 'Phone')).toHaveValue('#54565c');
});

test('a card without its look has its style rows again', { tag: '@full' }, async ({ page }) => {
  await startCard(page);
  await expect(page.getByRole('group', { name: 'Card style' })).toBeVisible();
  await chooseLook(page, 'Contour');
  await expect(page.getByRole('group', { name: 'Card style' })).toBeHidden();
  await expect(page.getByRole('list', { name: 'More like this' }).getByRole('button')).toHaveCount(6);
  await page.getByRole('button', { name: 'Remove look' }).click();
  await expect(page.getByRole('group', { name: 'Card style' })).toBeVisible();
  await expect(paper(page)).toHaveAttribute('fill', '#ffffff');
});
