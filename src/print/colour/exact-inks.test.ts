import { encode } from 'fast-png';
import { strToU8, unzlibSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { cardOf } from '#domain/card/flat-card.ts';
import { pictureSize } from '#image/read-picture.ts';
import { layoutCard } from '#layout/layout-card.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../../tools/print/print-from-disk.ts';
import { inkOfPlates, missingPrintTools } from '../../../tools/print/testing/external-tools.ts';
import { qpdfPreflight } from '../../../tools/print/testing/qpdf-preflight.ts';
import { logoBackground } from '../drawing/logo-background.ts';
import { convertLogo } from '../image/convert-logo.ts';
import { printProfile } from '../profile/print-profile.ts';
import { type ProfileSettings, readProfileSettings, UnreadableProfile } from '../profile/profile-settings.ts';
import { type PrintAssets, renderPdf } from '../render-pdf.ts';
import { openPdf } from '../testing/pdf-document.ts';
import { preflight } from '../testing/preflight.ts';
import { linesOf, operationsOf } from '../testing/read-content.ts';
import { inkText, parseInkText, readExactInks } from './exact-inks.ts';

const fonts = fontsFromDisk();
const metadata = {
  title: 'Inks',
  createdAt: new Date('2026-11-16T08:00:00Z'),
  documentId: '01934b5e-7f00-7000-8000-000000000045',
};
const inks = [
  { colour: '#e30613', cmyk: [0, 100, 97.5, 3] },
  { colour: '#c8102e', cmyk: [0, 100, 80, 5], spot: 'Brand Red 186' },
] as const;
const profiles = {
  'X-4': printProfile({
    inks: [...inks],
    cornersMm: 3,
    finishing: { plate: 'Lack', parts: ['companyName', 'logo'] },
  }),
  'X-1a': printProfile({ standard: 'X-1a', inks: [...inks], text: 'outlines', bleedMm: 3 }),
};
const logo = strToU8(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z" fill="#c8102e"/></svg>',
);
const card = {
  companyName: 'Lumen',
  fullName: 'Elena',
  companyNameColor: '#c8102e',
  fullNameColor: '#e30613',
};

function printed(
  profile: (typeof profiles)['X-4'],
  assets: PrintAssets,
  design = card,
): Uint8Array<ArrayBuffer> {
  const margins = profile.bleedMm === null ? {} : { bleedMm: profile.bleedMm };
  const scene = layoutCard(cardOf(design), fonts, pictureSize(logo), {}, margins);
  const ground = logoBackground(scene);
  return renderPdf(
    [{ scene, logo: ground && convertLogo(logo, ground, 300, assets.colours) }],
    assets,
    profile,
    metadata,
  );
}

let assets: PrintAssets;
beforeAll(async () => {
  assets = await printAssetsFromDisk(fonts, profiles['X-4']);
});

describe('exact inks', () => {
  test('typed CMYK arrives in the file to the digit', () => {
    const pdf = openPdf(printed(profiles['X-4'], assets));
    const [page = {}] = pdf.pages;
    const line = linesOf(pdf, page).find(({ text }) => text === 'Elena');
    expect(line?.fill).toEqual([0, 1, 0.975, 0.03]);
    expect(assets.colours.softProof('#e30613')).toBe(
      assets.colours.softProofInk(assets.colours.inkOf('#e30613')),
    );
  });

  /** The inks of a transparent PNG on a background, in bytes, with the spot colours it loses. */
  async function transparentLogo(settings: ProfileSettings, backgroundColor: string) {
    const profile = printProfile(settings);
    const own = await printAssetsFromDisk(fonts, profile);
    const data = Uint8Array.from([255, 255, 255, 255, 0, 0, 0, 0, 255, 255, 255, 128, 0, 0, 0, 255]);
    const png = encode({ width: 2, height: 2, data, channels: 4, depth: 8 });
    const ground = logoBackground(layoutCard(cardOf({ backgroundColor }), fonts, pictureSize(png)));
    if (!ground) throw new Error('The card has no logo');
    const { images, lostSpots } = convertLogo(png, ground, 300, own.colours);
    const rows = unzlibSync(images[0]?.bytes ?? new Uint8Array());
    // The first row has no predictor or the left one; its second pixel is transparent.
    const [left, right] = [Array.from(rows.subarray(1, 5)), Array.from(rows.subarray(5, 9))];
    const transparent = rows[0] === 1 ? right.map((byte, at) => (byte + (left[at] ?? 0)) & 255) : right;
    return { transparent, lostSpots };
  }

  test('under the transparent part of a logo are the exact inks of the background', async () => {
    const { transparent } = await transparentLogo({ inks }, '#e30613');
    expect(transparent).toEqual([0, 255, 249, 8]);
    const greys = await transparentLogo({}, '#64748b');
    expect(greys.transparent.slice(0, 3)).toEqual([0, 0, 0]);
  });

  test('a spot colour under the transparent part of a logo is named', async () => {
    const { lostSpots } = await transparentLogo({ inks }, '#c8102e');
    expect(lostSpots).toEqual([{ name: 'Brand Red 186', where: 'underPixels' }]);
  });

  test('a large fill in typed black stays as it was typed', async () => {
    const black = printProfile({ inks: [{ colour: '#000000', cmyk: [0, 0, 0, 100] }] });
    const own = await printAssetsFromDisk(fonts, black);
    const pdf = openPdf(printed(black, own, { ...card, backgroundColor: '#000000' } as typeof card));
    const [page = {}] = pdf.pages;
    const first = operationsOf(pdf.content(page)).find(({ operator }) => operator === 'k');
    expect(first?.operands.map(Number)).toEqual([0, 0, 0, 1]);
  });

  test('a spot colour is a Separation with its name and its CMYK fallback', () => {
    const pdf = openPdf(printed(profiles['X-4'], assets));
    const [page = {}] = pdf.pages;
    const spaces = JSON.stringify(pdf.dict(page, '/Resources', '/ColorSpace'));
    expect(spaces).toContain('Brand#20Red#20186');
    expect(spaces).toContain('[0,1,0.8,0.05]');
    expect(preflight(pdf)).toEqual([]);
  });

  test.each([
    ['a colour twice', [inks[0], inks[0]], 'INK_TWICE'],
    ['more than the ink limit', [{ colour: '#000001', cmyk: [100, 100, 100, 100] }], 'INK_LIMIT'],
    ['an ink of over 100 %', [{ colour: '#000001', cmyk: [101, 0, 0, 0] }], 'INK_PERCENT'],
    ['three inks', [{ colour: '#000001', cmyk: [1, 0, 0] }], 'INK_PERCENT'],
    ['a colour of another form', [{ colour: 'red', cmyk: [1, 0, 0, 0] }], 'INK_COLOUR'],
    ['a field that no ink has', [{ colour: '#000001', cmyk: [1, 0, 0, 0], tint: 50 }], 'INK_FIELD'],
    ['a text', ['red'], 'INK_FORM'],
    ['no list', { colour: '#000001' }, 'INKS_NOT_A_LIST'],
    ['a name with other characters', [{ colour: '#000001', cmyk: [1, 0, 0, 0], spot: 'a/b' }], 'PLATE_NAME'],
  ])('%s is refused with its reason', (_what, value, code) => {
    expect(readExactInks(value, 300)).toMatchObject([{ field: 'inks', code }]);
  });

  test.each([
    ...[
      'Cyan',
      'BLACK',
      'all',
      'CutContour',
      'cutcontour',
      'CUT_CONTOUR',
      'Cut Contour',
      'Thru-cut',
      'Die',
      'KissCut',
    ],
    ...[
      'Crease',
      'Dieline',
      'Die-Cut',
      'Through Cut',
      'Cut',
      'Perforation',
      'Perf Cut',
      'Score',
      'Fold line',
      'Stanze',
    ],
  ])('a spot colour cannot be named %s, which a press or a cutter acts upon', (spot) => {
    const [, brand] = inks;
    expect(readExactInks([inks[0], { ...brand, spot }], 300)).toEqual([
      { field: 'inks', code: 'PLATE_RESERVED', entry: 2, value: spot },
    ]);
  });
  test.each(['Gold', 'Lack', 'Fullcolour', 'Brand Line', 'Cutis', 'Diesel'])(
    'a spot colour can be named %s',
    (spot) => {
      const [, brand] = inks;
      expect(readExactInks([inks[0], { ...brand, spot }], 300)).toHaveLength(2);
      expect(readExactInks([inks[0], { ...brand, spot }], 300)).not.toContainEqual(
        expect.objectContaining({ code: 'PLATE_RESERVED' }),
      );
    },
  );

  test.each(['Brand Red 186', 'BRAND RED 186', 'brand-red-186'])(
    'two colours cannot share the spot colour Brand Red 186 as %s',
    (spot) => {
      const other = { colour: '#000001', cmyk: [0, 50, 40, 0], spot };
      expect(readExactInks([...inks, other], 300)).toEqual([
        { field: 'inks', code: 'SPOT_OF_TWO_COLOURS', value: spot },
      ]);
    },
  );

  test('a colour may be written in capitals', () => {
    const [, brand] = inks;
    const settings = readProfileSettings({ inks: [{ ...brand, colour: '#C8102E' }] });
    expect(settings.inks).toEqual([brand]);
    expect(readExactInks([brand, { ...inks[0], colour: '#C8102E' }], 300)).toMatchObject([
      { code: 'INK_TWICE' },
    ]);
  });

  test('are typed in one line and read back', () => {
    expect(parseInkText(inkText(inks))).toEqual(inks);
    expect(readExactInks(parseInkText('#E30613: 0% 100% 97,5% 3%'), 300)).toEqual([inks[0]]);
    expect(readExactInks(parseInkText('red = 1 2 3 4'), 300)).toMatchObject([{ code: 'INK_FORM', entry: 1 }]);
  });
});

describe('a finishing', () => {
  const faultsOf = (settings: unknown) => {
    try {
      return readProfileSettings(settings);
    } catch (error) {
      return error instanceof UnreadableProfile ? error.faults : error;
    }
  };

  test.each(['CutContour', 'CUTCONTOUR', 'cut contour', 'Black', 'none'])('cannot be named %s', (plate) => {
    expect(faultsOf({ finishing: { plate, parts: ['logo'] } })).toEqual([
      { field: 'finishing', code: 'PLATE_RESERVED', value: plate },
    ]);
  });

  test.each(['Brand Red 186', 'brand red 186', 'Brand_Red_186'])(
    'cannot be named as a spot colour is: %s',
    (plate) => {
      expect(faultsOf({ inks, finishing: { plate, parts: ['logo'] } })).toEqual([
        { field: 'finishing', code: 'PLATE_OF_A_SPOT', value: plate },
      ]);
    },
  );

  test('is refused for a part that no card has, with its name', () => {
    expect(faultsOf({ finishing: { plate: 'Lack', parts: ['logo', 'backgroundLogo', 'message'] } })).toEqual([
      { field: 'finishing', code: 'PART_UNKNOWN', value: 'backgroundLogo' },
    ]);
  });

  test.each([
    [{ plate: 'Lack', parts: [] }, 'NO_PARTS'],
    [{ plate: 'Lack', parts: 'logo' }, 'NO_PARTS'],
    [{ plate: 'Lack', parts: ['logo'], colour: 'gold' }, 'FINISHING_FORM'],
    ['Lack', 'FINISHING_FORM'],
  ])('%j is refused with its reason', (finishing, code) => {
    expect(faultsOf({ finishing })).toMatchObject([{ field: 'finishing', code }]);
  });
});

const missing = missingPrintTools();

describe.skipIf(missing)(`plates${missing ? ` (${missing})` : ''}`, () => {
  test('a spot colour, a finishing and the cut are plates of their own', () => {
    const only = { ...card, fullNameColor: '#c8102e' };
    const file = printed(profiles['X-4'], assets, only);
    expect(
      inkOfPlates(file, ['Brand Red 186', 'Lack', 'CutContour', 'Cyan', 'Magenta', 'Yellow', 'Black']),
    ).toEqual({
      'Brand Red 186': 100,
      Lack: 100,
      CutContour: expect.any(Number) as number,
      Cyan: 0,
      Magenta: 0,
      Yellow: 0,
      Black: 0,
    });
  });

  /** The plates of a card without texts whose logo is that drawing, in per cent: the least and the most ink of its pixels. */
  async function platesOfLogo(settings: ProfileSettings, drawing: string, names: readonly string[]) {
    const profile = printProfile(settings);
    const own = await printAssetsFromDisk(fonts, profile);
    const svg = strToU8(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${drawing}</svg>`);
    const scene = layoutCard(cardOf({}), fonts, pictureSize(svg));
    const ground = logoBackground(scene);
    const converted = ground && convertLogo(svg, ground, 300, own.colours);
    const file = renderPdf([{ scene, logo: converted }], own, profile, metadata);
    expect(preflight(openPdf(file))).toEqual([]);
    expect(qpdfPreflight(file, profile, [{ width: 90, height: 50, bleedMm: 2 }])).toEqual([]);
    return { inks: inkOfPlates(file, names), lostSpots: converted?.lostSpots, file };
  }

  const process = ['Cyan', 'Magenta', 'Yellow', 'Black'];
  const noProcess = { Cyan: 0, Magenta: 0, Yellow: 0, Black: 0 };

  test('half of a spot colour is the spot colour at 50 %', async () => {
    const drawing = '<path d="M0 0h9v9H0z" fill="#c8102e" fill-opacity="0.5"/>';
    const { inks: found } = await platesOfLogo({ inks }, drawing, ['Brand Red 186', ...process]);
    expect(found).toEqual({ 'Brand Red 186': 50, ...noProcess });
  });

  test.each(['#ffffff', '#c8102e" stop-opacity="0'])(
    'a gradient from a spot colour to %s is on its plate alone',
    async (end) => {
      const drawing = `<linearGradient id="g"><stop stop-color="#c8102e"/><stop offset="1" stop-color="${end}"/></linearGradient>
        <path d="M0 0h9v9H0z" fill="url(#g)"/>`;
      const { inks: found, lostSpots } = await platesOfLogo({ inks }, drawing, ['Brand Red 186', ...process]);
      expect(found).toEqual({ ...noProcess, 'Brand Red 186': expect.closeTo(100, -1) as number });
      expect(lostSpots).toEqual([]);
    },
  );

  test.each(['linearGradient', 'radialGradient'])(
    'a %s from an exact ink to white passes through no other ink',
    async (kind) => {
      const drawing = `<${kind} id="g"><stop stop-color="#009fe3"/><stop offset="1" stop-color="#ffffff"/></${kind}>
        <path d="M0 0h9v9H0z" fill="url(#g)"/>`;
      const cyan = { colour: '#009fe3', cmyk: [100, 0, 0, 0] } as const;
      const { inks: found } = await platesOfLogo({ inks: [cyan] }, drawing, process);
      expect(found).toEqual({ ...noProcess, Cyan: expect.closeTo(100, -1) as number });
    },
  );

  test('a spot colour mixed with another colour is printed in the four inks, and named', async () => {
    const drawing =
      '<path d="M0 0h9v9H0z" fill="#0000ff"/><path d="M0 0h9v9H0z" fill="#c8102e" fill-opacity="0.5"/>';
    const { lostSpots } = await platesOfLogo({ inks }, drawing, process);
    expect(lostSpots).toEqual([{ name: 'Brand Red 186', where: 'mixed' }]);
  });

  test('a saved card without colours is on the plate of black alone', async () => {
    const { companyName, fullName } = card;
    const scene = layoutCard(cardOf({ companyName, fullName, phone: '+421 905 318 442' }), fonts);
    const own = await printAssetsFromDisk(fonts);
    const file = renderPdf([{ scene }], own, printProfile({}), metadata);
    expect(inkOfPlates(file, process)).toEqual({ ...noProcess, Black: 91 });
  });

  test('other programs find nothing against PDF/X-1a', async () => {
    const own = await printAssetsFromDisk(fonts, profiles['X-1a']);
    const file = printed(profiles['X-1a'], own);
    expect(qpdfPreflight(file, profiles['X-1a'], [{ width: 90, height: 50, bleedMm: 3 }])).toEqual([]);
  });
});
