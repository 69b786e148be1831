import { expect, test } from '@playwright/test';

/** The documents as search engines and messengers read them; no browser is needed. */

function contentOf(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
}

for (const [language, address, title, description] of [
  ['en', '/', 'Vizitka – business cards, ready for print', 'Design a business card online'],
  ['sk', '/', 'Vizitka – vizitky pripravené na tlač', 'Navrhnite si vizitku online'],
  ['en', '/pricing', 'Pricing – Vizitka', 'Save 50 business cards'],
  ['sk', '/pricing', 'Cenník – Vizitka', 'Uložte si 50'],
  ['en', '/looks', 'Looks – Vizitka', 'Forty-eight looks'],
  ['sk', '/looks/ridge', 'Hrebeň, vzhľad vizitky – Vizitka', 'Hrebeň: predná aj zadná strana'],
  ['en', '/help/bleed', 'Bleed, cut and safe margin – Vizitka', 'Cards are printed on a\u00a0big sheet'],
  ['sk', '/help', 'Pomoc – Vizitka', 'Krátke odpovede'],
  ['en', '/login?tab=register', 'Register – Vizitka', 'Create a free Vizitka account'],
  ['sk', '/login?tab=register', 'Registrácia – Vizitka', 'Vytvorte si bezplatný účet'],
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
    expect(picture.startsWith(`${baseURL}/og-image`)).toBe(true);
    const answer = await request.get(picture);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
  });
}

test('every page has its own title and description', async ({ request }) => {
  const addresses = ['/', '/pricing', '/login', '/login?tab=register', '/nowhere'];
  const documents = await Promise.all(addresses.map(async (address) => (await request.get(address)).text()));
  const titles = documents.map((html) => /<title>([^<]*)/.exec(html)?.[1]);
  const descriptions = documents.map((html) => contentOf(html, 'description'));
  expect(new Set(titles).size).toBe(addresses.length);
  expect(new Set(descriptions).size).toBe(addresses.length);
});
