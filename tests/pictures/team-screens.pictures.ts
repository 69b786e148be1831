import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { accountHeaderName } from '#contract/signed-in.ts';
import type { Language } from '#domain/account/languages.ts';
import designs from '#messages/every-language/designs.ts';
import people from '#messages/every-language/people.ts';
import teams from '#messages/every-language/teams.ts';
import { languageFacts } from '#messages/languages.ts';
import {
  type ShownScreen,
  screenLanguages,
  screenPicture,
  screenSize,
  screenThemes,
} from '#web/features/home/screen-picture.ts';
import { sampleCompany, sampleDesign, samplePeopleOf } from '#web/shared/team/sample/sample-company.ts';
import { demoPassword } from '../../tools/dev/accounts.ts';
import { type DemoClient, httpClient } from '../../tools/dev/demo/demo-client.ts';
import type { DemoCompany } from '../../tools/dev/demo/demo-people.ts';
import { fillCompany } from '../../tools/dev/demo/fill-demo.ts';
import { openAsCompany } from '../e2e/steps/company-steps.ts';
import { rest } from './take-pictures.ts';

/** The pictures of the page for companies: the screens of the sample company, which a real server has in its database. */

/** The owner of the company, who is named on screens: somebody else in each language, because a name is taken once. */
function ownerIn(language: Language) {
  const { email = '' } = samplePeopleOf([])[screenLanguages.indexOf(language)]?.texts ?? {};
  return { username: email.split('@')[0] ?? '', email, password: demoPassword };
}

/** The sample company of the page as a company that is filled by calls. */
function companyIn(language: Language): DemoCompany {
  const { subtitle, positions } = teams[language].sample;
  const design = sampleDesign(sampleCompany, subtitle);
  const { companyName, website, url } = design.card.content;
  return {
    name: sampleCompany.companyName,
    design: sampleCompany.companyName,
    look: sampleCompany.look,
    content: { companyName, website, url },
    address: 'Hydro Street 1, Bratislava',
    branches: design.branches.map(({ name, texts }) => ({ name, texts })),
    people: samplePeopleOf(positions).map(({ texts, branchId }) => ({
      texts,
      branch: design.branches.findIndex(({ id }) => id === branchId),
    })),
  };
}

/** The list of the company a year later: one person has changed, one is new, and one address is wrong. */
function listOf({ people: colleagues, branches }: DemoCompany): string {
  const rows = colleagues
    .slice(2)
    .map(({ texts, branch }, index) => [
      texts.fullName,
      index === 1 ? colleagues[11]?.texts.position : texts.position,
      index === 2 ? texts.email?.replace('@', ' at ') : texts.email,
      branches[branch]?.name,
    ]);
  const newcomer = ['Quinn Sato', colleagues[1]?.texts.position, 'quinn.sato@norfield.example', 'Vienna'];
  return [['Name', 'Position', 'Email', 'Branch'], newcomer, ...rows].map((row) => row.join(';')).join('\n');
}

function clientOf(request: APIRequestContext, companyId: string): DemoClient {
  return {
    async send(method, path, { body, headers } = {}) {
      const answer = await request.fetch(path, {
        method,
        ...(body && { data: body }),
        headers: { [accountHeaderName]: companyId, 'idempotency-key': crypto.randomUUID(), ...headers },
      });
      const text = await answer.text();
      expect(answer.ok(), `${path}: ${text.slice(0, 300)}`).toBe(true);
      return text === '' ? null : (JSON.parse(text) as unknown);
    },
  };
}

type Shot = { language: Language; screen: ShownScreen; from: Locator; margin?: number };

/** Writes a part of the screen, from the top of an element or up from the bottom, in light and dark. */
async function take(page: Page, { language, screen, from, margin = 0 }: Shot): Promise<void> {
  const box = await from.boundingBox();
  if (!box) throw new Error(`${screen} is not on the screen`);
  const width = box.width + 2 * margin;
  const height = (width * screenSize.height) / screenSize.width;
  const bottom = page.viewportSize()?.height ?? 0;
  const clip = { x: box.x - margin, y: Math.min(box.y - margin, bottom - height), width, height };
  for (const theme of screenThemes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await rest(page);
    const picture = await page.screenshot({ clip, caret: 'hide' });
    const file = `src/web/public${screenPicture(screen, theme, language)}`;
    mkdirSync(dirname(file), { recursive: true });
    await sharp(picture)
      .resize(screenSize.width, screenSize.height, { fit: 'fill' })
      .webp({ quality: 82, effort: 6 })
      .toFile(file);
  }
}

for (const language of screenLanguages) {
  test.describe(language, () => {
    test.use({
      locale: languageFacts[language].locale,
      deviceScaleFactor: 2,
      viewport: { width: 390, height: 2000 },
    });

    test(`the screens of the sample company, ${language}`, async ({ page, baseURL }) => {
      test.setTimeout(300_000);
      await openAsCompany(page, sampleCompany.companyName, '/designs', ownerIn(language));
      const [made] = (await (await page.request.get('/api/companies')).json()) as { id: string }[];
      const company = companyIn(language);
      const { fillIn, proof, orderIds } = await fillCompany(
        { visitor: () => httpClient(baseURL ?? '') },
        clientOf(page.request, made?.id ?? ''),
        company,
      );

      await page.goto('/designs');
      const rules = page.getByRole('heading', { name: designs[language].texts, exact: true });
      const section = rules.locator('xpath=ancestor::section[1]');
      await take(page, { language, screen: 'designs', from: section, margin: 16 });

      await page.setViewportSize({ width: 560, height: 1400 });
      await page.goto('/import');
      const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(listOf(company)) };
      await page.locator('main input[type="file"]').setInputFiles(file);
      const { check, columns } = people[language];
      await page.getByRole('button', { name: columns.check(15) }).click();
      const checked = page.getByRole('region', { name: check.label });
      await expect(checked).toHaveAttribute('aria-busy', 'false');
      await expect(checked.locator('svg path[data-text]').nth(20)).toBeAttached();
      await take(page, { language, screen: 'people', from: checked });
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(checked.locator('svg path[data-text]').nth(4)).toBeAttached();
      await page.getByRole('button', { name: check.download }).click();
      await take(page, { language, screen: 'files', from: page.getByRole('dialog') });

      await page.goto(`/fill-in#${fillIn}`);
      await expect(page.getByRole('img').first()).toBeVisible();
      await expect(page.locator('[data-check] .text-success')).toBeVisible({ timeout: 60_000 });
      await take(page, { language, screen: 'links', from: page.locator('body') });

      await page.setViewportSize({ width: 560, height: 1400 });
      await page.goto(`/proof#${proof}`);
      const card = page.getByRole('main').getByRole('img').first();
      await expect(card.locator('path[data-text]').first()).toBeAttached();
      await take(page, { language, screen: 'proofs', from: card, margin: 24 });

      await page.setViewportSize({ width: 390, height: 1400 });
      await page.goto(`/order/${orderIds[1]}`);
      await expect(page.locator('main svg path[data-text]').first()).toBeAttached();
      await take(page, { language, screen: 'orders', from: page.getByRole('main') });
    });
  });
}
