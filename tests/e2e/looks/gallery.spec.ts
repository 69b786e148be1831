import { expect, type Page, test } from '@playwright/test';
import { lookIds } from '#domain/card/look/card-look.ts';
import { drawing, expectDraftSaved, field, startCard } from '../steps/card-steps.ts';

const tiles = (page: Page) => page.getByRole('list', { name: 'All looks' }).getByRole('listitem');
const drawn = (page: Page) => tiles(page).locator('[data-drawn]');

/** Types a card and opens the gallery. */
async function openWithTexts(page: Page): Promise<void> {
  await startCard(page, { 'Company name': 'Atelier Lumen', 'Full name': 'Elena Marek' });
  await expectDraftSaved(page);
  await page.getByRole('banner').getByRole('link', { name: 'Looks' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Looks' })).toBeVisible();
}

test('a look is chosen with one’s own texts, and undo takes it back', async ({ page }) => {
  await openWithTexts(page);
  await expect(page.getByText('Your text in every look.')).toBeVisible();
  await expect(drawn(page).first()).toBeVisible();
  await page.getByRole('link', { name: 'Use Bauhaus, architecture, education' }).click();

  await expect(field(page, 'Full name')).toHaveValue('Elena Marek');
  // The paper of the look is the first thing on the card.
  const paper = drawing(page).locator('rect').first();
  await expect(paper).toHaveAttribute('fill', '#f7f6f1');
  await expect(page).toHaveURL('/');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(paper).toHaveAttribute('fill', '#ffffff');
  await expect(field(page, 'Full name')).toHaveValue('Elena Marek');
});

test('filters narrow the looks, and say how many are left', async ({ page }) => {
  await page.goto('/looks');
  await expect(tiles(page)).toHaveCount(lookIds.length);
  await page.getByRole('button', { name: 'Architecture' }).click();
  await expect(tiles(page)).toHaveCount(4);
  await expect(page.getByRole('status').filter({ hasText: '4 looks' })).toBeAttached();
  await page.getByRole('button', { name: 'Yellow' }).click();
  await page.getByRole('button', { name: 'Show all looks' }).click();
  await expect(tiles(page)).toHaveCount(lookIds.length);
});

test('a person without texts sees sample cards, and a shuffled look is drawn anew', async ({ page }) => {
  await page.goto('/looks');
  await expect(page.getByText('Pick one and add your text')).toBeVisible();
  const bauhaus = tiles(page).filter({ hasText: 'Bauhaus' });
  await expect(bauhaus.locator('img')).toHaveJSProperty('complete', true);
  await bauhaus.getByRole('link', { name: /^Use Bauhaus/ }).focus();
  await bauhaus.getByRole('button', { name: 'Shuffle Bauhaus' }).click();
  await expect(bauhaus.locator('[data-drawn]').first()).toBeVisible();
});

test('the stored card is in the first looks before the page’s code runs, and stays when it does', async ({
  page,
}) => {
  await startCard(page, { 'Full name': 'Elena Marek' });
  await expectDraftSaved(page);
  const names = page.getByRole('listitem').locator('[data-drawn] path[data-text="fullName"]');
  await page.route('**/assets/start-*.js', (route) => route.abort());
  await page.goto('/looks');
  await expect(names).toHaveCount(12);
  const [first] = await names.evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));

  await page.unroute('**/assets/start-*.js');
  await page.reload();
  await expect(page.getByText('Your text in every look.')).toBeVisible();
  await expect(names.first()).toHaveAttribute('d', first ?? '');
});

test('a visitor without a card starts no worker', async ({ page }) => {
  await page.goto('/looks');
  await expect(page.getByText('Pick one and add your text')).toBeVisible();
  expect(page.workers()).toEqual([]);
});

test('the page of a look leads to the editor with it', async ({ page }) => {
  await page.goto('/looks/quarter');
  await expect(page.getByRole('heading', { level: 1, name: 'Quarter' })).toBeVisible();
  await page.getByRole('link', { name: 'Use this look' }).click();
  await expect(field(page, 'Full name')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('the page of a look shows it in other colours and formats and for other people, and a palette is used', async ({
  page,
}) => {
  await page.goto('/looks/bauhaus');
  const list = (name: string) => page.getByRole('list', { name });
  // The mounted page, not the prerendered one.
  await expect(page.locator('#root > [inert]')).toHaveCount(0);
  for (const [name, count] of [
    ['In other colours', 6],
    ['In other formats', 3],
    ['For real people', 3],
  ] as const) {
    await list(name).scrollIntoViewIfNeeded();
    await expect(list(name).locator('[data-drawn]')).toHaveCount(count);
  }
  const paper = list('In other colours').locator('[data-drawn] rect').first();
  const colour = await paper.getAttribute('fill');
  await list('In other colours').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await expect(drawing(page).locator('rect').first()).toHaveAttribute('fill', colour ?? '');
});
