import { expect, type Page, test } from '@playwright/test';
import { addUser, findUser, rowOf, signInAsAdmin } from '../steps/admin-steps.ts';
import {
  addLogo,
  drawing,
  elena,
  expectDraftSaved,
  field,
  fillCard,
  startCard,
} from '../steps/card-steps.ts';
import {
  changeStoredDesign,
  expectNothingKept,
  fillStorage,
  keepOtherTab,
  keptDrafts,
  storedDesign,
} from '../steps/draft-steps.ts';
import { blockTabMessages, logIn, logOut, registerAt } from '../steps/steps.ts';

async function registerNew(page: Page) {
  const person = await registerAt(page);
  await expect(page.getByRole('button', { name: person.username })).toBeVisible();
  await expect(page).toHaveURL('/');
  return person;
}

async function designWithLogo(page: Page) {
  await fillCard(page);
  await addLogo(page);
  await expectDraftSaved(page);
  await expect.poll(async () => (await keptDrafts(page))[0]?.hasLogo).toBe(true);
}

async function expectEmptyCard(page: Page) {
  await expect(drawing(page)).toBeVisible();
  for (const label of Object.keys(elena)) await expect(field(page, label)).toHaveValue('');
  await expect(drawing(page).locator('image')).toHaveCount(0);
  await expect(page.getByText(/^Restored from /)).toHaveCount(0);
}

test.describe('two users of one browser', () => {
  test('neither sees the other’s texts or logo, and logging out deletes everything', async ({ page }) => {
    const first = await registerNew(page);
    await designWithLogo(page);
    expect(await keptDrafts(page)).toMatchObject([
      { subject: 'new', texts: { fullName: elena['Full name'] } },
    ]);
    await logOut(page, first.username);
    await expectEmptyCard(page);
    await expectNothingKept(page);

    const second = await registerNew(page);
    await expectEmptyCard(page);
    await field(page, 'Full name').fill('Jana Nová');
    await expectDraftSaved(page);
    await logOut(page, second.username);
    await logIn(page, first);
    await expect(page.getByRole('button', { name: first.username })).toBeVisible();
    await expectEmptyCard(page);
  });

  test('a visitor’s draft moves to the account on registration', { tag: '@full' }, async ({ page }) => {
    await page.goto('/');
    await designWithLogo(page);
    const person = await registerNew(page);
    await expect(field(page, 'Full name')).toHaveValue(elena['Full name']);
    await expect(drawing(page).locator('image')).toHaveCount(1);
    const [kept, ...others] = await keptDrafts(page);
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ subject: 'new', hasLogo: true });
    expect(kept?.owner).not.toBe('visitor');
    await logOut(page, person.username);
    await expectEmptyCard(page);
  });

  test('an expired session hides the draft from the next visitor and keeps it for its owner', async ({
    page,
    context,
  }) => {
    const person = await registerNew(page);
    await designWithLogo(page);
    await context.clearCookies();
    await page.reload();
    await expectEmptyCard(page);
    await logIn(page, person);
    await expect(field(page, 'Full name')).toHaveValue(elena['Full name']);
    await expect(drawing(page).locator('image')).toHaveCount(1);
  });

  test('a visitor’s draft moved to an account with a draft asks which one to keep, and keeps both until then', async ({
    page,
    context,
  }) => {
    const person = await registerNew(page);
    await fillCard(page, { 'Full name': 'Made before' });
    await expectDraftSaved(page);
    await context.clearCookies();
    await startCard(page, { 'Full name': 'Made as a visitor' });
    await expectDraftSaved(page);
    await logIn(page, person);
    const dialog = page.getByRole('dialog', { name: 'This card was changed in another tab' });
    await expect(dialog).toContainText('Made before');
    await expect(dialog).toContainText('Made as a visitor');
    await page.reload();
    await expect(dialog).toContainText('Made before');
    await keepOtherTab(dialog);
    await expect(field(page, 'Full name')).toHaveValue('Made before');
    await expect
      .poll(() => keptDrafts(page))
      .toMatchObject([{ subject: 'new', texts: { fullName: 'Made before' } }]);
  });

  test('a tab that is still open after a logout in another tab writes nothing', async ({ context }) => {
    const thisTab = await context.newPage();
    // Blocks messages from the other tab: the check must happen at write time.
    await blockTabMessages(thisTab);
    const person = await registerNew(thisTab);
    await designWithLogo(thisTab);
    const other = await context.newPage();
    await other.goto('/');
    await logOut(other, person.username);
    await expectNothingKept(other);

    await thisTab.bringToFront();
    await field(thisTab, 'Position').fill('Written back');
    await expect(thisTab.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await expectEmptyCard(thisTab);
    await expectNothingKept(thisTab);
  });

  test('a tab notified of a logout in another tab shows the visitor’s card at once', {
    tag: '@full',
  }, async ({ context }) => {
    const thisTab = await context.newPage();
    const person = await registerNew(thisTab);
    await designWithLogo(thisTab);
    const other = await context.newPage();
    await other.goto('/');
    await logOut(other, person.username);
    await expectEmptyCard(thisTab);
    await expectNothingKept(thisTab);
  });

  test('a visitor’s tab follows a login in another tab and keeps no visitor’s draft', {
    tag: '@full',
  }, async ({ context }) => {
    const thisTab = await context.newPage();
    await thisTab.goto('/');
    await designWithLogo(thisTab);
    const other = await context.newPage();
    const person = await registerNew(other);
    await expect(field(other, 'Full name')).toHaveValue(elena['Full name']);
    await expect(thisTab.getByRole('button', { name: person.username })).toBeVisible();
    await expect(field(thisTab, 'Full name')).toHaveValue(elena['Full name']);
    expect((await keptDrafts(thisTab)).map(({ owner }) => owner)).not.toContain('visitor');
  });
});

test('while an admin impersonates a user, neither sees or stores a draft of the other', async ({ page }) => {
  const username = await addUser(page);
  await signInAsAdmin(page);
  await page.getByRole('link', { name: 'Create Card' }).click();
  await designWithLogo(page);
  await page.getByRole('banner').getByRole('link', { name: 'Admin' }).click();
  await findUser(page, username);
  await rowOf(page, username).getByRole('button', { name: 'Impersonate' }).click();
  await expect(page.getByText(`You are viewing as: ${username}`)).toBeVisible();
  await expectEmptyCard(page);
  await field(page, 'Full name').fill('Seen through their eyes');
  await expect(page.getByText('Drafts are not saved while you view the site as another user.')).toBeVisible();
  await page.reload();
  await expectEmptyCard(page);
  await page.getByRole('banner').getByRole('button', { name: 'Return to Admin' }).click();
  await expect(page).toHaveURL('/admin');
  await page.getByRole('link', { name: 'Create Card' }).click();
  await expect(field(page, 'Full name')).toHaveValue(elena['Full name']);
  await expect(drawing(page).locator('image')).toHaveCount(1);
  expect((await keptDrafts(page)).map(({ texts }) => texts.fullName)).toEqual([elena['Full name']]);
  await logOut(page, 'admin');
  await expectNothingKept(page);
});

test('the draft of an older database version becomes the visitor’s', { tag: '@full' }, async ({ page }) => {
  await page.goto('/healthz');
  await page.evaluate(async () => {
    const opening = indexedDB.open('vizitka', 1);
    opening.onupgradeneeded = () => {
      const drafts = opening.result.createObjectStore('drafts');
      opening.result.createObjectStore('logos');
      const design = { companyName: 'Lumen', fullName: 'From before' };
      drafts.put({ name: 'Old', design, logo: null, revision: 'r', savedAt: new Date() }, 'draft');
    };
    await new Promise<void>((resolve) => {
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
    });
  });
  await page.goto('/');
  await expect(field(page, 'Full name')).toHaveValue('From before');
  expect(await keptDrafts(page)).toMatchObject([{ owner: 'visitor', subject: 'new', name: 'Old' }]);
});

test('a draft with a flat design is read and stored as a document; one of a newer release stays as it is', async ({
  page,
}) => {
  await page.goto('/');
  await field(page, 'Full name').fill('Elena');
  await expectDraftSaved(page);
  await page.goto('/healthz');
  await changeStoredDesign(page, { companyName: 'Lumen', fullName: 'Flat' });
  await page.goto('/');
  await expect(field(page, 'Full name')).toHaveValue('Flat');
  await field(page, 'Position').fill('Architect');
  await expectDraftSaved(page);
  await expect
    .poll(() => storedDesign(page))
    .toMatchObject({ v: 2, content: { fullName: 'Flat', position: 'Architect' } });

  const later = { v: 3, content: { fullName: 'Later' }, sides: ['front', 'back'] };
  await page.goto('/healthz');
  await changeStoredDesign(page, later);
  await page.goto('/');
  await field(page, 'Full name').fill('Typed over it');
  await expect(page.getByText('This browser cannot save a draft.')).toBeVisible();
  expect(await storedDesign(page)).toEqual(later);
});

test.describe('without draft storage', () => {
  const failed = 'This browser cannot save a draft. Download the PDF before you leave.';

  test('a full storage shows a message, and the draft is stored once there is space again', async ({
    page,
  }) => {
    await page.goto('/');
    await field(page, 'Full name').fill('Before');
    await expectDraftSaved(page);
    await fillStorage(page, true);
    await field(page, 'Full name').fill('While it was full');
    await expect(page.getByText(failed)).toBeVisible();
    expect(await keptDrafts(page)).toMatchObject([{ texts: { fullName: 'Before' } }]);
    await fillStorage(page, false);
    await field(page, 'Position').fill('Architect');
    await expectDraftSaved(page);
    await expect(page.getByText(failed)).toBeHidden();
    await page.reload();
    await expect(field(page, 'Full name')).toHaveValue('While it was full');
  });

  test('a blocked storage shows a message, and the card can still be edited', { tag: '@full' }, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('barred', 'SecurityError');
      };
    });
    await page.goto('/');
    await field(page, 'Full name').fill('Elena');
    await expect(page.getByText(failed)).toBeVisible();
    await expect(page.getByRole('img', { name: /^The card of Elena/ })).toBeVisible();
  });

  test('an account that fails to load opens an empty card without a draft', { tag: '@full' }, async ({
    page,
  }) => {
    await registerNew(page);
    await fillCard(page, { 'Full name': 'Elena' });
    await expectDraftSaved(page);
    await page.route('**/api/auth/user', (route) => route.fulfill({ status: 500 }));
    await page.reload();
    await expectEmptyCard(page);
    await expect(
      page.getByText('Your account could not be loaded, so your draft is not saved.'),
    ).toBeVisible();
    await field(page, 'Full name').fill('Nobody’s');
    await page.unroute('**/api/auth/user');
    await page.reload();
    await expect(field(page, 'Full name')).toHaveValue('Elena');
  });
});

test.describe('two tabs with one draft', () => {
  test('a write based on an outdated revision changes nothing until the user chooses a version', async ({
    context,
  }) => {
    const [thisTab, otherTab] = [await context.newPage(), await context.newPage()];
    await startCard(thisTab, { 'Full name': 'Start' });
    await expectDraftSaved(thisTab);
    await otherTab.goto('/');
    await field(otherTab, 'Full name').fill('Theirs');
    await expect.poll(() => keptDrafts(otherTab)).toMatchObject([{ texts: { fullName: 'Theirs' } }]);
    await thisTab.bringToFront();
    await field(thisTab, 'Full name').fill('Ours');
    const dialog = thisTab.getByRole('dialog', { name: 'This card was changed in another tab' });
    await expect(dialog).toBeVisible();
    expect(await keptDrafts(thisTab)).toMatchObject([{ texts: { fullName: 'Theirs' } }]);
    await dialog.getByRole('button', { name: 'Cancel' }).first().click();
    await field(thisTab, 'Full name').fill('Ours again');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep this tab' }).click();
    await expect.poll(() => keptDrafts(thisTab)).toMatchObject([{ texts: { fullName: 'Ours again' } }]);
  });

  test('a draft deleted by one tab is stored again by the other', { tag: '@full' }, async ({ context }) => {
    const [thisTab, otherTab] = [await context.newPage(), await context.newPage()];
    await startCard(thisTab, { 'Full name': 'Start' });
    await expectDraftSaved(thisTab);
    await otherTab.goto('/');
    await otherTab.getByRole('button', { name: 'Start over' }).click();
    await expectNothingKept(otherTab);
    await thisTab.bringToFront();
    await field(thisTab, 'Full name').fill('Goes on');
    await expectDraftSaved(thisTab);
    await expect.poll(() => keptDrafts(thisTab)).toMatchObject([{ texts: { fullName: 'Goes on' } }]);
  });
});

test('the way back from the gallery restores nothing, a reload does', async ({ page }) => {
  await startCard(page);
  await expectDraftSaved(page);
  await page.getByRole('banner').getByRole('link', { name: 'Looks' }).click();
  await expect(page).toHaveURL('/looks');
  await page.getByRole('banner').getByRole('link', { name: 'Create Card' }).click();
  await expect(field(page, 'Full name')).toHaveValue(elena['Full name']);
  await expect(page.getByText(/^Restored from /)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(/^Restored from /)).toBeVisible();
});
