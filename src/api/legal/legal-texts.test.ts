import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#domain/account/languages.ts';
import { legalPages } from '#domain/legal/legal-pages.ts';
import { markdownText } from '#domain/legal/markdown.ts';
import { readLegalTexts } from './legal-texts.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vizitka-legal-'));
  await cp('infra/legal', folder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const operator = {
  name: 'Studio Sever s. r. o.',
  address: 'Hlavná 1, Košice',
  registration: 'IČO 12345678',
  contact: 'hello@studio-sever.example',
  site: 'https://cards.example',
  offering: 'selling' as const,
};

test('the starting texts are marked as such and name the operator', async () => {
  const texts = await readLegalTexts({ folder: 'infra/legal', areSamplesAllowed: true, ...operator });
  for (const page of legalPages)
    for (const language of languages) {
      expect(texts[page][language].isSample).toBe(true);
      expect(texts[page][language].blocks.length).toBeGreaterThan(2);
      expect(markdownText(texts[page][language].blocks)).not.toMatch(/[{}]/);
    }
  const imprint = markdownText(texts.imprint.en.blocks);
  for (const fact of [operator.name, operator.address, operator.registration, operator.contact])
    expect(imprint).toContain(fact);
});

test('a language without a text gets the English one, marked as English', async () => {
  await writeFile(join(folder, 'contact.en.md'), '## Contact\n\nWrite to us.');
  await rm(join(folder, 'contact.sk.md'));
  const { contact } = await readLegalTexts({ folder, areSamplesAllowed: true, ...operator });
  expect(contact.sk).toEqual(contact.en);
  expect(contact.sk).toMatchObject({ language: 'en', isSample: false });
});

test('production names every text that is missing or was not adapted', async () => {
  const settings = { folder, areSamplesAllowed: false, ...operator };
  await writeFile(join(folder, 'terms.sk.md'), '## Podmienky\n\nNaše.');
  await rm(join(folder, 'terms.en.md'));
  const failure = await readLegalTexts(settings).catch((error: unknown) => String(error));
  expect(failure).toContain('LEGAL_DIR has no file terms.en.md');
  expect(failure).toContain('LEGAL_DIR privacy.en.md is still the starting text');
  expect(failure).not.toContain('terms.sk.md');
});

test('where plans are given no text speaks of payments, and each still says who runs the site', async () => {
  const texts = await readLegalTexts({
    folder: 'infra/legal',
    areSamplesAllowed: true,
    ...operator,
    offering: 'giving',
  });
  const ofSales =
    /\b(paid|pay(ment)?s?|price|refund|withdraw\w*|invoices?|premium|corporate|plat(ba|by|beb?|ieb|en[ýé]\w*)|cena|odst(úpi|oupi)\w*|faktúr\w*|faktur\w*|zahl(en|ung\w*)|preis|widerruf\w*|rechnung\w*)\b/i;
  for (const language of languages) {
    for (const page of legalPages) expect(markdownText(texts[page][language].blocks)).not.toMatch(ofSales);
    expect(markdownText(texts.terms[language].blocks)).toContain(operator.name);
  }
});
