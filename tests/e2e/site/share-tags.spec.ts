import { expect, test } from '@playwright/test';
import { languages } from '#domain/account/languages.ts';

/** The documents as search engines and messengers read them; no browser is needed. */

function contentOf(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
}

for (const [language, address, title, description] of [
  ['en', '/', 'Vizitka – business cards, ready for print', 'Design a business card online'],
  ['sk', '/looks/ridge', 'Hrebeň, vzhľad vizitky – Vizitka', 'Hrebeň: predná aj zadná strana'],
  ['sk', '/teams', 'Vizitky pre tímy – Vizitka', 'Jeden dizajn, jeden zoznam'],
] as const) {
  test(`${address} has a title, a description and a preview image in ${language} where it is shared`, async ({
    request,
    baseURL,
  }) => {
    const html = await (await request.get(address, { headers: { 'accept-language': language } })).text();
    expect(html).toContain(`<html lang="${language}"`);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/<meta name="description"/g)).toHaveLength(1);
    expect(contentOf(html, 'og:title')).toBe(title);
    expect(contentOf(html, 'og:description')).toContain(description);
    expect(contentOf(html, 'description')).toBe(contentOf(html, 'og:description'));
    expect(contentOf(html, 'og:url')).toBe(`${baseURL}${address}`);
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
    const picture = contentOf(html, 'og:image') ?? '';
    const { pathname } = new URL(picture);
    const shown = { '/looks/ridge': 'ridge', '/teams': `teams-${language}`, '/': `product-${language}` };
    expect(pathname).toBe(`/share-pictures/${shown[address]}.png`);
    const answer = await request.get(picture);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
    const png = await answer.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });
}

test('a public page names its address in each language and says what it is about', async ({
  request,
  baseURL,
}) => {
  for (const address of ['/', '/teams', '/pricing', '/looks', '/looks/bauhaus', '/help', '/help/bleed']) {
    const html = await (await request.get(address)).text();
    for (const [language, path] of [
      ...languages.map((tag) => [tag, `${address}?lang=${tag}`]),
      ['x-default', address],
    ])
      expect(html).toContain(`<link rel="alternate" hrefLang="${language}" href="${baseURL}${path}"`);
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as { '@context': string },
    );
    expect(data.map((part) => part['@context'])).toEqual(data.map(() => 'https://schema.org'));
    expect(data.length).toBe({ '/': 2, '/looks': 0, '/help': 0 }[address] ?? 1);
  }
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const address of ['/teams', '/help/bleed'])
    expect(sitemap).toContain(`<loc>${baseURL}${address}</loc>`);
});
