import { expect, type Page, test } from '@playwright/test';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { cardOf } from '#domain/card/flat-card.ts';
import { defaultRules } from '#domain/design/company-design.ts';
import { sixCards } from './sample-cards.ts';
import { id, mockResponse, mockUser } from './stubs.ts';
import { pictureOf } from './take-pictures.ts';

const texts = {
  companyName: 'Tatra Sound',
  website: 'tatrasound.example',
  fullName: 'Adam Kriváň',
  position: 'Sound Engineer',
  phone: '+421 917 480 226',
  email: 'adam@tatrasound.example',
};
const card = { ...cardOf({ layout: 'bold', backgroundColor: '#f9c93a' }), content: texts };
const branches = [
  { id: id(301), name: 'Košice', texts: { street: 'Hlavná 1', city: '040 01 Košice', phone: '+421 55 200' } },
  { id: id(302), name: 'Bratislava', texts: { street: 'Obchodná 5', city: '811 06 Bratislava' } },
];
const design: SavedDesign = {
  id: id(300),
  name: 'Tatra Sound – crew',
  version: 1,
  card,
  rules: defaultRules(texts),
  branches,
  takesPeopleAtOnce: false,
  cardCount: 6,
  createdAt: '2026-10-01T10:00:00.000Z',
  updatedAt: '2026-10-01T10:00:00.000Z',
};
const people = [
  'Meno a priezvisko;Pracovná pozícia;Mobil;E-mail;Pobočka;Oddelenie',
  'Barbora Šimková;Stage Manager;0917480227;barbora@tatrasound.example;Košice;Technika',
  'Filip Gajdoš;Lighting Operator;0917480231;filip@tatrasound;Košice;Technika',
  ';Rigger;0917480236;rigging@tatrasound.example;Bratislava;Technika',
  'Lucia Vargová;Production Lead;0917480237;lucia@tatrasound.example;Bratislava;Produkcia',
].join('\n');

const longPeople = [
  'Meno a priezvisko;Pracovná pozícia;Mobil;E-mail',
  'Barbora Šimková;Stage Manager;0917480227;barbora@tatrasound.example',
  'PhDr. Vladimír Československý-Podhradský, CSc.;Rigger;0917480231;vladimir@tatrasound.example',
  'RNDr. Bronislava Československá-Podhradská, CSc.;Rigger;0917480236;bronislava@tatrasound.example',
  'MUDr. Alexandra Rozdrojčíková-Hviezdoslavová, MBA;Doctor;0917480237;alexandra@tatrasound.example',
  'Lucia Vargová;Production Lead;0917480238;lucia@tatrasound.example',
].join('\n');

async function openAs(page: Page, baseURL: string | undefined, path: string): Promise<void> {
  await mockUser(page, baseURL, { role: 'enterprise', cardLimit: 500 });
  await mockResponse(page, '/api/business-cards', sixCards.map(ofDesign));
  await mockResponse(page, '/api/designs', [design]);
  await page.goto(path);
}

/** Every other card is of the design. */
function ofDesign(saved: (typeof sixCards)[number], index: number) {
  return index % 2 === 0 ? { ...saved, designId: design.id, branchId: branches[0]?.id } : saved;
}

for (const locale of ['en-GB', 'sk-SK']) {
  const language = locale.slice(0, 2);
  test.describe(locale, () => {
    test.use({ locale });

    test(`the steps of an import, ${language}`, async ({ page, baseURL }) => {
      await openAs(page, baseURL, '/import');
      await expect(page.getByRole('combobox').first()).toBeVisible();
      await pictureOf(page, `import-file-${language}`, 1440, 390);
      const file = { name: 'crew.csv', mimeType: 'text/csv', buffer: Buffer.from(people) };
      await page.locator('main input[type="file"]').setInputFiles(file);
      await expect(page.getByText('Meno a priezvisko', { exact: true }).first()).toBeVisible();
      await pictureOf(page, `import-columns-${language}`, 1440, 390);
      await page.getByRole('button', { name: /Check 4|Skontrolovať/ }).click();
      await expect(page.locator('main svg path[data-text]').first()).toBeVisible();
      await pictureOf(page, `import-check-${language}`, 1440, 390);
    });

    test(`a list whose people need smaller text, ${language}`, async ({ page, baseURL }) => {
      await openAs(page, baseURL, '/import');
      const file = { name: 'crew.csv', mimeType: 'text/csv', buffer: Buffer.from(longPeople) };
      await page.locator('main input[type="file"]').setInputFiles(file);
      await page.getByRole('button', { name: /Check 5|Skontrolovať/ }).click();
      const note = page.getByRole('region', { name: /Text sizes|Veľkosti písma/ });
      await expect(note).toBeVisible();
      await pictureOf(page, `import-sizes-${language}`);
      await note.getByRole('button').last().click();
      await expect(note).toContainText(/All cards have|všetky vizitky/);
      await expect(page.getByRole('region', { name: /Cards in the list|Vizitky v zozname/ })).toHaveAttribute(
        'aria-busy',
        'false',
      );
      await pictureOf(page, `import-sizes-used-${language}`, 1440, 390);
    });

    test(`the list with filters, and a selection, ${language}`, async ({ page, baseURL }) => {
      await openAs(page, baseURL, '/list');
      await page.getByRole('combobox', { name: /^(Company design|Firemný dizajn)$/ }).click();
      await page.getByRole('option', { name: design.name }).click();
      await expect(page.locator('main svg path[data-text]').first()).toBeVisible();
      await page.getByRole('checkbox').first().check();
      await pictureOf(page, `list-filters-${language}`, 1440, 390);
    });

    test(`the company designs, ${language}`, async ({ page, baseURL }) => {
      await openAs(page, baseURL, '/designs');
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await pictureOf(page, `designs-${language}`, 1440, 390);
      await page.goto(`/design/${design.id}`);
      await expect(page.getByRole('img', { name: /Tatra Sound|Adam/ }).first()).toBeVisible();
      await page
        .getByRole('button', { name: /Refit to current cards|Prispôsobiť súčasným vizitkám/ })
        .click();
      await expect(
        page.getByText(/One size for all cards|Rovnaká veľkosť písma na všetkých vizitkách/),
      ).toBeVisible();
      await pictureOf(page, `design-${language}`);
    });
  });
}
