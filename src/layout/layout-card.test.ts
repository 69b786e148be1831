import { describe, expect, test } from 'vitest';
import { defaultColour, type Layout, layouts, orientations } from '#domain/card/card.ts';
import { cardOf, type FlatCard, flatColours } from '#domain/card/flat-card.ts';
import type { TextField } from '#domain/card/text-fields.ts';
import { fontsFromDisk } from '../../tools/build/card-faces.ts';
import { lumenCard } from '../../tools/print/samples/lumen-texts.ts';
import { facesOf, layoutCard, logoBoxOf } from './layout-card.ts';
import type { GlyphRun, Scene } from './scene.ts';

const fonts = fontsFromDisk();
const square = { width: 600, height: 600 };

/** The colours of a new card, which print in black ink alone. */
const black = flatColours((field) => defaultColour(field, 'create'));
const filled = {
  ...black,
  ...lumenCard,
};
const long = {
  companyName: 'Stredoslovenská Vydavateľská Spoločnosť',
  website: 'stredoslovenska-vydavatelska.sk',
  fullName: 'Alexandra Kristína Hviezdoslavová',
  position: 'Senior Acquisitions & Partnerships Editor',
  phone: '+421 (0)48 415 00 00 ext. 118',
  email: 'alexandra.hviezdoslavova@vydavatelska.sk',
  url: 'https://www.linkedin.com/in/alexandra-hviezdoslavova',
};
const tooLong = {
  ...long,
  email:
    'alexandra.kristina.hviezdoslavova-kralovicova@stredoslovenska-vydavatelska-spolocnost-banska-bystrica.sk',
};
const aCard = (changed: FlatCard = {}): FlatCard => ({ ...filled, ...changed });

const runsOf = ({ items }: Scene): GlyphRun[] => items.filter((item) => item.kind === 'text');
const linesOf = (scene: Scene, field: TextField | null) => runsOf(scene).filter((run) => run.field === field);
const wordsOf = (scene: Scene, field: TextField) => linesOf(scene, field).map(({ text }) => text.trim());
function firstOf(scene: Scene, field: TextField): GlyphRun {
  const [run] = linesOf(scene, field);
  if (!run) throw new Error(`${field} is not on the card`);
  return run;
}
const logoOf = ({ items }: Scene) => items.find((item) => item.kind === 'logo');
const ruleOf = ({ items }: Scene) => items.find((item) => item.kind === 'rule');

test('the background fills the bleed and is below everything', () => {
  const [background] = layoutCard(cardOf(aCard({ backgroundColor: '#f7ecdc' })), fonts).items;
  expect(background).toEqual({
    id: 'background',
    kind: 'fill',
    part: 'background',
    box: { x: -2, y: -2, width: 94, height: 54 },
    colour: '#f7ecdc',
  });
});

test('every part of a card has an id of its own, and keeps it when the layout changes', () => {
  const idsIn = (layout: Layout) =>
    layoutCard(cardOf(aCard({ layout, url: 'behance.net/elena' })), fonts, square).items.map(({ id }) => id);
  for (const layout of layouts) expect(new Set(idsIn(layout)).size).toBe(idsIn(layout).length);
  expect(idsIn('editorial').toSorted()).toEqual([...idsIn('classic'), 'rule'].toSorted());
  expect(idsIn('centered')).toContain('after-phone');
});

test('an empty text takes no space, and the rest of its stack moves up', () => {
  const scene = layoutCard(cardOf(aCard({ position: '', phone: ' ', url: '' })), fonts);
  expect(linesOf(scene, 'phone')).toEqual([]);
  expect(firstOf(scene, 'fullName').y).toBeCloseTo(44, 6);
  expect(firstOf(scene, 'email').y).toBeCloseTo(44, 6);
});

test('letters stand before numbers and addresses, and none before an empty text', () => {
  const card = aCard({ contactLabels: 'letters', mobile: '+421 900 123 456', email: '' });
  const scene = layoutCard(cardOf(card), fonts);
  expect(wordsOf(scene, 'mobile')).toEqual(['M\u00a0\u00a0+421 900 123 456']);
  expect(wordsOf(scene, 'phone')).toEqual(['T\u00a0\u00a0+421 905 318 442']);
  expect(wordsOf(scene, 'url')).toEqual(['W\u00a0\u00a0behance.net/elenamarek']);
  expect(linesOf(scene, 'email')).toEqual([]);
  expect(wordsOf(scene, 'website')).toEqual(['atelierlumen.sk']);
});

test('an empty company and person show their placeholders at 42 % opacity', () => {
  const placeholders = { companyName: 'Názov firmy', fullName: 'Meno a priezvisko' };
  const scene = layoutCard(cardOf({}), fonts, undefined, placeholders);
  expect(runsOf(scene).map(({ text, opacity, isPlaceholder }) => [text, opacity, isPlaceholder])).toEqual([
    ['Názov firmy', 0.42, true],
    ['Meno a priezvisko', 0.42, true],
  ]);
  expect(facesOf(cardOf({}), null, placeholders)).toEqual(['Inter 600']);
});

test('without placeholders an empty company and person take no space', () => {
  expect(runsOf(layoutCard(cardOf({}), fonts))).toEqual([]);
  expect(facesOf(cardOf({}), null)).toEqual([]);
  const scene = layoutCard(cardOf(aCard({ companyName: ' ' })), fonts);
  expect(runsOf(scene).some(({ isPlaceholder }) => isPlaceholder)).toBe(false);
  expect(firstOf(scene, 'website').y).toBeCloseTo(9.4, 6);
});

test('a name of zero-width spaces is empty', () => {
  expect(linesOf(layoutCard(cardOf(aCard({ fullName: '\u200b\u200b \u2060' })), fonts), 'fullName')).toEqual(
    [],
  );
});

test('a soft hyphen is drawn only where it breaks a word', () => {
  const drawn = (fullName: string) =>
    linesOf(layoutCard(cardOf(aCard({ fullName, orientation: 'portrait' })), fonts), 'fullName').map(
      ({ glyphs }) => glyphs.length,
    );
  const [first = 0, second = 0] = drawn('Najneobhospodarová\u00advateľnejšieho Mareka');
  expect(first).toBe('Najneobhospodarová-'.length);
  expect(second).toBe('vateľnejšieho Mareka'.length);
  expect(drawn('Ma\u00adrek')).toEqual(['Marek'.length]);
});

test('decomposed letters are composed before they are drawn', () => {
  expect(
    firstOf(layoutCard(cardOf(aCard({ fullName: 'Ľudmila'.normalize('NFD') })), fonts), 'fullName').text,
  ).toBe('Ľudmila');
});

test('phone, email and URL of a stack share the smallest of their sizes', () => {
  const scene = layoutCard(
    cardOf(aCard({ fullName: 'Ing. Martina Kováčová', email: 'martina.kovacova@tatratech.sk' })),
    fonts,
  );
  const sizes = (['phone', 'email', 'url'] as const).map((field) => firstOf(scene, field).sizePt);
  expect(new Set(sizes).size).toBe(1);
  expect(sizes[0]).toBeLessThan(7);
});

test('in Minimal all texts of a stack share the smallest of their sizes', () => {
  const scene = layoutCard(
    cardOf(aCard({ layout: 'minimal', website: 'www.atelierlumen.sk/svetlo-dom' })),
    fonts,
    square,
  );
  expect(firstOf(scene, 'companyName').sizePt).toBe(firstOf(scene, 'website').sizePt);
  expect(firstOf(scene, 'website').sizePt).toBeLessThan(7.5);
});

test('a text too long for its lines is broken and marked as too long', () => {
  const scene = layoutCard(cardOf(aCard(tooLong)), fonts, square);
  expect(wordsOf(scene, 'email')).toEqual([
    'alexandra.kristina.hviezdoslavova-kralovicova',
    '@stredoslovenska-vydavatelska-spolocnost-banska-bystrica.sk',
  ]);
  expect(firstOf(scene, 'email')).toMatchObject({ sizePt: 6.5, isTooLong: true });
});

test('a hyphenated surname that breaks after its hyphen is not too long', () => {
  const name = 'Ing. Žofia Hviezdoslavová-Kráľovičová, PhD.';
  const scene = layoutCard(cardOf(aCard({ fullName: name, orientation: 'portrait' })), fonts);
  expect(wordsOf(scene, 'fullName')).toEqual(['Ing. Žofia Hviezdoslavová-', 'Kráľovičová, PhD.']);
  expect(firstOf(scene, 'fullName').isTooLong).toBe(false);
});

test('in landscape Minimal long texts take a wider column, and no text is smaller than planned', () => {
  const design = {
    layout: 'minimal',
    companyName: 'Ľubovnianske železiarne a strojárne, s.r.o.',
    fullName: 'Ing. Žofia Hviezdoslavová-Kráľovičová, PhD.',
    position: 'Riaditeľka oddelenia výskumu a vývoja',
    phone: '+421 905 318 442',
    email: 'zofia.hviezdoslavova-kralovicova@lubovnianskezeleziarne.sk',
    url: 'www.lubovnianskezeleziarne.sk/vyskum-a-vyvoj/oddelenie',
  } as const;
  const scene = layoutCard(cardOf(design), fonts);
  const last = (field: TextField) => linesOf(scene, field).at(-1)?.y ?? 0;
  expect(wordsOf(scene, 'email')).toEqual([design.email]);
  expect(firstOf(scene, 'email').sizePt).toBe(7.5);
  expect(firstOf(scene, 'phone').y - last('position')).toBeGreaterThan(4);
  expect(firstOf(scene, 'fullName').y - last('companyName')).toBeGreaterThan(4);
  expect(last('url')).toBeCloseTo(44, 6);
});

test('an address that would take three lines uses a wider column instead', () => {
  const email = 'zofia.hviezdoslavova-kralovicova@lubovnianskezeleziarne.sk';
  const scene = layoutCard(cardOf(aCard({ email })), fonts, square);
  expect(wordsOf(scene, 'email')).toEqual([email]);
  expect(firstOf(scene, 'position').y).toBeLessThan(firstOf(scene, 'phone').y);
});

test('a card with too much text is set more densely', () => {
  const scene = layoutCard(cardOf(aCard({ ...long, layout: 'editorial', logoSize: 12 })), fonts, square);
  const roomy = layoutCard(cardOf(aCard({ layout: 'editorial', logoSize: 12 })), fonts, square);
  const step = (card: Scene) => firstOf(card, 'position').y - (linesOf(card, 'fullName').at(-1)?.y ?? 0);
  expect(step(scene)).toBeLessThanOrEqual(step(roomy));
  expect(
    firstOf(layoutCard(cardOf(aCard({ ...long, layout: 'split', logoSize: 12 })), fonts, square), 'fullName')
      .sizePt,
  ).toBeLessThan(11);
});

describe('a text that prints ragged when it is small', () => {
  const colours = (colour: string) => flatColours(() => colour);
  const smallest = (design: FlatCard) =>
    Math.min(...runsOf(layoutCard(cardOf(design), fonts)).map(({ sizePt }) => sizePt));
  const light = { ...colours('#ffffff'), backgroundColor: '#1e293b' };

  test.each(layouts)('is 8 pt or larger in %s, light on dark or in several inks', (layout) => {
    for (const orientation of orientations) {
      expect(smallest(aCard({ ...light, layout, orientation }))).toBeGreaterThanOrEqual(8);
      expect(smallest(aCard({ ...colours('#1e293b'), layout, orientation }))).toBeGreaterThanOrEqual(8);
      expect(smallest(aCard({ layout, orientation }))).toBeLessThan(8);
    }
  });

  test('may be smaller where there is no space', () => {
    const scene = layoutCard(cardOf(aCard({ ...light, ...tooLong })), fonts, square);
    expect(wordsOf(scene, 'email')).toHaveLength(2);
    expect(firstOf(scene, 'email').sizePt).toBe(6.5);
    expect(firstOf(scene, 'position').sizePt).toBeGreaterThanOrEqual(8);
  });

  test('on the panel in Split is compared with the panel', () => {
    const knockedOut = { layout: 'split', companyNameColor: '#000000', backgroundColor: '#ffffff' } as const;
    expect(firstOf(layoutCard(cardOf(aCard(knockedOut)), fonts), 'companyName').sizePt).toBe(13);
  });
});

describe('the logo', () => {
  test('has its longer side of the chosen size, is on the anchor’s side and moved by its offset', () => {
    const scene = layoutCard(cardOf(aCard({ logoSize: 20, logoX: 4, logoY: -1 })), fonts, {
      width: 600,
      height: 300,
    });
    expect(logoOf(scene)).toEqual({
      id: 'logo',
      kind: 'logo',
      asset: 'logo',
      image: { x: 68, y: 5, width: 20, height: 10 },
      pixels: { width: 600, height: 300 },
    });
    const tall = layoutCard(cardOf(aCard({ logoSize: 20 })), fonts, { width: 300, height: 600 });
    expect(logoOf(tall)?.image).toEqual({ x: 74, y: 6, width: 10, height: 20 });
  });

  test('has a square before its image is known', () => {
    for (const layout of layouts) {
      const card = aCard({ layout, logoX: 3 });
      expect(logoBoxOf(cardOf(card), null)).toEqual(logoOf(layoutCard(cardOf(card), fonts, square))?.image);
    }
  });

  test('leaves its space to the texts when the card has none', () => {
    const company = 'Stredoslovenská Vydavateľská';
    expect(wordsOf(layoutCard(cardOf(aCard({ companyName: company })), fonts), 'companyName')).toHaveLength(
      1,
    );
    expect(
      wordsOf(
        layoutCard(cardOf(aCard({ companyName: company, logoSize: 40 })), fonts, square),
        'companyName',
      ),
    ).toHaveLength(2);
  });

  test.each([
    [null, 9.4],
    [20, 35],
    [12, 27],
    [26, 41],
    [30, 45],
  ])('of %s mm puts the company of a standing Classic at %d', (logoSize, y) => {
    const design = aCard({ orientation: 'portrait', logoSize: logoSize ?? 20 });
    expect(
      firstOf(layoutCard(cardOf(design), fonts, logoSize ? square : undefined), 'companyName').y,
    ).toBeCloseTo(y, 6);
  });

  test('of 40 mm moves the texts of a portrait Classic below it', () => {
    const scene = layoutCard(cardOf(aCard({ orientation: 'portrait', logoSize: 40 })), fonts, square);
    const company = firstOf(scene, 'companyName');
    expect(company.y - 0.75 * company.sizePt * (25.4 / 72)).toBeGreaterThanOrEqual(46 + 0.8);
    expect(firstOf(scene, 'url').y).toBeCloseTo(84, 6);
  });
});

describe('Centered', () => {
  const centered = (changed: FlatCard = {}) =>
    layoutCard(cardOf(aCard({ layout: 'centered', positionColor: '#123456', ...changed })), fonts);

  test('sets the company in capitals without a locale', () => {
    expect(firstOf(centered({ companyName: 'Straße i ő' }), 'companyName').text).toBe('STRASSE I Ő');
  });

  test('sets the contact in one row, separated by dots in the position’s colour with three spaces on each side', () => {
    const scene = centered({ dataFont: 'Lato' });
    expect(new Set(['phone', 'email', 'url'].map((field) => firstOf(scene, field as TextField).y))).toEqual(
      new Set([45]),
    );
    expect(linesOf(scene, null).map(({ text, colour }) => [text, colour])).toEqual([
      ['   ·   ', '#123456'],
      ['   ·   ', '#123456'],
    ]);
  });

  test('uses a second row when one is too short: for the URL first, else for the phone', () => {
    const urlAlone = centered({ ...long, dataFont: 'Lato' });
    expect(firstOf(urlAlone, 'email').y).toBeCloseTo(firstOf(urlAlone, 'phone').y, 6);
    expect(firstOf(urlAlone, 'url').y - firstOf(urlAlone, 'email').y).toBeGreaterThan(2.8);
    const phoneAlone = centered({
      phone: '+421 905 318 442 a +421 905 318 443 alebo recepcia na prízemí',
      email: long.email,
      url: 'lumen.sk',
    });
    expect(firstOf(phoneAlone, 'url').y).toBeCloseTo(firstOf(phoneAlone, 'email').y, 6);
    expect(firstOf(phoneAlone, 'email').y - firstOf(phoneAlone, 'phone').y).toBeCloseTo(3.3, 6);
  });

  test('draws no dot beside a single text', () => {
    expect(linesOf(centered({ phone: '', url: '' }), null)).toEqual([]);
  });
});

describe('Editorial', () => {
  const editorial = (changed: FlatCard = {}) =>
    layoutCard(cardOf(aCard({ layout: 'editorial', ...changed })), fonts);

  test.each([[{}], [{ url: '' }]])('keeps its rule 4.8 above both columns with %j', (changed) => {
    const scene = editorial(changed);
    expect(firstOf(scene, 'companyName').y).toBeCloseTo(firstOf(scene, 'phone').y, 6);
    expect(ruleOf(scene)?.y).toBeCloseTo(firstOf(scene, 'phone').y - 4.8, 6);
  });

  test('sets long addresses whole, in one column below the rule', () => {
    const scene = editorial(long);
    expect(wordsOf(scene, 'email')).toEqual([long.email]);
    expect(wordsOf(scene, 'url')).toEqual([long.url]);
    expect(firstOf(scene, 'companyName').x).toBeCloseTo(firstOf(scene, 'phone').x, 6);
    expect(firstOf(scene, 'phone').y).toBeGreaterThan(firstOf(scene, 'website').y + 4);
    expect(ruleOf(scene)?.y).toBeCloseTo(firstOf(scene, 'companyName').y - 4.8, 6);
  });

  test('keeps the company below its rule without a contact', () => {
    const scene = editorial({ phone: '', email: '', url: '' });
    expect(firstOf(scene, 'website').y).toBeCloseTo(44.2, 6);
    expect(ruleOf(scene)?.y).toBeCloseTo(firstOf(scene, 'companyName').y - 4.8, 6);
  });

  test('ends the company on the bottom baseline even with a single contact', () => {
    const scene = editorial({ phone: '', url: '' });
    expect(firstOf(scene, 'website').y).toBeCloseTo(44.2, 6);
    expect(firstOf(scene, 'email').y).toBeCloseTo(firstOf(scene, 'companyName').y, 6);
  });

  test('ends the person 10.4 above the company in portrait', () => {
    const scene = editorial({ orientation: 'portrait', url: '' });
    expect(firstOf(scene, 'companyName').y - firstOf(scene, 'position').y).toBeCloseTo(10.4, 6);
  });
});

test('Split knocks the company out of a panel in its own colour', () => {
  const scene = layoutCard(
    cardOf(aCard({ layout: 'split', companyNameColor: '#0f4a38', backgroundColor: '#f4f1e6' })),
    fonts,
  );
  expect(scene.items[1]).toMatchObject({ part: 'panel', colour: '#0f4a38' });
  expect(firstOf(scene, 'companyName').colour).toBe('#f4f1e6');
});

test('Bold fills the measure, is outdented and has the website a cap height and 2.6 above', () => {
  const scene = layoutCard(cardOf(aCard({ layout: 'bold' })), fonts);
  const company = firstOf(scene, 'companyName');
  const em = company.sizePt * (25.4 / 72);
  expect(company.width).toBeCloseTo(78, 6);
  expect(company.x).toBeCloseTo(6 - 0.055 * em, 6);
  expect(company.y - firstOf(scene, 'website').y).toBeCloseTo(0.727 * em + 2.6, 6);
});

test.each(layouts)('facesOf returns the faces that %s draws with, and no others', (layout: Layout) => {
  for (const orientation of orientations) {
    const design = aCard({ layout, orientation, dataFont: 'Georgia', companyNameFont: 'Times New Roman' });
    const drawn = new Set(runsOf(layoutCard(cardOf(design), fonts)).map(({ face }) => face));
    expect(new Set(facesOf(cardOf(design), null))).toEqual(drawn);
  }
});
