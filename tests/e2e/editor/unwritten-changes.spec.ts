import { expect, type Page, test } from '@playwright/test';
import {
  addLogo,
  drawing,
  expectDraftSaved,
  field,
  fillCard,
  openEditor,
  pickLogo,
  pictureFile,
  startCard,
} from '../steps/card-steps.ts';
import { expectNothingKept, keptDrafts } from '../steps/draft-steps.ts';
import { cardNamed, editNewCard, saveChanges } from '../steps/saved-card-steps.ts';
import { blockTabMessages, logIn, logOut, registerAt, signIn } from '../steps/steps.ts';

/** Types and navigates in one task, so that no timer fires in between and the browser does not finish a started write. */
async function typeAndLeave(page: Page, label: string, text: string, goTo?: string): Promise<void> {
  const leaving = page.waitForEvent('load');
  await field(page, label).evaluate(
    (input, { text, goTo }) => {
      IDBObjectStore.prototype.put = function (this: IDBObjectStore) {
        this.transaction.abort();
        throw new DOMException('The page is gone', 'AbortError');
      };
      Reflect.set(HTMLInputElement.prototype, 'value', text, input);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      if (goTo) location.assign(goTo);
      else location.reload();
    },
    { text, goTo },
  );
  await leaving;
}

/** The unwritten changes of all owners in this browser. */
function leftBehind(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('vizitka.unwritten/')));
}

async function registerNew(page: Page) {
  const person = await registerAt(page);
  await expect(page.getByRole('button', { name: person.username })).toBeVisible();
  return person;
}

test('text typed just before the page closes is restored, with the logo', async ({ page }) => {
  await page.goto('/');
  await typeAndLeave(page, 'Full name', 'First words');
  await expect(field(page, 'Full name')).toHaveValue('First words');
  await expect.poll(() => keptDrafts(page)).toMatchObject([{ texts: { fullName: 'First words' } }]);
  expect(await leftBehind(page)).toEqual([]);

  await addLogo(page);
  await expect.poll(() => keptDrafts(page)).toMatchObject([{ hasLogo: true }]);
  await typeAndLeave(page, 'Full name', 'Last words');
  await expect(field(page, 'Full name')).toHaveValue('Last words');
  await expect(drawing(page).locator('image')).toHaveCount(1);
  expect(await leftBehind(page)).toEqual([]);
});

test('the browser asks before it closes a page that still reads a logo, and no longer when it is stored', async ({
  page,
}) => {
  await startCard(page, { 'Full name': 'Elena' });
  await expectDraftSaved(page);
  const logo = await pictureFile(page, { type: 'image/png' });
  await page.evaluate(() => {
    const read = Object.getOwnPropertyDescriptor(Blob.prototype, 'arrayBuffer')
      ?.value as () => Promise<ArrayBuffer>;
    const held = new Promise<void>((resolve) => Object.assign(window, { readOn: resolve }));
    Blob.prototype.arrayBuffer = async function (this: Blob) {
      await held;
      return Reflect.apply(read, this, []);
    };
  });
  await pickLogo(page, logo);
  await expect(page.getByText('Saving draft')).toBeVisible();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await page.evaluate(() => (window as unknown as { readOn: () => void }).readOn());
  await expect(drawing(page).locator('image')).toHaveCount(1);
  await expect.poll(() => keptDrafts(page)).toMatchObject([{ hasLogo: true }]);
  await expectDraftSaved(page);
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
});

test('a visitor who opens the login while typing finds the whole draft in the account', {
  tag: '@full',
}, async ({ page }) => {
  const person = await registerNew(page);
  await logOut(page, person.username);
  await fillCard(page, { 'Full name': 'A visitor' });
  await expectDraftSaved(page);
  await typeAndLeave(page, 'Full name', 'A visitor’s last words', '/login');
  await signIn(page, person);
  await expect(field(page, 'Full name')).toHaveValue('A visitor’s last words');
});

test('the first change of a saved card is restored and marked, and the card keeps its logo', async ({
  page,
}) => {
  const name = `Left ${crypto.randomUUID().slice(0, 8)}`;
  await editNewCard(page, name);
  await addLogo(page);
  await saveChanges(page);
  await cardNamed(page, name).getByRole('link', { name: 'Edit' }).click();
  await expect(drawing(page).locator('image')).toHaveCount(1);

  await typeAndLeave(page, 'Position', 'Lead Architect', '/list');
  await expect(cardNamed(page, name)).toContainText('Unsaved changes');
  await cardNamed(page, name).getByRole('link', { name: 'Edit' }).click();
  await expect(field(page, 'Position')).toHaveValue('Lead Architect');
  await expect(drawing(page).locator('image')).toHaveCount(1);
  await field(page, 'Phone').fill('442');
  await expect.poll(() => keptDrafts(page)).toMatchObject([{ texts: { phone: '442' }, hasLogo: true }]);
});

test('unwritten changes are visible only to their owner, and logging out removes them', async ({
  page,
  context,
}) => {
  const person = await registerNew(page);
  await fillCard(page, { 'Full name': 'Elena' });
  await expectDraftSaved(page);
  await typeAndLeave(page, 'Full name', 'Elena’s last words', '/healthz');
  expect(await leftBehind(page)).toHaveLength(1);

  // The session expires: a visitor sees nothing, the owner sees everything.
  await context.clearCookies();
  await openEditor(page);
  await expect(field(page, 'Full name')).toHaveValue('');
  await logIn(page, person);
  await expect(field(page, 'Full name')).toHaveValue('Elena’s last words');

  await typeAndLeave(page, 'Full name', 'Her very last words', '/pricing');
  expect(await leftBehind(page)).toHaveLength(1);
  await logOut(page, person.username);
  expect(await leftBehind(page)).toEqual([]);
  await expectNothingKept(page);
});

test('a tab closed after a logout in another tab stores nothing', { tag: '@full' }, async ({ context }) => {
  const thisTab = await context.newPage();
  await blockTabMessages(thisTab);
  const person = await registerNew(thisTab);
  await fillCard(thisTab, { 'Full name': 'Elena' });
  await expectDraftSaved(thisTab);
  const other = await context.newPage();
  await other.goto('/');
  await logOut(other, person.username);
  await thisTab.bringToFront();
  await typeAndLeave(thisTab, 'Full name', 'Too late', '/healthz');
  expect(await leftBehind(thisTab)).toEqual([]);
});
