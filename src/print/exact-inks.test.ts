import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8 } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { pictureSize } from '#image/read-picture.ts';
import { layoutCard } from '#layout/layout-card.ts';
import { fontsFromDisk } from '../../tools/build/card-faces.ts';
import { inFolder, missingPrintTools, runTool } from '../../tools/print/external-tools.ts';
import { printAssetsFromDisk } from '../../tools/print/print-from-disk.ts';
import { qpdfPreflight } from '../../tools/print/qpdf-preflight.ts';
import { areExactInks, inkText, parseInkText } from './exact-inks.ts';
import { convertLogo } from './image/convert-logo.ts';
import { logoGround } from './image/logo-ground.ts';
import { printProfile } from './print-profile.ts';
import { type PrintAssets, renderPdf } from './render-pdf.ts';
import { openPdf } from './testing/pdf-document.ts';
import { preflight } from './testing/preflight.ts';
import { linesOf, operationsOf } from './testing/read-content.ts';
import { readPlate } from './testing/read-tiff.ts';

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
  const scene = layoutCard(design, fonts, pictureSize(logo), {}, margins);
  const ground = logoGround(scene);
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
    ['a colour twice', [inks[0], inks[0]]],
    ['more than the ink limit', [{ colour: '#000001', cmyk: [100, 100, 100, 100] }]],
    ['an ink of over 100 %', [{ colour: '#000001', cmyk: [101, 0, 0, 0] }]],
    ['a plate that every file has', [{ colour: '#000001', cmyk: [1, 0, 0, 0], spot: 'Cyan' }]],
    ['three inks', [{ colour: '#000001', cmyk: [1, 0, 0] }]],
    ['a name with other characters', [{ colour: '#000001', cmyk: [1, 0, 0, 0], spot: 'a/b' }]],
  ])('%s is refused', (_what, value) => {
    expect(areExactInks(value, 300)).toBe(false);
  });

  test('are typed in one line and read back', () => {
    expect(parseInkText(inkText(inks))).toEqual(inks);
    expect(parseInkText('#E30613: 0% 100% 97,5% 3%')).toEqual([inks[0]]);
    expect(parseInkText('red = 1 2 3 4')).toBeNull();
  });
});

const missing = missingPrintTools();

describe.skipIf(missing)(`plates${missing ? ` (${missing})` : ''}`, { timeout: 60_000 }, () => {
  /** The most ink on each plate that Ghostscript separates, in per cent. */
  function inkOfPlates(file: Uint8Array, names: readonly string[]): Record<string, number> {
    return inFolder(file, (path, folder) => {
      const device = [
        '-sDEVICE=tiffsep',
        '-r150',
        '-sCompression=none',
        `-sOutputFile=${join(folder, 'p%d.tif')}`,
      ];
      const { succeeded, output } = runTool('gs', ['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', ...device, path]);
      if (!succeeded) throw new Error(output);
      return Object.fromEntries(
        names.map((name) => {
          const least = readPlate(readFileSync(join(folder, `p1(${name}).tif`))).reduce((a, b) =>
            Math.min(a, b),
          );
          return [name, Math.round(((255 - least) / 255) * 100)];
        }),
      );
    });
  }

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

  test('other programs find nothing against PDF/X-1a', async () => {
    const own = await printAssetsFromDisk(fonts, profiles['X-1a']);
    const file = printed(profiles['X-1a'], own);
    expect(qpdfPreflight(file, profiles['X-1a'], [{ width: 90, height: 50, bleedMm: 3 }])).toEqual([]);
  });
});
