import { expect, test } from 'vitest';
import { type PageDocument, pageDocuments } from '#contract/page-documents.ts';
import { isPageOffered } from '#contract/pages.ts';
import { type Language, languages } from '#domain/account/languages.ts';
import { lookIds } from '#domain/card/look/card-look.ts';
import { describePage, prerenderPage } from './prerender.tsx';

/** What a search engine and a messenger read. */
async function headOf(address: PageDocument, language: Language): Promise<Document> {
  return new DOMParser().parseFromString(await describePage(address, language, 'selling'), 'text/html');
}

const contentOf = (head: Document, name: string) =>
  head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

for (const [language, address, title, description] of [
  ['en', '/', 'Vizitka – business cards, ready for print', 'Design a business card online'],
  ['sk', '/', 'Vizitka – vizitky pripravené na tlač', 'Navrhnite si vizitku online'],
  ['cs', '/', 'Vizitka\u00a0– vizitky připravené k\u00a0tisku', 'Navrhněte si vizitku online'],
  ['de', '/', 'Vizitka\u00a0– Visitenkarten, fertig für den Druck', 'Gestalten Sie Visitenkarten online'],
  ['en', '/pricing', 'Pricing – Vizitka', 'Save 50 business cards'],
  ['sk', '/pricing', 'Cenník – Vizitka', 'Uložte si 50'],
  ['cs', '/pricing', 'Ceník\u00a0– Vizitka', '50\u00a0vizitek za 19'],
  ['de', '/pricing', 'Preise\u00a0– Vizitka', '500 für 90'],
  ['en', '/looks', 'Looks – Vizitka', `${lookIds.length} looks for business cards`],
  ['sk', '/looks/ridge', 'Hrebeň, vzhľad vizitky – Vizitka', 'Hrebeň: predná aj zadná strana'],
  ['en', '/help/bleed', 'Bleed, cut and safe margin – Vizitka', 'Cards are printed on a\u00a0big sheet'],
  ['sk', '/help', 'Pomoc – Vizitka', 'Krátke odpovede'],
  ['en', '/teams', 'Business cards for teams – Vizitka', 'One design, one list'],
  ['sk', '/teams', 'Vizitky pre tímy – Vizitka', 'Jeden dizajn, jeden zoznam'],
  ['en', '/login?tab=register', 'Register – Vizitka', 'Create a free Vizitka account'],
  ['sk', '/login?tab=register', 'Registrácia – Vizitka', 'Vytvorte si bezplatný účet'],
] as const) {
  test(`${address} is shared in ${language} with a title, a description and a picture`, async () => {
    const head = await headOf(address, language);
    expect(head.querySelectorAll('title')).toHaveLength(1);
    expect(contentOf(head, 'og:title')).toBe(title);
    expect(contentOf(head, 'og:description')).toContain(description);
    expect(contentOf(head, 'description')).toBe(contentOf(head, 'og:description'));
    expect(contentOf(head, 'og:url')).toMatch(new RegExp(`${address.replaceAll('?', '\\?')}$`));
    expect(contentOf(head, 'twitter:card')).toBe('summary_large_image');
    const picture = { '/looks/ridge': 'ridge', '/teams': `teams-${language}` }[address as string];
    expect(contentOf(head, 'og:image')).toMatch(
      new RegExp(`/share-pictures/${picture ?? `product-${language}`}\\.png$`),
    );
  });
}

test('every page has its own title and description', async () => {
  const addresses = ['/', '/pricing', '/login', '/login?tab=register', null] as const;
  const heads = await Promise.all(addresses.map((address) => headOf(address, 'en')));
  expect(new Set(heads.map(({ title }) => title)).size).toBe(addresses.length);
  expect(new Set(heads.map((head) => contentOf(head, 'description'))).size).toBe(addresses.length);
});

for (const [address, heading, nadpis] of [
  ['/', 'Create Card', 'Vytvoriť vizitku'],
  ['/looks', 'Looks', 'Vzhľady'],
  ['/looks/ridge', 'Ridge', 'Hrebeň'],
  ['/pricing', 'Pay once. Print for good.', 'Raz zaplatíte. Tlačíte navždy.'],
  ['/teams', 'Everyone’s cards. One list. One order.', 'Vizitka pre každého.'],
  ['/login', 'Welcome back', 'Vitajte'],
  ['/login?tab=register', 'Create your account', 'Vytvorte si účet'],
  [null, 'This page is out of register', 'Táto stránka je mimo sútlače'],
] as const) {
  test(`${address ?? 'a missing page'} is prerendered in English and Slovak`, async () => {
    for (const [language, words] of [
      ['en', heading],
      ['sk', nadpis],
    ] as const) {
      const html = await prerenderPage(address, language, 'selling');
      const shown = new DOMParser().parseFromString(html, 'text/html');
      expect(shown.querySelector('h1')?.textContent).toContain(words);
      expect([...shown.querySelectorAll('input')].filter((input) => !input.readOnly)).toEqual([]);
    }
  });
}

const ofSales =
  /\b(pric(e|es|ing)|plans?|premium|corporate|payments?|paid|pay|refund|withdraw\w*|cena|ceny|cenník|ceník|plánu?|platb\w*|zaplat\w*|odst[úo]up\w*|tarif\w*|preise?|zahlung\w*|bezahl\w*|widerruf\w*)(?!\p{L})|[$€]/giu;

test.each(languages)(
  'in %s no document speaks of sales where nothing is sold, but for names of looks and admins',
  async (language) => {
    const found: string[] = [];
    for (const page of pageDocuments.filter((each) => isPageOffered(each, 'giving'))) {
      if (page === '/admin' || page?.startsWith('/looks/')) continue;
      const head = await describePage(page, language, 'giving');
      const shown = new DOMParser().parseFromString(
        `<head>${head}</head>${await prerenderPage(page, language, 'giving')}`,
        'text/html',
      );
      const metas = [...shown.querySelectorAll('meta')].map((meta) => meta.content);
      const text = [shown.title, ...metas, shown.body.textContent].join(' | ');
      for (const match of text.matchAll(ofSales))
        found.push(`${page}: …${text.slice(Math.max(0, match.index - 30), match.index + 40)}`);
    }
    expect(found).toEqual([]);
  },
);
