import { beforeAll, describe, expect, test } from 'vitest';
import { cardOf } from '#domain/card/flat-card.ts';
import { checkPrint } from '#layout/check/check-print.ts';
import { layoutCard } from '#layout/layout-card.ts';
import { layoutSides } from '#layout/layout-sides.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../../tools/print/print-from-disk.ts';
import { totalInk } from '../colour/ink.ts';
import { presses } from '../colour/press-condition.ts';
import { logoBackground } from '../drawing/logo-background.ts';
import { convertLogo } from '../image/convert-logo.ts';
import { checkPress } from '../press-check.ts';
import { type PrintAssets, renderPdf } from '../render-pdf.ts';
import { openPdf } from '../testing/pdf-document.ts';
import { preflight } from '../testing/preflight.ts';
import { sampleLogos } from '../testing/sample-logos.ts';
import { marginsOf, type PrintProfile, printProfile, standardProfile } from './print-profile.ts';
import { profilePresets } from './profile-presets.ts';

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

const sceneFor = (profile: PrintProfile) =>
  layoutCard(cardOf(card), fonts, undefined, {}, marginsOf(profile));

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

  test('must be that of the Scene', () => {
    const pages = [{ scene: sceneFor(standardProfile) }];
    expect(() => renderPdf(pages, assets, { ...standardProfile, bleedMm: 3 }, metadata)).toThrow(
      'another bleed',
    );
  });
});

describe('the margins of a profile', () => {
  const qrBack = { kind: 'qr', qr: { content: 'url', value: 'lumen.sk' } } as const;
  const cardBack = { kind: 'card', content: { companyName: 'Lumen' } } as const;

  test.each([qrBack, cardBack])('are those of both sides, with a back of kind $kind', (back) => {
    const margins = marginsOf({ bleedMm: 4, safeMm: 5 });
    const sides = layoutSides(cardOf({ ...card, back }), fonts, undefined, margins);
    expect(sides).toHaveLength(2);
    for (const { guides } of sides) {
      expect(guides.bleed).toEqual({ x: -4, y: -4, width: 98, height: 58 });
      expect(guides.safe).toEqual({ x: 5, y: 5, width: 80, height: 40 });
    }
  });

  test('decide what the print check finds', () => {
    const design = { ...card, layout: 'classic', logoX: 3 } as const;
    const logo = { width: 600, height: 600 };
    const codesFor = (safeMm: number) =>
      checkPrint(layoutCard(cardOf(design), fonts, logo, {}, marginsOf({ bleedMm: 3, safeMm }))).findings.map(
        ({ code }) => code,
      );
    expect(codesFor(3)).not.toContain('LOGO_PAST_SAFE_MARGIN');
    expect(codesFor(5)).toContain('LOGO_PAST_SAFE_MARGIN');
  });
});

describe('the ink limit of a profile', () => {
  const profile = { ...standardProfile, inkLimit: 2.25 };

  test('holds for flat colours and for every pixel of a logo', async () => {
    const { colours } = await printAssetsFromDisk(fonts, profile);
    const [dark, logo] = ['#07120f', sampleLogos['PNG without opacity'] ?? new Uint8Array()];
    expect(totalInk(assets.colours.inkOf(dark))).toBeGreaterThan(2.25);
    expect(totalInk(colours.inkOf(dark))).toBeLessThanOrEqual(2.25);
    const ground = logoBackground(
      layoutCard(cardOf({ backgroundColor: dark }), fonts, { width: 500, height: 360 }),
    );
    if (!ground) throw new Error('The card has no logo');
    expect(convertLogo(logo, ground, 300, colours).maxInk).toBeLessThanOrEqual(2.25);
  });

  test('must be that of the colours', () => {
    const pages = [{ scene: sceneFor(profile) }];
    expect(() => renderPdf(pages, assets, profile, metadata)).toThrow('another ink limit');
  });

  test('holds for rich black, and the print check judges by it', async () => {
    const tight = { ...printProfile({ icc: 'GRACoL2006', inkLimit: 210 }) };
    const { colours } = await printAssetsFromDisk(fonts, tight);
    const scene = layoutCard(cardOf({ backgroundColor: '#000000' }), fonts);
    const [result] = checkPress(scene, colours);
    expect(result).toMatchObject({ rule: 'totalInk', needed: 210, findings: [] });
    expect(result?.measured).toBeGreaterThan(205);
    expect(result?.measured).toBeLessThanOrEqual(210);
  });
});

test('the press of the profile must be that of the colours', () => {
  const pages = [{ scene: sceneFor(standardProfile) }];
  const profile = { ...standardProfile, press: presses.FOGRA47 };
  expect(() => renderPdf(pages, assets, profile, metadata)).toThrow('another press');
});

describe('settings', () => {
  test('without fields are the standard profile', () => {
    expect(printProfile({})).toEqual(standardProfile);
    expect(printProfile(profilePresets.standard)).toEqual(standardProfile);
  });

  test('name the condition alone for PDF/X-1a, and embed its profile when asked to', () => {
    expect(printProfile({ standard: 'X-1a' })).toMatchObject({ embedIcc: false });
    expect(printProfile({ standard: 'X-1a', embedIcc: true })).toMatchObject({ embedIcc: true });
    expect(printProfile({ embedIcc: false })).toMatchObject({ standard: 'X-4', embedIcc: true });
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
