import { expect, type Page, test } from '@playwright/test';
import {
  drawing,
  drawnTexts,
  elena,
  expectDraftSaved,
  field,
  fillCard,
  openView,
  pickLogo,
  pictureFile,
  startCard,
} from '../steps/card-steps.ts';
import { cardNamed, saveCard, signInAt } from '../steps/saved-card-steps.ts';
import { callsOf, callsTo, logIn, openAsNewPerson, premium, signIn, toast } from '../steps/steps.ts';

test('a visitor’s draft with its logo, saved after login, is complete in the list and in the editor', async ({
  page,
}) => {
  await startCard(page);
  const name = `Draft ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel('Card Name').fill(name);
  await pickLogo(page, await pictureFile(page, { type: 'image/png', alpha: true }));
  await page.getByLabel('Size', { exact: true }).fill('14');
  await expectDraftSaved(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Login' }).click();
  await signIn(page, premium);
  await expect(field(page, 'Full name')).toHaveValue(elena['Full name']);
  const calls = callsOf(page);
  const upload = page.waitForRequest(/\/objects\/uploads\//);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  expect([(await upload).method(), (await upload).headers()['content-type']]).toEqual(['PUT', 'image/png']);

  await expect(page).toHaveURL(/\/list$/);
  expect(callsTo(calls, 'POST')).toMatchObject([
    { call: 'POST /api/objects/upload', body: null },
    {
      call: 'POST /api/business-cards',
      body: { name, website: elena.Subtitle, logoSize: '14', logoX: '0', logoY: '0' },
    },
  ]);
  await expect(toast(page)).toContainText('Card Saved');
  await expect(toast(page)).toContainText(`“${name}” is in My Cards.`);
  const card = cardNamed(page, name);
  await expect(card).toContainText('Elena Mareková-Šťastná · Svetelná architektka');
  await expect(card).toContainText('Atelier Lumen · atelierlumen.sk');
  await expect(card).toContainText('Landscape');
  await expect(card.locator('svg image')).toHaveAttribute('href', /^\/objects\/uploads\//);
  await expect(card.locator('svg path[data-text]')).toHaveCount(7);

  await card.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Card');
  await expect(page.getByLabel('Card Name')).toHaveValue(name);
  await expect(drawing(page).locator('image')).toHaveAttribute('width', /^14(\.0+\d?)?$/);
  expect(await drawnTexts(page)).toBe(7);
  for (const [label, text] of Object.entries(elena)) await expect(field(page, label)).toHaveValue(text);

  await page.goto('/');
  await expect(field(page, 'Full name')).toHaveValue('');
});

test.describe('on My Cards', () => {
  let name = '';

  test.beforeEach(async ({ page }) => {
    name = `Card ${crypto.randomUUID().slice(0, 8)}`;
    await signInAt(page, '/list', premium);
    await saveCard(page, name);
    await page.reload();
    await expect(cardNamed(page, name)).toBeVisible();
  });

  test.afterEach(async ({ page }) => removeCards(page, name));

  test('Enter and blur rename a card, Escape and an empty name do not', async ({ page }) => {
    const calls = callsOf(page);
    const rename = async (typed: string, key: string) => {
      await page.getByRole('button', { name, exact: true }).click();
      const box = page.getByRole('textbox', { name: 'Card Name' });
      await expect(box).toBeFocused();
      expect(await box.evaluate((input: HTMLInputElement) => input.selectionEnd)).toBe(name.length);
      await box.fill(typed);
      await box.press(key);
      await expect(box).toBeHidden();
    };
    await rename('Something else', 'Escape');
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
    await rename('   ', 'Enter');
    await expect(cardNamed(page, name)).toBeVisible();
    expect(calls).toEqual([]);
    await rename(`  ${name} by Enter `, 'Enter');
    await expect(toast(page)).toContainText('Name Changed');
    expect(calls.map(({ body, type }) => [body, type])).toEqual([
      [{ name: `${name} by Enter` }, 'application/json'],
    ]);
    name = `${name} by Enter`;
    await rename(`${name}, by leaving`, 'Tab');
    await expect(toast(page)).toContainText(`“${name}, by leaving”`);
    name = `${name}, by leaving`;
    await page.reload();
    await expect(cardNamed(page, name)).toBeVisible();
  });

  test('a card is duplicated and the copy is counted', { tag: '@full' }, async ({ page }) => {
    const calls = callsOf(page);
    await cardNamed(page, name).getByRole('button', { name: 'Duplicate' }).click();
    await expect(toast(page)).toContainText('Card Duplicated');
    await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(2);
    expect(calls).toEqual([
      { call: expect.stringMatching(/^POST .+\/duplicate$/), body: null, type: undefined },
    ]);
    await expect(page.getByText('New Card', { exact: true })).toBeVisible();

    for (const each of [name, `${name} (copy)`]) {
      await cardNamed(page, each).getByRole('link', { name: 'Edit' }).click();
      await expect(page.getByLabel('Card Name')).toHaveValue(each);
      await openView(page);
      await expect(page.getByRole('switch', { name: 'Show Bleed Area' })).toBeChecked();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await expect(page).toHaveURL(/\/list$/);
    }
    expect(callsTo(calls, 'GET /api/business-cards').map(({ call }) => call)).toEqual(
      Array(2).fill(expect.stringMatching(/^GET \/api\/business-cards\/.+/)),
    );
  });

  test('deleting asks first with the focus on Cancel, and Undo restores the card', async ({ page }) => {
    const card = cardNamed(page, name);
    const drop = card.getByRole('button', { name: 'Delete' });
    const dialog = page.getByRole('alertdialog', { name: `Delete “${name}”?` });
    await drop.click();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expect(dialog).toContainText('The card moves to the bin. You can undo this right away');
    // A question is not closed by a click beside it, and Tab stays inside.
    await page.mouse.click(5, 5);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    const calls = callsOf(page);
    await drop.click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page)).toContainText('Card Deleted');
    expect(calls).toEqual([{ call: expect.stringMatching(/^DELETE /), body: null, type: undefined }]);
    await expect(card).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect(card).toBeVisible();
    await page.reload();
    await expect(card).toBeVisible();
  });

  test('a card that was deleted elsewhere shows that it is already deleted', { tag: '@full' }, async ({
    page,
  }) => {
    const card = cardNamed(page, name);
    await expect(card).toBeVisible();
    await removeCards(page, name);
    await card.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page)).toContainText('Business card not found or already deleted.');
  });

  test('a changed card is saved and updated in the list', async ({ page }) => {
    await cardNamed(page, name).getByRole('link', { name: 'Edit' }).click();
    await field(page, 'Position').fill('Lead Architect');
    await field(page, 'Email').fill('elena@');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Invalid email')).toBeVisible();
    await field(page, 'Email').fill('');
    await page.getByRole('radio', { name: /Portrait/ }).check();
    const calls = callsOf(page);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page).toHaveURL(/\/list$/);
    expect(callsTo(calls, 'PUT')).toMatchObject([
      { body: { name, position: 'Lead Architect', orientation: 'portrait', fullName: 'Elena Marek' } },
    ]);
    await expect(toast(page)).toContainText('Card Saved');
    await expect(cardNamed(page, name)).toContainText('Lead Architect');
    await expect(cardNamed(page, name)).toContainText('Portrait');
  });

  test('changes that conflict with another tab are compared, and both versions can be kept', async ({
    page,
    context,
  }) => {
    await cardNamed(page, name).getByRole('link', { name: 'Edit' }).click();
    await field(page, 'Position').fill('Lighting Architect');
    const other = await context.newPage();
    await other.goto(page.url());
    await field(other, 'Position').fill('Lead Architect');
    await other.getByRole('button', { name: 'Save Changes' }).click();
    await expect(other).toHaveURL(/\/list$/);
    await other.close();

    await page.getByRole('button', { name: 'Save Changes' }).click();
    const dialog = page.getByRole('dialog', { name: 'This card was changed in another tab' });
    await expect(dialog).toContainText('1 difference');
    await expect(dialog.locator('mark')).toHaveText('Lead');
    await dialog.getByRole('button', { name: 'Cancel' }).first().click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await dialog.getByRole('button', { name: 'Keep both as two cards' }).click();
    await expect(page).toHaveURL(/\/list$/);
    const both = page.getByRole('listitem').filter({ hasText: name });
    await expect(both).toHaveCount(2);
    await expect(both.filter({ hasText: 'Lead Architect' })).toHaveCount(1);
  });

  test('two tabs that change different texts of a card are joined when the second one saves', {
    tag: '@full',
  }, async ({ page, context }) => {
    await cardNamed(page, name).getByRole('link', { name: 'Edit' }).click();
    await expect(field(page, 'Position')).toHaveValue('Architect');
    const other = await context.newPage();
    await other.goto(page.url());
    await field(other, 'Phone').fill('+421 905 318 442');
    await other.getByRole('button', { name: 'Save Changes' }).click();
    await expect(other).toHaveURL(/\/list$/);
    await other.close();

    await field(page, 'Position').fill('Lighting Architect');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page)).toContainText('Added from the other tab: Phone.');
    await cardNamed(page, name).getByRole('link', { name: 'Edit' }).click();
    await expect(field(page, 'Position')).toHaveValue('Lighting Architect');
    await expect(field(page, 'Phone')).toHaveValue('+421 905 318 442');
  });

  test('this tab’s version can replace the one another tab saved', { tag: '@full' }, async ({ page }) => {
    await cardNamed(page, name).getByRole('link', { name: 'Edit' }).click();
    await field(page, 'Position').fill('Lighting Architect');
    await page.getByRole('radiogroup', { name: 'Side' }).getByRole('radio', { name: 'Back' }).click();
    await page.getByRole('radiogroup', { name: 'Contents' }).getByRole('radio', { name: 'Text' }).click();
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('We make light');
    await page.evaluate(
      async (path) => {
        await fetch(path, {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            companyName: 'Lumen',
            fullName: 'Elena',
            back: { kind: 'text', message: { text: 'Light is a material' } },
          }),
        });
      },
      new URL(page.url()).pathname.replace('/edit/', '/api/business-cards/'),
    );
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const dialog = page.getByRole('dialog', { name: 'This card was changed in another tab' });
    await expect(dialog.locator('[data-side="back"] path[data-text="message"]')).toHaveCount(2);
    await expect(dialog).toContainText('Added from the other tab: Company name, Full name.');
    await dialog.getByRole('button', { name: 'Keep this tab' }).click();
    await expect(page).toHaveURL(/\/list$/);
    await expect(cardNamed(page, name)).toContainText('Lighting Architect');
  });
});

test('a missing card and another user’s card are not found', async ({ page }) => {
  await signInAt(page, '/edit/no-such-card', premium);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Card Not Found');
  await page.goto('/edit/0198c0de-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Card Not Found');
  await page.getByRole('link', { name: 'Back to List' }).click();
  await expect(page).toHaveURL(/\/list$/);
});

test('a session that ended elsewhere redirects to the login and back to the list', async ({
  page,
  context,
}) => {
  await logIn(page, premium);
  await expect(page.getByRole('link', { name: 'My Cards' })).toBeVisible();
  const cookies = await context.cookies();
  await context.clearCookies({ name: 'vizitka' });
  expect(await context.cookies()).toHaveLength(cookies.length - 1);
  await page.getByRole('link', { name: 'My Cards' }).click();
  await expect(page).toHaveURL('/login?next=%2Flist');
  await signIn(page, premium);
  await expect(page).toHaveURL('/list');
});

test('the login never redirects to an external page', async ({ page }) => {
  await signInAt(page, '/login?next=https://evil.example/', premium);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Card');
});

test('a free user sees the plan’s refusal and keeps the draft', { tag: '@full' }, async ({ page }) => {
  await openAsNewPerson(page, '/');
  const save = page.getByRole('button', { name: 'Save Changes' });
  await save.click();
  await expect(toast(page)).toContainText('Please enter a card name.');
  await page.getByLabel('Card Name').fill('Mine');
  for (const text of ['Company name', 'Full name']) {
    await field(page, text).fill('Elena');
    await save.click();
    await expect(toast(page)).toContainText('Please fill in at least company name and full name.');
    await field(page, text).fill('');
  }
  await fillCard(page, { 'Company name': 'Lumen', 'Full name': 'Elena' });
  await save.click();
  await expect(page.getByRole('dialog')).toContainText(
    'Only Premium or Corporate members can save business cards. Please upgrade your plan.',
  );
  await page.keyboard.press('Escape');
  await expectDraftSaved(page);
  await page.getByRole('link', { name: 'My Cards' }).click();
  await expect(page.getByRole('heading', { name: 'A clean sheet' })).toBeVisible();
  await page.getByRole('link', { name: 'Create First Card' }).click();
  await expect(field(page, 'Full name')).toHaveValue('Elena');
});

test('a list that fails to load is requested once, shows an error and can be retried', {
  tag: '@full',
}, async ({ page }) => {
  await page.route('**/api/business-cards', (route) =>
    route.fulfill({ status: 401, json: { code: 'NOT_SIGNED_IN', message: 'Not logged in' } }),
  );
  const calls = callsOf(page);
  await signInAt(page, '/list', premium);
  await expect(page.getByText('This could not be loaded')).toBeVisible();
  expect(callsTo(calls, 'GET /api/business-cards')).toHaveLength(1);
  await page.unroute('**/api/business-cards');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'New Card' })).toBeVisible();
  await expect(page.getByText('This could not be loaded')).toHaveCount(0);
});

test('a reached limit shows its number', { tag: '@full' }, async ({ page }) => {
  await page.route('**/api/business-cards', (route) =>
    route.fulfill({ status: 403, json: { code: 'CARD_LIMIT_EXCEEDED', message: 'Card limit exceeded' } }),
  );
  await signInAt(page, '/login', premium);
  await fillCard(page, { 'Company name': 'Lumen', 'Full name': 'Elena' });
  await page.getByLabel('Card Name').fill('One too many');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    "You've reached your card limit (50 cards). Upgrade your plan to create more cards.",
  );
});

test('a logo uploads when it is chosen, and the upload can be cancelled', async ({ page }) => {
  await signInAt(page, '/login', premium);
  // Delayed, so that the upload can be cancelled.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/objects/uploads/*', async (route) => {
    await held;
    await route.continue();
  });
  await fillCard(page, { 'Company name': 'Lumen', 'Full name': 'Elena' });
  const file = await pictureFile(page, { type: 'image/png', px: 900 });
  await pickLogo(page, file);
  await expect(page.getByRole('button', { name: 'Uploading...' })).toBeDisabled();
  await expect(page.getByText('20 × 20 mm')).toBeVisible();
  await expect(page.getByText('Logo is checked when the upload ends')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('20 × 20 mm')).toBeHidden();
  await expect(drawing(page).locator('image')).toHaveCount(0);
  release();
  await pickLogo(page, file);
  await expect(drawing(page).locator('image')).toHaveCount(1);
});

test('a logo that fails to upload shows an error in Slovak, and the card has no logo', {
  tag: '@full',
}, async ({ page }) => {
  await signInAt(page, '/login', premium);
  await page.route('**/objects/uploads/*', (route) => route.fulfill({ status: 500 }));
  await fillCard(page, { 'Company name': 'Lumen', 'Full name': 'Elena' });
  await pickLogo(page, await pictureFile(page, { type: 'image/jpeg' }));
  await expect(page.getByRole('alertdialog')).toContainText('Súbor sa nepodarilo nahrať. Skúste to znova.');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(drawing(page).locator('image')).toHaveCount(0);
});

async function removeCards(page: Page, name: string): Promise<void> {
  await page.evaluate(async (name) => {
    const answer = await fetch('/api/business-cards');
    const cards = (await answer.json()) as { id: string; name: string }[];
    const mine = cards.filter((card) => card.name.startsWith(name));
    await Promise.all(mine.map(({ id }) => fetch(`/api/business-cards/${id}`, { method: 'DELETE' })));
  }, name);
}

test('My Cards asks for the user and for the cards once', { tag: '@full' }, async ({ page }) => {
  await signInAt(page, '/list', premium);
  const name = `Once ${crypto.randomUUID().slice(0, 8)}`;
  await saveCard(page, name);
  const calls = callsOf(page);
  await page.goto('/list');
  await expect(cardNamed(page, name)).toBeVisible();
  expect(callsTo(calls, 'GET /api/auth/user')).toHaveLength(1);
  expect(callsTo(calls, 'GET /api/business-cards')).toHaveLength(1);
});
