import { describe, expect, test } from 'vitest';
import { newCard, orientations } from '#domain/card/card.ts';
import { cardOf, type FlatCard, flatOf } from '#domain/card/flat-card.ts';
import { fontNames } from '#domain/card/fonts.ts';
import type { TextField } from '#domain/card/text-fields.ts';
import { fontsFromDisk } from '../../tools/build/card-faces.ts';
import { isInside, overlap } from './blocks/collisions.ts';
import { ruleBox, textBox } from './blocks/text-box.ts';
import { growBox } from './boxes.ts';
import { checkPrint } from './check/check-print.ts';
import { layoutCard } from './layout-card.ts';
import { suggestedLogoSize } from './layouts/plan-of.ts';
import type { GlyphRun, Scene } from './scene.ts';
import { ptToMm } from './units.ts';

const fonts = fontsFromDisk();
const square = { width: 600, height: 600 };
const wordmark = { width: 1000, height: 220 };

const aCard = (changed: FlatCard = {}): FlatCard => ({
  ...flatOf(newCard),
  companyName: 'TatraTech, s. r. o.',
  website: 'www.tatratech.sk',
  fullName: 'Ing. Martina Kováčová',
  position: 'riaditeľka marketingu',
  mobile: '+421 905 111 222',
  phone: '055/622 33 44',
  email: 'martina.kovacova@tatratech.sk',
  street: 'Hlavná 1',
  ...changed,
});

const runsOf = ({ items }: Scene): GlyphRun[] => items.filter((item) => item.kind === 'text');
const linesOf = (scene: Scene, field: TextField) => runsOf(scene).filter((run) => run.field === field);
const wordsOf = (scene: Scene, field: TextField) => linesOf(scene, field).map(({ text }) => text.trim());
const logoOf = ({ items }: Scene) => items.find((item) => item.kind === 'logo')?.image;
const ruleOf = ({ items }: Scene) => items.find((item) => item.kind === 'rule');

describe('a logo with the company’s name in it', () => {
  const design = aCard({ layout: 'classic', logoHasName: true });

  test('replaces the text, and what is below moves up', () => {
    const withText = layoutCard(cardOf(aCard({ layout: 'classic' })), fonts, wordmark);
    const scene = layoutCard(cardOf(design), fonts, wordmark);
    expect(linesOf(scene, 'companyName')).toEqual([]);
    expect(linesOf(scene, 'website')[0]?.y).toBe(linesOf(withText, 'companyName')[0]?.y);
  });

  test('leaves the text on a card without a logo', () => {
    expect(wordsOf(layoutCard(cardOf(design), fonts), 'companyName')).toEqual(['TatraTech, s. r. o.']);
  });

  test('hides no placeholder on a card without a logo, and shows none beside one', () => {
    const [empty, placeholders] = [{ ...design, companyName: '' }, { companyName: 'Company' }];
    expect(wordsOf(layoutCard(cardOf(empty), fonts, undefined, placeholders), 'companyName')).toEqual([
      'Company',
    ]);
    expect(linesOf(layoutCard(cardOf(empty), fonts, wordmark, placeholders), 'companyName')).toEqual([]);
  });
});

describe('a legal form', () => {
  test('is small beside a company that fills the measure in Bold', () => {
    const [name, form] = linesOf(layoutCard(cardOf(aCard({ layout: 'bold' })), fonts), 'companyName');
    expect([name?.text.trim(), form?.text.trim()]).toEqual(['TatraTech,', 's. r. o.']);
    expect((form?.sizePt ?? 0) / (name?.sizePt ?? 1)).toBeCloseTo(0.42, 6);
    expect(form?.y).toBe(name?.y);
    expect(form?.sizePt).toBeGreaterThanOrEqual(6.5);
  });

  test('keeps its letters as they are registered where the company is in capitals', () => {
    expect(wordsOf(layoutCard(cardOf(aCard({ layout: 'centered' })), fonts), 'companyName')).toEqual([
      'TATRATECH, s. r. o.',
    ]);
  });
});

test.each(['classic', 'centered', 'editorial', 'minimal', 'bold', 'columns', 'banner'] as const)(
  'an address as wide as the safe area is whole in %s',
  (layout) => {
    const email = 'friedrich-wilhelm.von-schwarzenberg@kanzlei-gross-partner-gmbh-eu.de';
    const card = { layout, email, street: '', mobile: '' } as const;
    const scene = layoutCard(cardOf(aCard(card)), fonts, square);
    expect(wordsOf(scene, 'email')).toEqual([email]);
    expect(linesOf(scene, 'email')[0]?.width).toBeGreaterThan(78);
  },
);

test.each(fontNames)(
  'a long website in Divider is within the safe margin of an American card in %s',
  (font) => {
    const texts = {
      companyName: 'Účtovníctvo Presné',
      website: 'www.uctovnictvo-presne.sk',
      websiteFont: font,
    };
    const design = aCard({ ...texts, layout: 'divider', format: 'us', fullName: 'Bc. Eva Horváth' });
    const scene = layoutCard(
      cardOf({ ...design, logoSize: suggestedLogoSize(cardOf(design)) }),
      fonts,
      square,
    );
    for (const box of runsOf(scene).map(textBox)) expect(isInside(box, scene.guides.safe)).toBe(true);
  },
);

describe('a name with titles', () => {
  const names = (fullName: string, changed: FlatCard) =>
    wordsOf(layoutCard(cardOf(aCard({ fullName, ...changed })), fonts, square), 'fullName');

  test('is smaller on one line before it breaks', () => {
    expect(names('Ing. Martina Kováčová', { layout: 'divider' })).toEqual(['Ing. Martina Kováčová']);
  });

  test('breaks between its titles and the name, not within the name', () => {
    expect(names('Ing. arch. Žofia Šťastná, PhD.', { layout: 'divider', orientation: 'portrait' })).toEqual([
      'Ing. arch.',
      'Žofia Šťastná, PhD.',
    ]);
  });
});

test('letters have a column: all values of the contact start at one x, with or without a letter', () => {
  for (const layout of ['classic', 'columns', 'divider', 'minimal'] as const) {
    const scene = layoutCard(
      cardOf(
        aCard({ layout, orientation: 'portrait', contactLabels: 'letters', url: 'tatratech.sk/kariera' }),
      ),
      fonts,
    );
    const starts = (['mobile', 'phone', 'email', 'url', 'street'] as const).flatMap((field) =>
      linesOf(scene, field).map(valueStart),
    );
    expect(starts).toHaveLength(5);
    for (const start of starts) expect(start, layout).toBeCloseTo(starts[0] ?? 0, 6);
  }
});

/** Where a line starts after its letter and the two spaces behind it. */
function valueStart({ text, x, glyphs, sizePt }: GlyphRun): number {
  const letter = /^[MTEW]\u00a0\u00a0/.test(text) ? glyphs.slice(0, 3) : [];
  return letter.reduce((sum, { advanceEm }) => sum + advanceEm * ptToMm(sizePt), x);
}

describe('Minimal without a logo', () => {
  test('has the company in the logo’s place and the person beside it', () => {
    const scene = layoutCard(cardOf(aCard({ layout: 'minimal', email: 'eva@lumi.sk' })), fonts);
    const [company, person] = [linesOf(scene, 'companyName')[0], linesOf(scene, 'fullName')[0]];
    expect([company?.x, person?.x]).toEqual([6, 45]);
    expect(person?.y).toBe(company?.y);
  });

  test('keeps the company on the left edge where long addresses need a wider column', () => {
    const scene = layoutCard(
      cardOf(aCard({ layout: 'minimal', email: 'alexandra.hviezdoslavova@vydavatelska.sk' })),
      fonts,
    );
    expect(linesOf(scene, 'companyName')[0]?.x).toBe(6);
    expect(linesOf(scene, 'email')[0]?.x).toBe(30);
  });
});

describe('Picture', () => {
  test.each(orientations)(
    'reduces a logo of 94 mm to what leaves the texts their place, %s',
    (orientation) => {
      const scene = layoutCard(
        cardOf(aCard({ layout: 'picture', orientation, logoSize: 94 })),
        fonts,
        square,
      );
      const logo = logoOf(scene);
      if (!logo) throw new Error('There is no logo');
      expect(logo.width).toBeLessThan(50);
      for (const box of runsOf(scene).map(textBox)) {
        expect(isInside(box, scene.guides.safe)).toBe(true);
        expect(overlap(box, growBox(logo, 1, 1))).toBe(false);
      }
      expect(checkPrint(scene).findings.filter(({ level }) => level === 'problem')).toEqual([]);
    },
  );
});

describe('a rule of the layout', () => {
  const findings = (scene: Scene) =>
    checkPrint(scene).findings.filter(({ code }) => code === 'LINE_OVER_LOGO');

  test('ends 1 mm before a logo in its way', () => {
    const scene = layoutCard(cardOf(aCard({ layout: 'columns', logoSize: 13, logoY: 22 })), fonts, square);
    const [rule, logo] = [ruleOf(scene), logoOf(scene)];
    if (!rule || !logo) throw new Error('There is no rule or no logo');
    expect(rule.y).toBeGreaterThan(logo.y);
    expect(rule.y).toBeLessThan(logo.y + logo.height);
    expect(ruleBox(rule).x + ruleBox(rule).width).toBeCloseTo(logo.x - 1, 6);
    expect(findings(scene)).toEqual([]);
  });

  test('that cannot keep clear of the logo is a finding', () => {
    const scene = layoutCard(cardOf(aCard({ layout: 'centered', logoSize: 20, logoY: 15 })), fonts, square);
    expect(findings(scene)).toMatchObject([{ level: 'warning', subject: 'logo', measured: 20 }]);
  });
});
