import { strFromU8, strToU8 } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { cardOf, type FlatCard } from '#domain/card/flat-card.ts';
import { pictureSize } from '#image/read-picture.ts';
import { layoutCard } from '#layout/layout-card.ts';
import type { GlyphRun, Scene } from '#layout/scene.ts';
import { mmToPt } from '#layout/units.ts';
import { fontsFromDisk } from '../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../tools/print/print-from-disk.ts';
import { logoBackground } from './drawing/logo-background.ts';
import { convertLogo } from './image/convert-logo.ts';
import { standardProfile } from './profile/print-profile.ts';
import { type PrintAssets, type PrintPage, renderPdf } from './render-pdf.ts';
import { nameOf, textOf, type Value } from './testing/parse-pdf.ts';
import { openPdf } from './testing/pdf-document.ts';
import { preflight } from './testing/preflight.ts';
import { linesOf, operationsOf } from './testing/read-content.ts';
import { drawnLogos, sampleLogos } from './testing/sample-logos.ts';

const fonts = fontsFromDisk();
const metadata = {
  title: 'Elena Marek',
  createdAt: new Date('2026-11-15T12:00:00Z'),
  documentId: '01934b5e-7f00-7000-8000-000000000001',
};
const card = { companyName: 'Atelier Lumen', fullName: 'Elena Marek', phone: '+421 905 318 442' };
let assets: PrintAssets;
beforeAll(async () => {
  assets = await printAssetsFromDisk(fonts);
});

const sceneOf = (changed: FlatCard = {}) => layoutCard(cardOf({ ...card, ...changed }), fonts);
type Changed = { marks?: boolean; title?: string };
const print = (pages: PrintPage[], { marks = false, title = metadata.title }: Changed = {}) =>
  openPdf(renderPdf(pages, assets, { ...standardProfile, marks }, { ...metadata, title }));

function onePage(scene: Scene, changed: Changed = {}) {
  const pdf = print([{ scene }], changed);
  const [page = {}] = pdf.pages;
  return { pdf, page, operations: operationsOf(pdf.content(page)), lines: linesOf(pdf, page) };
}

const runsOf = ({ items }: Scene) => items.filter((item): item is GlyphRun => item.kind === 'text');
const lineOf = (changed: FlatCard, text: string) => {
  const line = onePage(sceneOf(changed)).lines.find((found) => found.text === text);
  if (!line) throw new Error(`${text} is not on the page`);
  return line;
};

describe('the colour of a text', () => {
  test('black is black ink alone and overprints what is under it', () => {
    expect(lineOf({ fullNameColor: '#000000' }, 'Elena Marek')).toMatchObject({
      fill: [0, 0, 0, 1],
      overprints: true,
    });
  });

  test.each(['#333333', '#ffffff', '#9b1b30'])('%s knocks out what is under it', (colour) => {
    expect(lineOf({ fullNameColor: colour }, 'Elena Marek').overprints).toBe(false);
  });

  test('black on a heavy ground knocks it out, because overprinting would be too much ink', () => {
    expect(lineOf({ fullNameColor: '#000000', backgroundColor: '#010102' }, 'Elena Marek').overprints).toBe(
      false,
    );
  });
});

describe('text', () => {
  test('characters drawn with substitutes are copied as typed', () => {
    const texts = onePage(sceneOf({ fullName: 'Ma\u2010rek ﬁlm' })).lines.map(({ text }) => text);
    expect(texts).toContain('Ma\u2010rek ﬁlm');
  });

  test('a placeholder is never printed', () => {
    const scene = layoutCard(cardOf({ ...card, companyName: '' }), fonts, undefined, {
      companyName: 'Company Name',
    });
    expect(runsOf(scene).map(({ text }) => text)).toContain('Company Name');
    const texts = onePage(scene).lines.map(({ text }) => text);
    expect(texts).not.toContain('Company Name');
    expect(texts).toContain('Elena Marek');
  });

  test('is at the Scene’s position, glyph by glyph', () => {
    const scene = sceneOf({ fullName: 'AVATAR Ťažký', companyNameFont: 'Playfair Display' });
    const { pdf, page, operations } = onePage(scene);
    const [, , , pageHeight = 0] = pdf.numbers(page, '/MediaBox');
    let [start, size, font]: [number[], number, string] = [[], 0, ''];
    const drawn: number[][] = [];
    for (const { operator, operands } of operations) {
      if (operator === 'Tf') [font, size] = [nameOf(operands[0]), Number(operands[1])];
      if (operator === 'Td') start = operands.map(Number);
      if (operator !== 'TJ') continue;
      const widths = widthsOf(pdf.at(page, '/Resources', '/Font', font, '/DescendantFonts') as Value[]);
      let pen = 0;
      for (const part of operands[0] as (number | { text: string })[]) {
        if (typeof part === 'number') pen -= part;
        else
          for (let at = 0; at < part.text.length; at += 2) {
            drawn.push([(start[0] ?? 0) + (pen * size) / 1000, start[1] ?? 0]);
            pen += widths.get(part.text.charCodeAt(at) * 256 + part.text.charCodeAt(at + 1)) ?? Number.NaN;
          }
      }
    }
    const wanted = runsOf(scene).flatMap((run) => {
      let pen = 0;
      return run.glyphs.map(({ advanceEm, dxEm }) => {
        const x = mmToPt(run.x + 2) + (pen + dxEm) * run.sizePt;
        pen += advanceEm;
        return [x, pageHeight - mmToPt(run.y + 2)];
      });
    });
    expect(drawn.length).toBe(wanted.length);
    drawn.forEach(([x = 0, y = 0], index) => {
      expect(x).toBeCloseTo(wanted[index]?.[0] ?? 0, 2);
      expect(y).toBeCloseTo(wanted[index]?.[1] ?? 0, 2);
    });

    function widthsOf([descendant]: Value[]): Map<number, number> {
      const pairs = pdf.at(descendant, '/W') as Value[];
      return new Map(
        Array.from({ length: pairs.length / 2 }, (_, pair) => [
          Number(pairs[pair * 2]),
          Number((pairs[pair * 2 + 1] as Value[])[0]),
        ]),
      );
    }
  });

  test.each([
    'Žofia Ďuríčeková',
    'Олена АВТОР AVTOR',
    'Ελένη AEHI ΑΕΗΙ',
    'office fjord ffi',
    'e\u0301a\u00a0b',
  ])('%s is copied as it was typed', (fullName) => {
    const scene = sceneOf({ fullName, nameFont: 'Roboto' });
    const drawn = runsOf(scene).map(({ glyphs }) => glyphs.map(({ text }) => text).join(''));
    expect(onePage(scene).lines.map(({ text }) => text)).toEqual(drawn);
    expect(drawn.join(' ')).toContain(fullName.normalize('NFC'));
  });
  test('letters with wide tracking are copied as words, and ß in capitals as ß', () => {
    const website = 'Große Straße 5';
    const scene = layoutCard(cardOf({ ...card, website, look: { id: 'didone', version: 1 } }), fonts);
    expect(runsOf(scene).find(({ field }) => field === 'website')).toMatchObject({
      text: 'GROSSE STRASSE 5',
    });
    const { pdf, page } = onePage(scene);
    const spans = operationsOf(pdf.content(page)).filter(({ operator }) => operator === 'BDC').length;
    expect(linesOf(pdf, page).map(({ text }) => text)).toContain('GROßE STRAßE 5');
    expect(spans).toBe(1);
    expect(preflight(pdf)).toEqual([]);
  });

  test('a character that the face lacks is drawn as a shape, not as text', () => {
    const { lines, operations } = onePage(sceneOf({ fullName: 'A漢B' }));
    expect(lines.some(({ text }) => text === 'AB')).toBe(true);
    expect(lines.flatMap(({ glyphs }) => glyphs)).not.toContain(0);
    expect(operations.some(({ operator }) => operator === 'h')).toBe(true);
  });
});

describe('a large area', () => {
  const fillsOf = (changed: FlatCard) => {
    const { operations } = onePage(sceneOf(changed));
    return operations.flatMap(({ operator, operands }, index) =>
      operator === 'k' && operations[index + 1]?.operator === 're' ? [operands.map(Number)] : [],
    );
  };

  test('of black is printed in rich black, and white text on it knocks out every ink', () => {
    expect(fillsOf({ backgroundColor: '#000000' })[0]).toEqual([0.3, 0.1, 0.1, 1]);
    expect(lineOf({ backgroundColor: '#000000', fullNameColor: '#ffffff' }, 'Elena Marek')).toMatchObject({
      fill: [0, 0, 0, 0],
      overprints: false,
    });
  });

  test('of any other colour has its own ink', () => {
    expect(fillsOf({ backgroundColor: '#333333' })[0]).toEqual([0, 0, 0, assets.colours.inkOf('#333333').k]);
  });

  test('of black keeps black text and rules on it in black ink alone', () => {
    const line = lineOf({ backgroundColor: '#000000', fullNameColor: '#000000' }, 'Elena Marek');
    expect(line).toMatchObject({ fill: [0, 0, 0, 1], overprints: true });
  });
});

describe('the page', () => {
  test('clips everything at the bleed', () => {
    const { operations, pdf, page } = onePage(sceneOf(), { marks: true });
    const [left = 0, bottom = 0, right = 0, top = 0] = pdf.numbers(page, '/BleedBox');
    expect(operations.slice(0, 4).map(({ operator }) => operator)).toEqual(['q', 're', 'W', 'n']);
    const clip = operations[1]?.operands.map(Number) ?? [];
    [left, bottom, right - left, top - bottom].forEach((edge, index) => {
      expect(clip[index]).toBeCloseTo(edge, 3);
    });
  });

  test('has eight marks of 5 mm on every plate, outside the bleed', () => {
    const { operations, pdf, page } = onePage(sceneOf({ orientation: 'portrait' }), { marks: true });
    const [left = 0, bottom = 0, right = 0, top = 0] = pdf.numbers(page, '/BleedBox');
    const [from, to] = ['m', 'l'].map((name) =>
      operations.filter(({ operator }) => operator === name).map(({ operands }) => operands.map(Number)),
    );
    expect(from?.length).toBe(8);
    expect(operations.find(({ operator }) => operator === 'CS')?.operands).toEqual(['/All']);
    from?.forEach(([x1 = 0, y1 = 0], index) => {
      const [x2 = 0, y2 = 0] = to?.[index] ?? [];
      expect(Math.hypot(x2 - x1, y2 - y1)).toBeCloseTo(mmToPt(5), 2);
      const gap = mmToPt(0.9);
      const isClear = [x1, x2].every((x) => x < left - gap || x > right + gap);
      const isClearAcross = [y1, y2].every((y) => y < bottom - gap || y > top + gap);
      expect(isClear || isClearAcross).toBe(true);
    });
  });

  test('has no marks unless they are requested', () => {
    expect(onePage(sceneOf()).operations.some(({ operator }) => operator === 'S')).toBe(false);
  });
});

describe('the title', () => {
  const titlesOf = (title: string) => {
    const { pdf } = onePage(sceneOf(), { title });
    const xmp = strFromU8(pdf.stream(pdf.catalog, '/Metadata').bytes);
    const [, inXmp = ''] = /<rdf:li xml:lang="x-default">(.*?)<\/rdf:li>/.exec(xmp) ?? [];
    const info = textOf(pdf.at(pdf.trailer, '/Info', '/Title'));
    const units = Array.from({ length: info.length / 2 }, (_, unit) =>
      String.fromCharCode(info.charCodeAt(unit * 2) * 256 + info.charCodeAt(unit * 2 + 1)),
    );
    return { inXmp, inInfo: units.slice(1).join('') };
  };

  test.each([
    ['Elena\tMarek\nLumen', 'Elena Marek Lumen'],
    ['Ele\uFFFEna\uFFFF Ma\u{1FFFF}rek', 'Elena Marek'],
    ['Elena \uD800Marek\uDC00', 'Elena Marek'],
    ['\u0000 Elena\u0085 😀 \u2028', 'Elena 😀'],
  ])('%j is the same in both places, and in characters that both can hold', (title, cleaned) => {
    expect(titlesOf(title)).toEqual({ inXmp: cleaned, inInfo: cleaned });
  });
});

describe('the file', () => {
  const logo = () =>
    convertLogo(
      sampleLogos['PNG with opacity'] ?? new Uint8Array(),
      {
        image: { x: 5, y: 5, width: 20, height: 14 },
        bleed: sceneOf().guides.bleed,
        fills: [{ box: sceneOf().guides.bleed, colour: '#ffffff' }],
      },
      300,
      assets.colours,
    );

  test('the same input gives the same bytes', () => {
    const [once, again] = [0, 1].map(() =>
      renderPdf([{ scene: sceneOf(), logo: logo() }], assets, { ...standardProfile, marks: true }, metadata),
    );
    expect(Buffer.compare(once ?? new Uint8Array(), again ?? new Uint8Array())).toBe(0);
  });

  test('of several cards contains each font, the logo and the profile once', () => {
    const shared = logo();
    const names = ['Elena Marek', 'Ján Kováč', 'Žofia Ďuricová'];
    const pages = names.map((fullName) => ({
      scene: layoutCard(cardOf({ ...card, fullName }), fonts, { width: 500, height: 360 }),
      logo: shared,
    }));
    const pdf = print(pages);
    const dictionaries = [...pdf.objects.values()].map(({ value }) => value);
    const count = (key: string, wanted: string) =>
      dictionaries.filter((value) => pdf.at(value, key) === wanted).length;
    expect(pdf.pages.length).toBe(3);
    expect(count('/Type', '/FontDescriptor')).toBe(2);
    expect(count('/ColorSpace', '/DeviceCMYK')).toBe(1);
    expect(count('/Type', '/OutputIntent')).toBe(1);
    expect(pdf.pages.map((page) => linesOf(pdf, page).some(({ text }) => names.includes(text)))).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('of a card with a logo is smaller than a megabyte', () => {
    const scene = layoutCard(cardOf(card), fonts, { width: 500, height: 360 });
    const file = renderPdf([{ scene, logo: logo() }], assets, standardProfile, metadata);
    expect(file.length).toBeLessThan(1_000_000);
  });
});

describe('a drawing as logo', () => {
  const drawn = drawnLogos['SVG with strokes, gradients, clips and opacity'] ?? new Uint8Array();
  const scene = () => layoutCard(cardOf({ ...card, backgroundColor: '#fff4d6' }), fonts, pictureSize(drawn));

  test('is paths and gradients in CMYK, without pixels and without transparency', () => {
    const laidOut = scene();
    const ground = logoBackground(laidOut);
    const logo = ground && convertLogo(drawn, ground, 300, assets.colours);
    const pdf = print([{ scene: laidOut, logo }]);
    const [page = {}] = pdf.pages;
    const operators = new Set(operationsOf(pdf.content(page)).map(({ operator }) => operator));
    expect(['f', 'W', 'sh', 'S', 'k', 'K'].filter((operator) => !operators.has(operator))).toEqual([]);
    expect(operators.has('Do')).toBe(false);
    const shadings = Object.values(pdf.dict(page, '/Resources', '/Shading'));
    expect(shadings.length).toBeGreaterThan(2);
    expect(preflight(pdf)).toEqual([]);
  });

  test('is clipped at the edge of its own box', () => {
    const wide = strToU8(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M-90 0h200v10H-90z"/></svg>',
    );
    const laidOut = layoutCard(cardOf(card), fonts, pictureSize(wide));
    const ground = logoBackground(laidOut);
    const [piece] = ground ? convertLogo(wide, ground, 300, assets.colours).drawing : [];
    expect(piece?.clips[0]?.path.slice(0, 1)).toEqual([['M', ground?.image.x, ground?.image.y]]);
  });
});
