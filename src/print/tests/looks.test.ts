import { encode } from 'fast-png';
import { describe, expect, test } from 'vitest';
import { applyPatch, type Card, type CardContent, emptyCard } from '#domain/card/card.ts';
import { type LookId, lookIds } from '#domain/card/look/card-look.ts';
import { colourRoles, lookPalettes } from '#domain/look/look-palettes.ts';
import { layoutSides } from '#layout/layout-sides.ts';
import { lookOf } from '#layout/looks/data/released-looks.ts';
import type { Scene } from '#layout/scene.ts';
import { lruCache } from '#layout/text/lru-cache.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../../tools/print/print-from-disk.ts';
import { arePrintedInFull } from '../../../tools/print/samples/printed-looks.ts';
import { partOf, shareOfDiffering } from '../../../tools/print/testing/compare-pictures.ts';
import {
  drawnPages,
  inFolder,
  missingPrintTools,
  mostInk,
  plates,
  processInks,
  runTool,
} from '../../../tools/print/testing/external-tools.ts';
import { qpdfPreflight } from '../../../tools/print/testing/qpdf-preflight.ts';
import { convertPicture, placedPicture } from '../image/convert-picture.ts';
import type { PrintedLogo } from '../image/printed-logo.ts';
import { marginsOf, type PrintProfile, printProfile } from '../profile/print-profile.ts';
import type { ProfileSettings } from '../profile/profile-settings.ts';
import { type PrintAssets, type PrintPage, renderPdf } from '../render-pdf.ts';
import { renderSheets } from '../sheets/render-sheets.ts';
import { paperGrid, turnedPlace } from '../sheets/sheet-grid.ts';
import { openPdf } from '../testing/pdf-document.ts';
import { preflight } from '../testing/preflight.ts';
import { readPlate } from '../testing/read-tiff.ts';

const fonts = fontsFromDisk();
const metadata = {
  title: 'Martina Kováčová',
  createdAt: new Date('2026-11-15T12:00:00Z'),
  documentId: '01934b5e-7f00-7000-8000-000000000001',
};

/** `npm run test:full -- look-files` prints all of them, upright too, with every bleed. */
const sample: readonly LookId[] = ['bauhaus', 'grand-deco', 'halftone', 'matinee'];
const printedLooks = arePrintedInFull ? lookIds : sample;
const orientations = arePrintedInFull ? (['landscape', 'portrait'] as const) : (['landscape'] as const);
const bleeds = arePrintedInFull ? [2, 3, 5] : [3];
const timeout = 300_000;

const content: CardContent = {
  companyName: 'TatraTech, s. r. o.',
  website: 'Mapy a výpočty',
  fullName: 'Ing. Martina Kováčová',
  position: 'riaditeľka marketingu',
  phone: '+421 905 111 222',
  email: 'martina.kovacova@tatratech.example',
};

/** A dark photograph, for the looks that show one. */
const photograph = encode(darkPixels({ width: 600, height: 450 }));

function darkPixels({ width, height }: { width: number; height: number }) {
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < data.length; at += 3) {
    const [x, y] = [(at / 3) % width, Math.floor(at / 3 / width)];
    const light = 20 * (Math.sin(x / 40) * Math.cos(y / 30) + 1);
    data.set([light, light + 6, light + 24], at);
  }
  return { width, height, data, channels: 3, depth: 8 } as const;
}

type Sides = { scenes: readonly Scene[]; bleedMm: number };

/** Both sides of a card with a look. */
function sidesOf(
  id: LookId,
  profile: PrintProfile,
  {
    orientation = 'landscape',
    hasPicture = true,
    texts = {},
  }: { orientation?: Card['orientation']; hasPicture?: boolean; texts?: CardContent } = {},
): Sides {
  const pixels = { width: 600, height: 450 };
  const picture = { ref: 'photograph', pixels, focus: { x: 0.5, y: 0.5 }, zoom: 1 };
  const card = applyPatch(emptyCard, {
    content: { ...content, ...texts },
    orientation,
    style: { look: { id, version: 1 } },
    back: { kind: 'look' },
    ...(hasPicture && lookOf(id).front.picture && { picture }),
  });
  return { scenes: layoutSides(card, fonts, undefined, marginsOf(profile)), bleedMm: profile.bleedMm ?? 2 };
}

function pageOf(scene: Scene, { colours }: PrintAssets): PrintPage {
  const place = placedPicture(scene);
  return { scene, picture: place && convertPicture(photograph, place, 300, colours) };
}

/** The sides as a print shop gets them. */
async function fileOf(scenes: readonly Scene[], profile: PrintProfile): Promise<Uint8Array> {
  const assets = await assetsFor(profile);
  const pages = scenes.map((scene) => pageOf(scene, assets));
  return renderPdf(pages, assets, profile, metadata);
}

/** One copy of each font file: the subsetter keeps what it has opened. */
let fontFile: PrintAssets['fontFile'] | null = null;

async function assetsFor(profile: PrintProfile): Promise<PrintAssets> {
  const assets = await printAssetsFromDisk(fonts, profile);
  fontFile ??= assets.fontFile;
  return { ...assets, fontFile };
}

const missing = missingPrintTools();
const skips = missing !== null && !process.env.CI;

/** What other programs say against the file of a look for a profile. */
async function faultsOf(id: LookId, settings: ProfileSettings): Promise<string[]> {
  const profile = printProfile(settings);
  const faults: string[] = [];
  for (const orientation of orientations) {
    const { scenes, bleedMm } = sidesOf(id, profile, { orientation });
    const file = await fileOf(scenes, profile);
    const { output } = inFolder(file, (path) => runTool('qpdf', ['--check', path]));
    const expected = scenes.map(({ cut }) => ({ ...cut, bleedMm }));
    // Each of four plates may round up by half a level.
    const isOverLimit = mostInk(file, scenes.length) > Math.floor(profile.inkLimit * 255) + 2;
    faults.push(
      ...qpdfPreflight(file, profile, expected),
      ...(output.includes('No syntax or stream encoding errors') ? [] : ['qpdf --check']),
      ...(isOverLimit ? ['ink of a pixel'] : []),
    );
  }
  return faults;
}

describe.each(printedLooks)('%s', { timeout }, (id) => {
  test('a print shop accepts its file', async () => {
    const profile = printProfile({ bleedMm: 2 });
    const file = await fileOf(sidesOf(id, profile).scenes, profile);
    expect(preflight(openPdf(file))).toEqual([]);
  });

  test.skipIf(skips).each(bleeds)('other programs find no fault with a bleed of %d mm', async (bleedMm) => {
    expect(await faultsOf(id, { standard: 'X-4', bleedMm })).toEqual([]);
    const least = { standard: 'X-1a', inkLimit: 225, icc: 'GRACoL2006' } as const;
    expect(await faultsOf(id, { ...least, bleedMm })).toEqual([]);
  });

  test.skipIf(skips)('black texts are on the black plate alone', async () => {
    const profile = printProfile({ standard: 'X-1a', bleedMm: 3 });
    const { scenes } = sidesOf(id, profile);
    const inBlack = scenes.map((scene) => ({ ...scene, items: scene.items.map(asBlackText) }));
    const without = scenes.map((scene) => ({
      ...scene,
      items: scene.items.filter(({ kind }) => kind !== 'text'),
    }));
    const [black, empty] = [await fileOf(inBlack, profile), await fileOf(without, profile)].map((file) =>
      plates(file, scenes.length),
    );
    for (const [page, plate] of (black ?? []).entries()) {
      for (const ink of ['Cyan', 'Magenta', 'Yellow'] as const)
        expect(isSame(plate[ink], empty?.[page]?.[ink]), `${ink} of page ${page + 1}`).toBe(true);
    }
  });

  test.skipIf(skips)(
    'a spot colour of a role is printed wherever the role is, and nowhere else',
    async () => {
      const palette = lookPalettes[lookOf(id).palette];
      // Two roles with one colour would be one spot colour. White is paper.
      const roles = colourRoles.filter(
        (role, at) =>
          palette[role] !== '#ffffff' &&
          colourRoles.findIndex((other) => palette[other] === palette[role]) === at,
      );
      const inks = roles.map((role, at) => ({
        colour: palette[role],
        cmyk: [10 * at + 1, 40, 30, 0] as const,
        spot: `Role ${role}`,
      }));
      // Inks that are typed tell the roles apart on the plates: no colour is converted to them.
      const typed = inks.map(({ colour, cmyk }) => ({ colour, cmyk }));
      const names = inks.map(({ spot }) => spot);
      const [inProcess, inSpots] = [printProfile({ inks: typed }), printProfile({ inks })];
      // The pixels of a picture are in process inks, whatever is around them.
      const { scenes } = sidesOf(id, inProcess, { hasPicture: false });
      const process = plates(await fileOf(scenes, inProcess), scenes.length);
      const spots = plates(await fileOf(scenes, inSpots), scenes.length, 150, names);
      for (const [page, plate] of process.entries()) {
        const before = processInks.map((ink) => readPlate(plate[ink]));
        // A role that is nowhere on the page has no plate.
        const after = [...processInks, ...names].map((ink) => {
          const levels = spots[page]?.[ink];
          return levels ? readPlate(levels) : new Uint8Array(before[0]?.length ?? 0).fill(255);
        });
        inks.forEach(({ cmyk, spot }, at) => {
          const wanted = cmyk.map((percent) => 255 - Math.round(percent * 2.55));
          const own = processInks.length + at;
          let wrong = 0;
          for (let pixel = 0; pixel < (before[0]?.length ?? 0); pixel += 1) {
            const isRole = wanted.every((level, ink) => Math.abs((before[ink]?.[pixel] ?? 255) - level) <= 1);
            const isOnPlate = after[own]?.[pixel] === 0;
            const isAlone = after.every((levels, ink) => ink === own || levels[pixel] === 255);
            if (isRole ? !(isOnPlate && isAlone) : isOnPlate) wrong += 1;
          }
          expect(wrong, `pixels of ${spot} on page ${page + 1}`).toBe(0);
        });
      }
    },
  );
});

function asBlackText(item: Scene['items'][number]): Scene['items'][number] {
  return item.kind === 'text' ? { ...item, colour: '#000000' } : item;
}

function isSame(one: Uint8Array, other: Uint8Array | undefined): boolean {
  // The files have their time in them.
  return other !== undefined && Buffer.compare(readPlate(one), readPlate(other)) === 0;
}

describe.skipIf(skips)('sheets', { timeout }, () => {
  test('every look is on a sheet as it is on its own page, on both sides', async () => {
    const profile = printProfile({ standard: 'X-1a', bleedMm: 3 });
    const grid = paperGrid('A4', { width: 90, height: 50 }, 4, 3);
    if (!grid) throw new Error('The grid is empty');
    const perSheet = grid.places.length;
    // 10 px in a millimetre: every place starts with a whole pixel.
    const [dpi, pxPerMm] = [254, 10];
    const inPx = ({ x, y, width, height }: (typeof grid.places)[number]) => ({
      x: Math.round(x * pxPerMm),
      y: Math.round(y * pxPerMm),
      width: Math.round(width * pxPerMm),
      height: Math.round(height * pxPerMm),
    });
    const assets = await assetsFor(profile);
    for (let first = 0; first < printedLooks.length; first += perSheet) {
      const looks = printedLooks.slice(first, first + perSheet);
      const pages = looks.map((id) => sidesOf(id, profile).scenes.map((scene) => pageOf(scene, assets)));
      const cards = pages.flatMap(([front, back]) => (front ? [{ front, back: back ?? null }] : []));
      const settings = {
        grid,
        order: 'rows',
        turn: 'long',
        marks: true,
        backOffset: { x: 0, y: 0 },
      } as const;
      const file = renderSheets(cards, settings, assets, profile, metadata);
      const { output } = inFolder(file, (path) => runTool('qpdf', ['--check', path]));
      expect(output).toContain('No syntax or stream encoding errors');
      const sheets = drawnPages(file, 2, dpi);
      const alone = drawnPages(renderPdf(pages.flat(), assets, profile, metadata), pages.flat().length, dpi, [
        '-dUseTrimBox',
      ]);
      const faults = looks.flatMap((id, card) =>
        (['front', 'back'] as const).flatMap((side, page) => {
          const place = grid.places[card];
          const [sheet, own] = [sheets[page], alone[card * 2 + page]];
          if (!place || !sheet || !own) return [`${id}, ${side}: missing`];
          const at = side === 'front' ? place : turnedPlace(place, grid.paper, 'long');
          const share = shareOfDiffering(partOf(sheet, inPx(at)), own);
          return share > 0.0005 ? [`${id}, ${side}: ${(share * 100).toFixed(3)} %`] : [];
        }),
      );
      expect(faults).toEqual([]);
    }
  });

  test.each(['bauhaus', 'headshot'] as const)(
    'sixty people in %s fit in one file and on sheets, and qpdf finds no fault',
    async (look) => {
      const profile = printProfile({ standard: 'X-4', bleedMm: 3 });
      const assets = await assetsFor(profile);
      // One photograph, converted once, as the product does.
      const pictures = lruCache<PrintedLogo | null>(4);
      const sharedPageOf = (scene: Scene): PrintPage => {
        const place = JSON.stringify(placedPicture(scene));
        return { scene, picture: pictures(place, () => pageOf(scene, assets).picture ?? null) };
      };
      const peopleOf = function* () {
        for (let person = 1; person <= 60; person += 1) {
          const texts = {
            fullName: `Ing. Martina Kováčová ${person}`,
            email: `m${person}@tatratech.example`,
          };
          const { scenes } = sidesOf(look, profile, { texts });
          const [front, back = null] = scenes.map(sharedPageOf);
          if (front) yield { front, back };
        }
      };
      const sidesInOrder = function* () {
        for (const { front, back } of peopleOf()) yield* back ? [front, back] : [front];
      };
      const grid = paperGrid('A4', { width: 90, height: 50 }, 4, 3);
      if (!grid) throw new Error('The grid is empty');
      const settings = {
        grid,
        order: 'rows',
        turn: 'long',
        marks: true,
        backOffset: { x: 0, y: 0 },
      } as const;
      const pages = renderPdf(sidesInOrder(), assets, profile, metadata);
      const sheets = renderSheets(peopleOf(), settings, assets, profile, metadata);
      const sheetCount = 2 * Math.ceil(60 / grid.places.length);
      for (const [file, count] of [
        [pages, 120],
        [sheets, sheetCount],
      ] as const) {
        const qpdf = (option: string) => inFolder(file, (path) => runTool('qpdf', [option, path]).output);
        expect(qpdf('--check')).toContain('No syntax or stream encoding errors');
        expect(Number(qpdf('--show-npages'))).toBe(count);
      }
    },
  );
});
