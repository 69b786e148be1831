import { expect, type Locator, type Page, test } from '@playwright/test';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { cardOf } from '#domain/card/flat-card.ts';
import { layoutCard } from '#layout/layout-card.ts';
import type { GlyphRun } from '#layout/scene.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { expectNoViolations } from '../steps/axe.ts';
import { expectNothingCut } from '../steps/page-fit.ts';
import { downloaded } from '../steps/print-steps.ts';
import { signInAt, uploadLogo } from '../steps/saved-card-steps.ts';
import { callsOf, callsTo, corporate, toast } from '../steps/steps.ts';

const fonts = fontsFromDisk();
const free = { username: 'free', password: 'vizitka-demo' };

/** Logs in and makes a company design with a logo and a branch of a new card. Returns its name. */
async function openImport(page: Page): Promise<string> {
  await signInAt(page, '/import', corporate);
  const name = `Crew ${crypto.randomUUID().slice(0, 8)}`;
  const { request } = page;
  const logoUrl = await uploadLogo(page);
  const card = await request.post('/api/business-cards', {
    data: {
      name,
      companyName: 'Tatra Sound',
      fullName: 'Adam Kriváň',
      position: 'Engineer',
      phone: '+421 917 480 226',
      email: 'a@tatra.sk',
      logoUrl,
    },
  });
  expect(card.status(), await card.text()).toBe(201);
  const { id: cardId } = (await card.json()) as { id: string };
  const design = await request.post('/api/designs', { data: { name, cardId } });
  const { id } = (await design.json()) as { id: string };
  const branches = [{ id: crypto.randomUUID(), name: 'Košice', texts: {} }];
  expect((await request.put(`/api/designs/${id}`, { data: { branches } })).ok()).toBe(true);
  await page.reload();
  await page.getByRole('combobox', { name: 'Design' }).click();
  await page.getByRole('option', { name }).click();
  return name;
}

function choose(page: Page, name: string, text: string) {
  return page
    .getByLabel('Choose file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

const people = [
  'Meno a priezvisko;Pracovná pozícia;Mobil;E-mail;Poznámka',
  'Eva Šťastná;Zvukárka;0917480227;eva@tatra.sk;',
  'Ján Kováč;Osvetľovač;0917480228;jan@tatra;',
  'Filip Gajdoš;Technik;0917480229;filip@tatra.sk;',
].join('\n');

test('a list becomes cards: columns are matched, a row is fixed in place, and one call creates them', async ({
  page,
}) => {
  await openImport(page);
  await expect(page.getByRole('columnheader', { name: 'Branch' })).toBeVisible();
  await choose(page, 'crew.csv', people);
  await expect(page.getByText('3 rows · 5 columns')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Card of a row' }).locator('image')).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: '“Mobil” goes to' })).toHaveText('Phone');
  await page.getByRole('button', { name: 'Check 3 cards' }).click();

  await expect(page.getByText('Print check: 2 cards passed')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Problems 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Fix row 3: Ján Kováč' }).click();
  await page.getByLabel('Email').fill('jan@tatra.sk');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Print check: 3 cards passed')).toBeVisible();
  await expectNoViolations(page);

  const calls = callsOf(page);
  await page.getByRole('button', { name: 'Create 3 cards' }).click();
  await expect(toast(page)).toContainText('Cards saved');
  expect(callsTo(calls, 'POST')).toMatchObject([
    { body: { create: [{ texts: { fullName: 'Eva Šťastná', phone: '+421 917 480 227' } }, {}, {}] } },
  ]);
  await expect(page).toHaveURL(/\/list$/);
});

const longNames = [
  'PhDr. Vladimír Československý-Podhradský, CSc.',
  'RNDr. Bronislava Československá-Podhradská, CSc.',
  'MUDr. Alexandra Rozdrojčíková-Hviezdoslavová, MBA',
];

/** The saved cards of a design. */
async function cardsOf(page: Page, designId: string): Promise<SavedCard[]> {
  const cards = (await (await page.request.get('/api/business-cards')).json()) as SavedCard[];
  return cards.filter((card) => card.designId === designId);
}

/** The texts of a card, as the preview and the file draw them. */
function textsOf(card: SavedCard): GlyphRun[] {
  return layoutCard(cardOf(card), fonts, { width: 200, height: 200 }).items.filter(
    (item) => item.kind === 'text',
  );
}

test('long names need smaller text: it is proposed, used for all cards, and a later colleague changes no other card', async ({
  page,
}) => {
  const name = await openImport(page);
  const designs = (await (await page.request.get('/api/designs')).json()) as SavedDesign[];
  const { id } = designs.find((design) => design.name === name) ?? { id: '' };
  const addPeople = async (...names: string[]) => {
    const create = names.map((fullName) => ({ texts: { fullName } }));
    expect((await page.request.post(`/api/designs/${id}/cards`, { data: { create } })).status()).toBe(201);
  };
  await addPeople('Eva Šťastná', 'Ján Kováč');

  await choose(page, 'crew.csv', ['Meno a priezvisko', 'Filip Gajdoš', ...longNames].join('\n'));
  await page.getByRole('button', { name: 'Check 4 cards' }).click();
  const note = page.getByRole('region', { name: 'Text sizes' });
  await expect(note).toContainText(/3 people need smaller text: full name \S+\spt instead of \S+\spt/);
  await note.getByRole('button', { name: 'Show people' }).click();
  await expect(page.getByRole('radio', { name: 'Long text 3' })).toBeChecked();
  await expect(page.getByRole('list', { name: 'Rows' }).getByRole('listitem')).toHaveCount(3);
  await expectNoViolations(page);
  await note.getByRole('button', { name: /^Use .* for all cards$/ }).click();
  await expect(note).toContainText('All cards have smaller text because of 3 people');
  await page.getByRole('button', { name: 'Create 4 cards' }).click();
  await expect(toast(page)).toContainText('Cards saved');
  const saved = await cardsOf(page, id);
  expect(saved).toHaveLength(7);
  const sizes = saved.map((card) => textsOf(card).find(({ field }) => field === 'fullName')?.sizePt);
  expect(new Set(sizes)).toEqual(new Set([saved[0]?.typeset?.sizes.fullName]));

  await addPeople('prof. Ing. arch. Maximiliána Hohenzollern-Sigmaringenová-Wolframová, DrSc.');
  const later = await cardsOf(page, id);
  expect(later).toHaveLength(8);
  const before = new Map(saved.map((card) => [card.id, card]));
  for (const card of later.filter((one) => before.has(one.id)))
    expect(textsOf(card)).toEqual(textsOf(before.get(card.id) ?? card));
});

/** Opens the check of the list, with row 3 put right. */
async function fixRow(page: Page): Promise<void> {
  await choose(page, 'crew.csv', people);
  await page.getByRole('button', { name: 'Check 3 cards' }).click();
  await page.getByRole('button', { name: 'Fix row 3: Ján Kováč' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('jan@tatra.sk');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Print check: 3 cards passed')).toBeVisible();
}

test('a fix stays when the cards are downloaded for a print shop, and when the columns are seen again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shop = { id: 'own', settings: { name: 'Own shop', inkLimit: 280 } };
    localStorage.setItem('vizitka.print-shops', JSON.stringify({ chosen: shop, own: [shop] }));
  });
  await openImport(page);
  await fixRow(page);
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Print check: 3 cards passed')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Check 3 cards' }).click();
  await expect(page.getByText('Print check: 3 cards passed')).toBeVisible();
  await page.getByRole('button', { name: 'Edit row 3: Ján Kováč' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('jan@tatra.sk');
});

test('after a lost answer and one more fix the saved cards are shown, and the fix changes one of them', async ({
  page,
}) => {
  const name = await openImport(page);
  await fixRow(page);
  const path = '**/api/designs/*/cards';
  await page.route(path, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Create 3 cards' }).click();
  await expect(toast(page)).toContainText('nothing is created twice');
  await page.unroute(path);
  await page.getByRole('button', { name: 'Edit row 4: Filip Gajdoš' }).click();
  // Neither the name nor the email is that of the saved card any more.
  const renamed = `Filip ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel('Full name').fill(renamed);
  await page.getByLabel('Email').fill('gajdosik@tatra.sk');
  await page.keyboard.press('Enter');
  const save = page.getByRole('button', { name: 'Create 3 cards' });
  await expect(save).toBeEnabled();
  await save.click();
  await expect(toast(page)).toContainText('Your earlier attempt was saved: 3 new and 0 changed cards');
  for (const filter of ['Changed 1', 'Same 2'])
    await expect(page.getByRole('radio', { name: filter })).toBeVisible();
  await page.getByRole('button', { name: 'Change 1 card' }).click();
  await expect(page).toHaveURL(/\/list$/);
  await page.getByRole('link', { name: 'Company designs' }).click();
  await expect(page.getByRole('region', { name })).toContainText('4 cards');
  const cards = (await (await page.request.get('/api/business-cards')).json()) as { fullName: string }[];
  expect(cards.filter(({ fullName }) => fullName === renamed)).toHaveLength(1);
});

test('a list that cannot be read says why, and the page goes on', { tag: '@full' }, async ({ page }) => {
  await openImport(page);
  await choose(page, 'empty.csv', '');
  await expect(page.getByText('The file is empty.')).toBeVisible();
  await choose(page, 'many.csv', `Name\n${'Eva\n'.repeat(501)}`);
  await expect(page.getByText('more than 500 people')).toBeVisible();
  await expectNoViolations(page);
  await choose(page, 'crew.csv', people);
  await expect(page.getByText('3 rows · 5 columns')).toBeVisible();
});

test('the ready cards are printed as one PDF and as an archive', { tag: '@full' }, async ({ page }) => {
  await openImport(page);
  await choose(page, 'crew.csv', people);
  await page.getByRole('button', { name: 'Check 3 cards' }).click();
  for (const [kind, start] of [
    ['One PDF', '%PDF'],
    ['One file each', 'PK'],
    ['Order sheet', '%PDF'],
  ] as const) {
    const bytes = await downloaded(page, page.getByRole('button', { name: 'Download' }), kind);
    expect(bytes.toString('latin1', 0, start.length)).toBe(start);
  }
});

test('a list that is imported again shows what is new, gone and changed by word, on a phone too', {
  tag: '@full',
}, async ({ page }) => {
  const name = await openImport(page);
  const header = 'Meno;Pozícia;E-mail';
  const importList = async (...rows: string[]) => {
    await choose(page, 'crew.csv', [header, ...rows].join('\n'));
    await page.getByRole('button', { name: /^Check \d/ }).click();
    await expect(page.getByText(/^Print check: \d/)).toBeVisible();
  };
  await importList('Eva Šťastná;Sound Engineer;eva@tatra.sk', 'Ján Kováč;Rigger;jan@tatra.sk');
  await page.getByRole('button', { name: 'Create 2 cards' }).click();
  await expect(page).toHaveURL(/\/list$/);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/import');
  await page.getByRole('combobox', { name: 'Design' }).click();
  await page.getByRole('option', { name }).click();
  await importList(
    'Eva Šťastná;Lead Sound Engineer;eva@tatra.sk',
    'Ján Kováč;Rigger;jan@tatra.sk',
    'Filip Gajdoš;Driver;filip@tatra.sk',
  );
  for (const filter of ['New 1', 'Changed 1', 'Same 1'])
    await expect(page.getByRole('radio', { name: filter })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'Eva Šťastná' });
  await expect(row.locator('ins')).toHaveText('Lead');
  await expect(row.getByText('Position: Sound Engineer → Lead Sound Engineer')).toBeAttached();
  // Nothing of the change is cut off.
  const change = row.locator('p', { has: page.locator('ins') });
  expect(await change.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(0);
  // The card of the design is no colleague who left.
  await page.getByRole('radio', { name: 'Not on the list 1' }).click();
  await expect(page.getByText('The design was created from this card')).toBeVisible();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await expectNoViolations(page);
  await page.getByRole('radio', { name: /^All/ }).click();
  await expectNoViolations(page);
  await expectNothingCut(page, 'import again');
  await page.getByRole('button', { name: 'Create 1 card, change 1' }).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('1 new and 1 changed');
});

test('an export with a title and a total is read as it is, and another row can have the headers', {
  tag: '@full',
}, async ({ page }) => {
  await openImport(page);
  const rows = ['Eva Malá;Zvukárka;eva@tatra.sk', 'Ján Kováč;Rigger;jan@tatra.sk', 'Spolu: 2;;'];
  await choose(page, 'hr.csv', ['Zoznam zamestnancov;;', 'Meno;Pozícia;E-mail', ...rows].join('\n'));
  await expect(page.getByText('2 rows · 3 columns')).toBeVisible();
  await expect(page.getByText('Not imported: above the headers (row 1); totals (row 5).')).toBeVisible();
  const headers = page.getByRole('combobox', { name: 'Headers are in row' });
  await expect(headers).toHaveText('2: Meno, Pozícia, E-mail');
  await expectNoViolations(page);
  await headers.click();
  await page.getByRole('option', { name: '1: Zoznam zamestnancov' }).click();
  await expect(page.getByText('3 rows · 3 columns')).toBeVisible();
  await expect(headers).toBeFocused();
  await headers.click();
  await page.getByRole('option', { name: '2: Meno' }).click();
  await page.getByRole('button', { name: 'Check 2 cards' }).click();
  await expect(page.getByText('Print check: 2 cards passed')).toBeVisible();
});

test('colleagues with one address stay themselves when the list is imported again; a person twice is named', {
  tag: '@full',
}, async ({ page }) => {
  const name = await openImport(page);
  const list = [
    'Meno;Pozícia;E-mail',
    'Anna Prvá;Recepcia;recepcia@tatra.sk',
    'Beáta Druhá;Recepcia;recepcia@tatra.sk',
    'Cyril Tretí;Údržba;cyril.tretí@tatra.sk',
    'Ing. Anna Prvá;Vedúca;recepcia@tatra.sk',
  ].join('\n');
  await choose(page, 'crew.csv', list);
  await page.getByRole('button', { name: 'Check 4 cards' }).click();
  await expect(page.getByText('Same person as row 2')).toBeVisible();
  await page.getByRole('button', { name: 'Create 3 cards' }).click();
  await expect(page).toHaveURL(/\/list$/);
  await page.goto('/import');
  await page.getByRole('combobox', { name: 'Design' }).click();
  await page.getByRole('option', { name }).click();
  await choose(page, 'crew.csv', list);
  await page.getByRole('button', { name: 'Check 4 cards' }).click();
  await expect(page.getByRole('radio', { name: 'Same 3' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Changed/ })).toHaveCount(0);
});

test('what the server refuses is written at its row', async ({ page }) => {
  const name = await openImport(page);
  await choose(
    page,
    'crew.csv',
    'Meno;Pozícia;E-mail\nEva Malá;Zvukárka;eva@tatra.sk\nJán Kováč;;jan@tatra.sk',
  );
  await page.getByRole('button', { name: 'Check 2 cards' }).click();
  await expect(page.getByText('Print check: 2 cards passed')).toBeVisible();
  // The design changes in another tab.
  await page.evaluate(async (named) => {
    const designs = (await (await fetch('/api/designs')).json()) as {
      id: string;
      name: string;
      rules: object;
    }[];
    const design = designs.find((one) => one.name === named);
    const body = JSON.stringify({ rules: { ...design?.rules, position: 'required' } });
    const headers = { 'content-type': 'application/json' };
    await fetch(`/api/designs/${design?.id}`, { method: 'PUT', headers, body });
  }, name);
  await page.getByRole('button', { name: 'Create 2 cards' }).click();
  await expect(toast(page)).toContainText('because row 3 was not accepted');
  await expect(page.getByRole('listitem').filter({ hasText: 'Position is required' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Fix row 3: Ján Kováč' })).toBeVisible();
});

test('by keyboard alone a list becomes cards, and they are printed', { tag: '@full' }, async ({ page }) => {
  await openImport(page);
  // Opening the dialog of the system is the one thing a page cannot do by keyboard in a test.
  await page.getByRole('button', { name: 'Paste cells' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Cells copied from a spreadsheet').focus();
  const batch = crypto.randomUUID().slice(0, 8);
  await page.keyboard.insertText(`Meno\tPozícia\nEva ${batch}\tZvukárka\nJán ${batch}\tOsvetľovač`);
  await pressAt(page, page.getByRole('button', { name: 'Use these cells' }));
  await pressAt(page, page.getByRole('button', { name: 'Check 2 cards' }));
  await expect(page.getByText('Print check: 2 cards passed')).toBeVisible();
  await pressAt(page, page.getByRole('button', { name: 'Create 2 cards' }));
  await expect(page).toHaveURL(/\/list$/);
  await page.getByRole('searchbox', { name: 'Search cards' }).focus();
  await page.keyboard.insertText(batch);
  await expect(page.getByRole('status').filter({ hasText: '2 cards' })).toBeVisible();
  await tabTo(page, page.getByRole('checkbox', { name: `Select Ján ${batch}` }));
  await page.keyboard.press('Space');
  await pressAt(page, page.getByRole('button', { name: 'Select all 2' }));
  await pressAt(
    page,
    page.getByRole('region', { name: 'Selected cards' }).getByRole('button', { name: 'Download' }),
  );
  const download = page.waitForEvent('download');
  await pressAt(page, page.getByRole('dialog').getByRole('button', { name: 'Download' }));
  expect((await download).suggestedFilename()).toBe('cards.pdf');
});

/** Moves the focus with Tab until the element has it. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await element.evaluate((found) => found === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not reach the element');
}

async function pressAt(page: Page, element: Locator): Promise<void> {
  await tabTo(page, element);
  await page.keyboard.press('Enter');
}

test('a user of the free plan learns what it costs', { tag: '@full' }, async ({ page }) => {
  await signInAt(page, '/import', free);
  await expect(page.getByText('Premium saves 50 cards, Corporate 500.')).toBeVisible();
});
