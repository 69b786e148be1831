import { expect, type Page } from '@playwright/test';
import { signUpWithCorporate } from './payment-steps.ts';
import { type NewPerson, send } from './steps.ts';

type Team = { name: string; designId: string };
/** How many of them are in Martin. */
type People = { inMartin?: number };

const branchNames = ['Žilina', 'Bratislava', 'Košice', 'Martin'];

/** The name of a person of the team, who is in one of the first three branches by their number. */
export const personName = (index: number) => `Person ${String(index + 1).padStart(2, '0')}`;

/** Opens a page as a new person with a design and this many people, the last of them in Martin and without a position. */
export async function openWithTeam(
  page: Page,
  path: string,
  count: number,
  people: People = {},
): Promise<Team & { owner: NewPerson }> {
  const owner = await signUpWithCorporate(page);
  const team = await addTeam(page, count, people);
  await page.goto(path);
  return { ...team, owner };
}

/** Adds a design with this many people. */
export async function addTeam(page: Page, count: number, { inMartin = 0 }: People = {}): Promise<Team> {
  const name = `Team ${crypto.randomUUID().slice(0, 8)}`;
  const { id: cardId } = await send<{ id: string }>(page, 'post', '/api/business-cards', {
    name,
    companyName: 'Tatra Sound',
    fullName: 'Adam Kriváň',
    position: 'Engineer',
    phone: '+421 917 480 226',
  });
  const { id: designId } = await send<{ id: string }>(page, 'post', '/api/designs', { name, cardId });
  const branches = branchNames.map((branch) => ({ id: crypto.randomUUID(), name: branch, texts: {} }));
  await send(page, 'put', `/api/designs/${designId}`, { branches });
  const create = Array.from({ length: count }, (_, index) => {
    const fullName = personName(index);
    return index < count - inMartin
      ? { branchId: branches[index % 3]?.id, texts: { fullName, position: 'Sound engineer' } }
      : { branchId: branches[3]?.id, texts: { fullName } };
  });
  await send(page, 'post', `/api/designs/${designId}/cards`, { create });
  return { name, designId };
}

/** Shows the cards of one design as a table. */
export async function showTable(page: Page, design: string): Promise<void> {
  await page.getByRole('radio', { name: 'Table' }).click();
  await page.getByRole('combobox', { name: 'Company design' }).click();
  await page.getByRole('option', { name: design }).click();
  await expect(page.getByRole('table', { name: 'Cards in a table' })).toBeVisible();
}
