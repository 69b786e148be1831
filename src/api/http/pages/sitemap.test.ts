import { afterAll, expect, test } from 'vitest';
import { addressIn, indexedDocuments, languageAsked } from '#contract/page-documents.ts';
import { languages } from '#domain/account/languages.ts';
import { startApi } from '../../testing/api-under-test.ts';

const api = await startApi();
afterAll(() => api.close());

test('the sitemap has every public page in every language, and robots.txt says where it is', async () => {
  const { body, headers } = await api.visitor().get('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(body.match(/<url>/g)).toHaveLength(indexedDocuments.length);
  for (const language of [...languages, 'x-default'])
    expect(body.match(new RegExp(`hreflang="${language}"`, 'g'))).toHaveLength(indexedDocuments.length);
  const robots = await api.visitor().get('/robots.txt');
  const [, address = ''] = /^Sitemap: (.*)$/m.exec(robots.body) ?? [];
  expect(new URL(address).pathname).toBe('/sitemap.xml');
});

test('an address asks for a language that the pages have, and for no other', () => {
  for (const language of languages) expect(languageAsked(addressIn('/teams', language))).toBe(language);
  expect(languageAsked('/looks?colour=red&lang=sk')).toBe('sk');
  for (const address of ['/teams', '/teams?lang=xx', '/teams?lang=skx', '/teams?slang=sk'])
    expect(languageAsked(address)).toBeNull();
});
