import { beforeAll, describe, expect, test } from 'vitest';
import { layoutCard } from '#layout/layout-card.ts';
import { fontsFromDisk } from '../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../tools/print/print-from-disk.ts';
import { totalInk } from './colour/ink.ts';
import { convertLogo } from './image/convert-logo.ts';
import { logoGround } from './image/logo-ground.ts';
import { marginsOf, type PrintProfile, standardProfile } from './print-profile.ts';
import { type PrintAssets, renderPdf } from './render-pdf.ts';
import { openPdf } from './testing/pdf-document.ts';
import { preflight } from './testing/preflight.ts';
import { sampleLogos } from './testing/sample-logos.ts';

const fonts = fontsFromDisk();
const metadata = {
  title: 'Vizitka',
  createdAt: new Date('2026-11-15T12:00:00Z'),
  documentId: '01934b5e-7f00-7000-8000-000000000001',
};
const card = { companyName: 'Lumen', fullName: 'Elena Marek', layout: 'split' } as const;
let assets: PrintAssets;
beforeAll(async () => {
  assets = await printAssetsFromDisk(fonts);
});

const sceneFor = (profile: PrintProfile) => layoutCard(card, fonts, undefined, {}, marginsOf(profile));

describe('the bleed of a profile', () => {
  test.each([0, 3, 5])('%i mm replaces that of the format, and every fill reaches it', (bleedMm) => {
    const profile = { ...standardProfile, bleedMm };
    const scene = sceneFor(profile);
    for (const item of scene.items) {
      if (item.kind === 'fill') expect([item.box.x, item.box.y]).toEqual([-bleedMm + 0, -bleedMm + 0]);
    }
    const pdf = openPdf(renderPdf([{ scene }], assets, profile, metadata));
    expect(preflight(pdf, { sidesMm: [50, 90], bleedMm })).toEqual([]);
  });

  test('leaves the texts where they are', () => {
    const textsOf = (profile: PrintProfile) => sceneFor(profile).items.filter(({ kind }) => kind === 'text');
    expect(textsOf({ ...standardProfile, bleedMm: 5 })).toEqual(textsOf(standardProfile));
  });

  test.each([-1, 5.1, Number.NaN])('cannot be %d mm', (bleedMm) => {
    expect(() => marginsOf({ ...standardProfile, bleedMm })).toThrow(RangeError);
  });

  test('must be that of the Scene', () => {
    const pages = [{ scene: sceneFor(standardProfile) }];
    expect(() => renderPdf(pages, assets, { ...standardProfile, bleedMm: 3 }, metadata)).toThrow(
      'another bleed',
    );
  });
});

describe('the ink limit of a profile', () => {
  const profile = { ...standardProfile, inkLimit: 2.25 };

  test('holds for flat colours and for every pixel of a logo', async () => {
    const { colours } = await printAssetsFromDisk(fonts, profile);
    const [dark, logo] = ['#07120f', sampleLogos['PNG without opacity'] ?? new Uint8Array()];
    expect(totalInk(assets.colours.inkOf(dark))).toBeGreaterThan(2.25);
    expect(totalInk(colours.inkOf(dark))).toBeLessThanOrEqual(2.25);
    const ground = logoGround(layoutCard({ backgroundColor: dark }, fonts, { width: 500, height: 360 }));
    if (!ground) throw new Error('The card has no logo');
    expect(convertLogo(logo, ground, 300, colours).maxInk).toBeLessThanOrEqual(2.25);
  });

  test('must be that of the colours', () => {
    const pages = [{ scene: sceneFor(profile) }];
    expect(() => renderPdf(pages, assets, profile, metadata)).toThrow('another ink limit');
  });
});

test('pages are created one at a time', () => {
  const events: string[] = [];
  function* pages() {
    for (const number of [1, 2]) {
      const scene = sceneFor(standardProfile);
      yield {
        get scene() {
          events.push(`page ${number} drawn`);
          return scene;
        },
      };
      events.push(`page ${number} done`);
    }
  }
  renderPdf(pages(), assets, standardProfile, metadata);
  expect([...new Set(events)]).toEqual(['page 1 drawn', 'page 1 done', 'page 2 drawn', 'page 2 done']);
});
