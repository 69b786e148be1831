import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../steps/axe.ts';
import { toast } from '../steps/steps.ts';
import { openWithTeam, personName, showTable } from '../steps/team-steps.ts';

test('60 people are a table by branch, sorted by name, whose rows are selected and deleted as tiles are', async ({
  page,
}) => {
  const { name } = await openWithTeam(page, '/list', 60);
  await showTable(page, name);
  const table = page.getByRole('table');
  // The head, three branches, the design's own card under “Without a branch”, and 61 cards.
  await expect(table).toHaveAttribute('aria-rowcount', String(1 + 4 + 61));
  const rows = table.getByRole('row');
  await expect(rows.nth(1)).toContainText('Bratislava');
  await expect(rows.nth(1)).toContainText('20 cards');
  await expect(rows.nth(2).getByRole('link')).toHaveText(personName(1));
  await expect(rows.nth(3).getByRole('link')).toHaveText(personName(4));
  await expectNoViolations(page);

  await table.getByRole('checkbox', { name: 'Select all: Bratislava' }).check();
  await expect(page.getByRole('region', { name: 'Selected cards' })).toContainText('20 cards selected');
  await table.getByRole('checkbox', { name: `Select ${personName(1)}` }).uncheck();
  await expect(page.getByRole('region', { name: 'Selected cards' })).toContainText('19 cards selected');
  await page.getByRole('button', { name: 'Clear selection' }).click();

  const first = rows.filter({ has: page.getByRole('link', { name: personName(1), exact: true }) });
  await first.getByRole('button', { name: `More for ${personName(1)}` }).press('ArrowDown');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page)).toContainText('Card Deleted');
  await expect(first).toHaveCount(0);
  await expect(rows.nth(1)).toContainText('19 cards');
});

test('the table is kept for the person, and a name opens its card', { tag: '@full' }, async ({ page }) => {
  const { name } = await openWithTeam(page, '/list', 8);
  await showTable(page, name);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Table' })).toBeChecked();
  await page.getByRole('searchbox', { name: 'Search cards' }).fill(personName(2));
  await page
    .getByRole('table')
    .getByRole('link', { name: personName(2), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/edit\//);
});

test('the table says when a card was last ordered', async ({ page }) => {
  const { name, designId } = await openWithTeam(page, '/list', 8);
  const send = async <Answer>(path: string, data: object): Promise<Answer> => {
    const answer = await page.request.post(path, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as Answer;
  };
  const cards = (await (await page.request.get('/api/business-cards')).json()) as {
    id: string;
    designId?: string;
    fullName: string;
  }[];
  const ordered = cards.find((card) => card.designId === designId && card.fullName === personName(2));
  const lines = [{ cardId: ordered?.id, quantity: 100 }];
  const { id } = await send<{ id: string }>('/api/orders', { lines });
  const { version } = await send<{ version: number }>(`/api/orders/${id}/release`, { version: 1 });
  await send(`/api/orders/${id}/send`, { version });
  await page.reload();
  await showTable(page, name);
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader', { name: 'Last ordered' })).toBeVisible();
  const dayOf = (person: string) =>
    table
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: person, exact: true }) })
      .getByRole('cell')
      .nth(5);
  await expect(dayOf(personName(2))).toHaveText(/20\d\d/);
  await expect(dayOf(personName(3))).toHaveText('');
  await expectNoViolations(page);
});
