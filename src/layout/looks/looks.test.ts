import { describe, expect, test } from 'vitest';
import { applyPatch, type CardContent, emptyCard } from '#domain/card/card.ts';
import { type CardLook, currentLook, isReleased, type LookId, lookIds } from '#domain/card/look/card-look.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { cardsOf, type SampleCard, sampleTexts } from '../../../tools/print/samples/look-cards.ts';
import { textBox } from '../blocks/text-box.ts';
import { checkPrint } from '../check/check-print.ts';
import type { FindingCode } from '../check/findings.ts';
import { graphicEdges } from '../check/graphic-rules.ts';
import type { PathPoint } from '../graphics/path.ts';
import { outlinesOf, shapeBox } from '../graphics/shape-geometry.ts';
import type { Size } from '../guides.ts';
import { layoutSides } from '../layout-sides.ts';
import type { Scene } from '../scene.ts';
import { ptToMm } from '../units.ts';
import { fallbackSteps } from './fallback-steps.ts';
import { layoutLook } from './layout-look.ts';
import { layoutLookBack } from './layout-look-back.ts';

const fonts = fontsFromDisk();

const usual: CardContent = {
  companyName: 'TatraTech, s. r. o.',
  website: 'Mapy a výpočty',
  fullName: 'Ing. Martina Kováčová',
  position: 'riaditeľka marketingu',
  phone: '+421 905 111 222',
  email: 'martina.kovacova@tatratech.example',
};

function cardIn(id: (typeof lookIds)[number], content = usual) {
  const look = currentLook(id);
  const card = applyPatch(emptyCard, { content, style: { look }, back: { kind: 'look' } });
  return { ...card, style: { ...card.style, look } };
}

/** A card in the last version of a look that has no seats. */
function withoutSeats(id: LookId, content = usual) {
  const card = cardIn(id, content);
  const look = { id, version: id === 'waveform' ? 2 : 1 } as const;
  return { ...card, style: { ...card.style, look } };
}

const faultsOfLooks: readonly FindingCode[] = [
  'FINE_TEXT_OF_SEVERAL_INKS',
  'FINE_TEXT_REVERSED',
  'TEXT_TOO_SMALL',
  'LOW_CONTRAST',
  'GRAPHIC_NEAR_TEXT',
  'GRAPHIC_LINE_TOO_THIN',
];

test('texts under 7 pt that are lighter than their ground are too fine, also in a look', () => {
  const [front] = layoutSides(cardIn('waveform'), fonts);
  if (!front) throw new Error('A card has a front');
  const items = front.items.map((item) => (item.kind === 'text' ? { ...item, sizePt: 6.9 } : item));
  const codes = (scene: Scene) => checkPrint(scene).findings.map(({ code }) => code);
  expect(codes({ ...front, items })).toContain('FINE_TEXT_REVERSED');
  const { hasLook: _, ...plain } = front;
  expect(codes(plain)).toContain('FINE_TEXT_REVERSED');
  expect(codes(front)).not.toContain('FINE_TEXT_REVERSED');
});

test('lines that a look sets solid are apart where a letter below has a mark, and solid elsewhere', () => {
  const leadingEm = (fullName: string) => {
    const [front] = layoutSides(cardIn('red-dot', { ...usual, fullName }), fonts);
    const texts = front?.items.filter((item) => item.kind === 'text') ?? [];
    const [first, second] = texts.filter(({ field }) => field === 'fullName');
    if (!first || !second) throw new Error('The name has two lines');
    return (second.y - first.y) / ptToMm(first.sizePt);
  };
  expect(leadingEm('Ing. arch. Ľubomíra Šťastná-Ďuricová, PhD.')).toBeCloseTo(1.14);
  expect(leadingEm('Prof. Margaret Elizabeth Featherstone-Haugh')).toBeCloseTo(0.96);
});

const full: CardContent = {
  companyName: 'Ďurica a Šťastná, s. r. o.',
  website: 'Statika, stavby, dozor',
  fullName: 'Ing. arch. Ľubomíra Šťastná-Ďuricová, PhD.',
  position: 'autorizovaná architektka',
  department: 'Oddelenie výskumu a vývoja',
  mobile: '+421 918 555 010',
  email: 'lubomira.stastna@durica.example',
  url: 'www.durica.example',
  street: 'Námestie osloboditeľov 1284/27',
  city: '974 01 Banská Bystrica',
};

const square = { width: 600, height: 600 };
const wide = { width: 1000, height: 220 };

test('a sprig that a text would leave without leaves is a smaller one', () => {
  const { scene } = layoutLook({ card: cardIn('fern', full), fonts, logo: square });
  const leaves = scene.items.filter((item) => item.kind === 'shape' && 'fill' in item);
  expect(leaves.map(({ path }) => path.match(/M/g)?.length ?? 0)).toEqual([expect.toSatisfy((n) => n > 12)]);
});

test('without seats a logo is on the back where it would leave a hole in the graphic', () => {
  expect(layoutLook({ card: withoutSeats('halftone'), fonts, logo: square }).isLogoOnBack).toBe(true);
  expect(layoutLook({ card: withoutSeats('plus'), fonts, logo: square }).isLogoOnBack).toBe(false);
});

test.each(['none', 'square'] as const)('no plus sign is alone between the texts, logo: %s', (logo) => {
  for (const content of [usual, full]) {
    const { scene } = layoutLook({
      card: cardIn('plus', content),
      fonts,
      logo: logo === 'square' ? square : undefined,
    });
    const places = scene.items.flatMap((item) =>
      item.kind === 'shape'
        ? outlinesOf(item).map(({ box }): PathPoint => [box.x + box.width / 2, box.y + box.height / 2])
        : [],
    );
    const isBeside = (one: PathPoint, other: PathPoint) => {
      const [dx, dy] = [Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1])];
      return (dx < 0.1 && dy > 0.1 && dy < 7) || (dy < 0.1 && dx > 0.1 && dx < 7);
    };
    expect(places.length).toBeGreaterThan(20);
    expect(places.filter((place) => !places.some((other) => isBeside(place, other)))).toEqual([]);
  }
});

test.each(['awning', 'chancery', 'grand-deco', 'marquee'] as const)(
  'no row of the contact in %s is short between two long ones',
  (id) => {
    const { scene } = layoutLook({ card: cardIn(id, full), fonts });
    const rows = ['mobile', 'email', 'url', 'street', 'city'].map((field) =>
      scene.items.flatMap((item) => (item.kind === 'text' && item.field === field ? [item.y] : [])),
    );
    const [mobile = [], email = [], url = [], street = [], city = []] = rows;
    expect(email).toEqual(url);
    expect(street).toEqual(city);
    expect(Number(mobile)).toBeLessThan(Number(email));
    expect(Number(email)).toBeLessThan(Number(street));
  },
);

test('without seats a name is well below a logo where there is room, and nearer on a full card', () => {
  const below = (content: CardContent, logo: Size) => {
    const { scene } = layoutLook({ card: withoutSeats('waveform', content), fonts, logo });
    const placed = scene.items.find((item) => item.kind === 'logo');
    const name = scene.items.find((item) => item.kind === 'text' && item.field === 'fullName');
    if (placed?.kind !== 'logo' || name?.kind !== 'text') throw new Error('The front has a logo and a name');
    return textBox(name).y - placed.image.y - placed.image.height;
  };
  expect(below({ fullName: 'Eva Marek', email: 'eva@marek.example' }, wide)).toBeGreaterThan(3.5);
  expect(below(usual, square)).toBeLessThan(3);
});

test.each(['stitch', 'terminal'] as const)(
  'an upright card in %s keeps its frame with everyday texts',
  (id) => {
    const steps = [...cardsOf(id, sampleTexts(16))]
      .filter(({ card }) => card.orientation === 'portrait' && card.format === '90x50')
      .map(({ card, logo }) => layoutLook({ card, fonts, logo }).step);
    const withoutFrame = steps.filter((step) => step === fallbackSteps.length - 1);
    expect(steps).toHaveLength(16);
    expect(withoutFrame.length).toBeLessThanOrEqual(1);
  },
);

test.each(['olive-branch', 'relief', 'halftone', 'ribbon', 'eucalyptus'] as const)(
  'no graphic of %s ends near the cut, in any format',
  (id) => {
    const near = [...cardsOf(id, sampleTexts(2))].flatMap(({ card, logo }) =>
      layoutSides(card, fonts, logo)
        .filter((side) => graphicEdges(side).findings.length > 0)
        .map((side) => `${side.side} ${card.orientation} ${JSON.stringify(card.format)}`),
    );
    expect(near).toEqual([]);
  },
);

describe.each(lookIds)('%s', (id) => {
  test('shows every text, on the front or on the back', () => {
    const shown = layoutSides(cardIn(id), fonts).flatMap(({ items }) =>
      items.flatMap((item) => (item.kind === 'text' && item.field ? [item.field] : [])),
    );
    expect(new Set(shown)).toEqual(new Set([...Object.keys(usual), ...shown]));
  });

  test('has no fault of texts or graphics in the print check', () => {
    const findings = layoutSides(cardIn(id), fonts).flatMap((side) => checkPrint(side).findings);
    const ofGraphics = findings.filter(({ code }) => faultsOfLooks.includes(code));
    expect(ofGraphics.filter(({ subject }) => !(id === 'rosette' && subject === 'message'))).toEqual([]);
  });

  test('is drawn the same twice, and as designed with usual texts', () => {
    const { scene, step } = layoutLook({ card: cardIn(id), fonts });
    expect(layoutLook({ card: cardIn(id), fonts }).scene).toEqual(scene);
    expect(step).toBeLessThanOrEqual(4);
  });
});

test.each(['tide', 'ribbon', 'waveform'] as const)(
  '%s leaves no title after the name alone on a line',
  (id) => {
    const content = {
      companyName: 'Zubná ambulancia Dr. Kováčová',
      fullName: 'MUDr. Jana Kováčová, PhD.',
      position: 'zubná lekárka',
      mobile: '+421 903 556 012',
      phone: '+421 2 5443 1120',
      email: 'ambulancia@drkovacova.example',
      url: 'drkovacova.example',
      street: 'Obchodná 39',
      city: '811 06 Bratislava',
    };
    const [front] = layoutSides(cardIn(id, content), fonts);
    const lines = front?.items.flatMap((item) =>
      item.kind === 'text' && item.field === 'fullName' ? [item.text.trim()] : [],
    );
    expect(lines?.join(' ')).toContain('PhD.');
    expect(lines).not.toContain('PhD.');
  },
);

describe('the logo and the company of a full card', () => {
  const content = {
    companyName: 'Nordstav s. r. o.',
    website: 'Stavby a rekonštrukcie',
    fullName: 'Ing. Martin Kováč',
    position: 'stavbyvedúci',
    mobile: '+421 905 123 456',
    phone: '+421 2 5441 1234',
    email: 'martin.kovac@nordstav.example',
    url: 'www.nordstav.example',
    street: 'Račianska 88',
    city: '831 02 Bratislava',
  };
  const { companyName, fullName, email } = content;
  const placesOf = (id: LookId, texts: CardContent, logo: Size) => {
    const { scene } = layoutLook({ card: withoutSeats(id, texts), fonts, logo });
    const company = scene.items.find((item) => item.kind === 'text' && item.field === 'companyName');
    const image = scene.items.find(({ kind }) => kind === 'logo');
    if (company?.kind !== 'text' || image?.kind !== 'logo') throw new Error('Both are on the front');
    return { company: textBox(company), logo: image.image };
  };

  test.each(['diagonal', 'bauhaus', 'floor-plan', 'waveform'] as const)(
    '%s has a square logo beside the company',
    (id) => {
      const { company, logo } = placesOf(id, content, { width: 600, height: 600 });
      expect(company.x).toBeGreaterThan(logo.x + logo.width + 2);
      expect(company.y).toBeGreaterThan(logo.y - 1);
      expect(company.y).toBeLessThan(logo.y + logo.height);
    },
  );

  test('a wide logo, and one with few texts, is above the company', () => {
    const wide = placesOf('diagonal', content, { width: 1000, height: 220 });
    const few = placesOf('diagonal', { companyName, fullName, email }, { width: 600, height: 600 });
    for (const { company, logo } of [wide, few])
      expect(company.y).toBeGreaterThan(logo.y + logo.height + 1.8);
  });

  test.each(['petal-lattice', 'awning'] as const)(
    '%s gives the room that it has to a logo above the company',
    (id) => {
      const { company, logo } = placesOf(id, content, { width: 600, height: 600 });
      expect(company.y - logo.y - logo.height).toBeGreaterThan(1.3);
    },
  );
});

describe('a later version of a look', () => {
  const waveStart = (look: CardLook) => {
    const card = { ...cardIn('waveform'), style: { ...cardIn('waveform').style, look } };
    const boxes = layoutLook({ card, fonts }).scene.items.flatMap((item) =>
      item.kind === 'shape' ? (shapeBox(item) ?? []) : [],
    );
    return Math.min(...boxes.map(({ x }) => x));
  };

  test('is that of new cards, and cards of the former one stay as they are', () => {
    expect(currentLook('waveform')).toEqual({ id: 'waveform', version: 3 });
    expect(waveStart({ id: 'waveform', version: 1 })).toBeLessThan(0);
    expect(waveStart(currentLook('waveform'))).toBeGreaterThan(45);
  });

  test('draws a card without a logo, a code and long texts as before, with seats too', () => {
    const texts = {
      companyName: 'Lumen',
      fullName: 'Eva Marek',
      position: 'architect',
      phone: '0905 318 442',
    };
    for (const id of lookIds.filter((one) => isReleased({ id: one, version: 1 }))) {
      const drawn = ([1, 2, 3] as const).map((version) => {
        const card = { ...cardIn(id), content: texts };
        return layoutLook({ card: { ...card, style: { ...card.style, look: { id, version } } }, fonts })
          .scene;
      });
      expect(drawn[2], id).toEqual(drawn[id === 'waveform' ? 1 : 0]);
    }
  });

  test('does not change cards of other looks with its motif', () => {
    expect(waveStart({ id: 'terrazzo', version: 1, motif: 'bars' })).toBeLessThan(0);
  });
});

test('a back is the same whether its front was laid out before it or not', () => {
  const backsOf = ({ card, logo }: SampleCard) => {
    const alone = layoutLookBack(structuredClone(card), fonts, logo, undefined);
    layoutLook({ card, fonts, logo });
    return [alone, layoutLookBack(card, fonts, logo, undefined)] as const;
  };
  const cards = [...cardsOf('relief', sampleTexts(8))].filter(({ logo }) => logo);
  const backs = cards.map(backsOf);
  expect(backs.map(([, after]) => after)).toEqual(backs.map(([alone]) => alone));
  const kinds = new Set(backs.map(([alone]) => alone.items.some(({ kind }) => kind === 'logo')));
  expect(kinds).toEqual(new Set([true, false]));
});
