import { strToU8 } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { encodeInkJpeg } from '#image/jpeg/encode-jpeg.ts';
import { pictureSize } from '#image/read-picture.ts';
import { chooseLogoVersion } from '#layout/logo/choose-logo-version.ts';
import type { LogoAnalysis } from '#layout/logo/logo-analysis.ts';
import { placedLogo } from '#layout/logo/logo-on-ground.ts';
import type { LogoVersion } from '#layout/logo/logo-version.ts';
import { fillOf, type PlacedLogo, type Scene } from '#layout/scene.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../../tools/print/print-from-disk.ts';
import { missingPrintTools, plates, processInks } from '../../../tools/print/testing/external-tools.ts';
import { logoBackground } from '../drawing/logo-background.ts';
import { analyseLogo } from '../logo/analyse-logo.ts';
import { printProfile } from '../profile/print-profile.ts';
import { type PrintAssets, renderPdf } from '../render-pdf.ts';
import { readPlateRows } from '../testing/read-tiff.ts';
import { convertLogo } from './convert-logo.ts';

const fonts = fontsFromDisk();
const [white, navy, dark] = ['#ffffff', '#14275a', '#101214'];

/** A card with its logo in a version. */
function cardWith(
  bytes: Uint8Array,
  colour: string,
  version: LogoVersion,
): { scene: Scene; placed: PlacedLogo } {
  const cut = { x: 0, y: 0, width: 60, height: 40 };
  const pixels = { ...pictureSize(bytes), analysis: analyseLogo(bytes) };
  const placed = placedLogo(pixels, { x: 10, y: 10, width: 40, height: 20 }, { version });
  const items = [fillOf('background', cut, colour), placed];
  return { placed, scene: { side: 'front', cut, guides: { bleed: cut, cut, safe: cut }, items } };
}

describe('a logo on the plates of a print shop', () => {
  const [red, green] = ['#c8102e', '#0a7d3c'] as const;
  const spotProfile = printProfile({
    inks: [
      { colour: green, cmyk: [90, 0, 70, 0] },
      { colour: red, cmyk: [0, 100, 80, 5], spot: 'Brand Red' },
    ],
  });
  let own: PrintAssets;
  beforeAll(async () => {
    own = await printAssetsFromDisk(fonts, spotProfile);
  });

  /** A red band beside a green one. */
  const bands = strToU8(
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 40 20"><path fill="${red}" d="M2 2H22V18H2Z"/><path fill="${green}" d="M24 2H38V18H24Z"/></svg>`,
  );
  /** The same in inks: cyan with magenta, and yellow, on bare paper. */
  const inks = { left: [100, 60, 0, 0], right: [0, 0, 100, 0] } as const;
  const inkJpeg = () => {
    const [width, height] = [400, 200];
    const samples = new Uint8Array(width * height * 4);
    for (let pixel = 0; pixel < width * height; pixel += 1) {
      const [x, y] = [pixel % width, Math.floor(pixel / width)];
      if (y < 20 || y >= 180 || x < 20 || x >= 380 || (x >= 220 && x < 240)) continue;
      samples.set(
        (x < 230 ? inks.left : inks.right).map((ink) => Math.round(ink * 2.55)),
        pixel * 4,
      );
    }
    // As a separate file the inks are inverted.
    return encodeInkJpeg(
      samples.map((ink) => 255 - ink),
      { width, height },
      98,
    );
  };

  const names = [...processInks, 'Brand Red'] as const;
  type Inks = Record<(typeof names)[number], number>;

  /** The inks in the middle of both bands and beside them, in per cent. */
  function inksOf(
    bytes: Uint8Array,
    ground: string,
    version: LogoVersion,
  ): Record<'left' | 'right' | 'beside' | 'margin', Inks> {
    const { scene, placed } = cardWith(bytes, ground, version);
    const logo = converted(bytes, scene);
    const metadata = { title: 'Logo', createdAt: new Date('2026-11-16'), documentId: 'logo' };
    const [page] = plates(renderPdf([{ scene, logo }], own, spotProfile, metadata), 1, 254, ['Brand Red']);
    if (!page) throw new Error('No page');
    const { image } = placed;
    const at = (x: number, y: number) =>
      Object.fromEntries(
        names.map((name) => {
          const plate = page[name];
          return [name, plate ? inkAt(plate, image.x + x * image.width, image.y + y * image.height) : 0];
        }),
      ) as Inks;
    return { left: at(0.25, 0.5), right: at(0.75, 0.5), beside: at(-0.1, 0.5), margin: at(0.02, 0.5) };
  }

  function converted(bytes: Uint8Array, scene: Scene) {
    const ground = logoBackground(scene);
    if (!ground) throw new Error('The card has no logo');
    return convertLogo(bytes, ground, 254, own.colours);
  }

  /** The ink of a plate of 254 dpi at a place in mm, in per cent. */
  function inkAt(tiff: Uint8Array, x: number, y: number): number {
    const { samples, width } = readPlateRows(tiff);
    return Math.round(100 - (samples[Math.round(y * 10) * width + Math.round(x * 10)] ?? 255) / 2.55);
  }

  const none: Inks = { Cyan: 0, Magenta: 0, Yellow: 0, Black: 0, 'Brand Red': 0 };
  const [asSpot, asGreen] = [
    { ...none, 'Brand Red': 100 },
    { ...none, Cyan: 90, Yellow: 70 },
  ];

  test.skipIf(missingPrintTools())('exact inks and spot colours stay on theirs in each version', () => {
    expect(inksOf(bands, white, { kind: 'own' })).toMatchObject({
      left: asSpot,
      right: asGreen,
      beside: none,
    });
    const plate = inksOf(bands, white, { kind: 'plate', colour: white });
    expect(plate).toMatchObject({ left: asSpot, right: asGreen, beside: none });
    const outlined = inksOf(bands, dark, { kind: 'outline', colour: white, widthMm: 0.45 });
    expect([outlined.left, outlined.right]).toEqual([asSpot, asGreen]);
    const pieces = inksOf(bands, dark, { kind: 'pieces', colours: [white, green] });
    expect([pieces.left, pieces.right]).toEqual([none, asGreen]);
    const other = inksOf(bands, dark, { kind: 'pieces', colours: [red, white] });
    expect([other.left, other.right]).toEqual([asSpot, none]);
  });

  test.skipIf(missingPrintTools())(
    'one colour has the inks of that colour of the card, and of no other',
    () => {
      for (const bytes of [bands, inkJpeg()]) {
        const { left, right } = inksOf(bytes, white, { kind: 'oneColour', colour: green });
        expect([left, right]).toEqual([asGreen, asGreen]);
      }
      const spot = inksOf(bands, white, { kind: 'oneColour', colour: red });
      expect([spot.left, spot.right]).toEqual([asSpot, asSpot]);
    },
  );

  test('a JPEG of inks is flat art, and keeps its inks in no version that changes some of it', () => {
    const analysis = analyseLogo(inkJpeg());
    expect(analysis).toMatchObject({ kind: 'flat', ground: white, isInks: true });
    expect(analysis.pieces).toHaveLength(2);
    const on = { ground: dark, ink: white, accent: '#f0c14b', plates: [white] };
    expect(['own', 'oneColour', 'plate']).toContain(chooseLogoVersion(analysis, on).kind);
    const { isInks: _, ...onScreen }: LogoAnalysis = analysis;
    expect(chooseLogoVersion(onScreen, on).kind).not.toBe(chooseLogoVersion(analysis, on).kind);
  });

  test.skipIf(missingPrintTools())('a JPEG of inks loses its paper on a coloured card, and no ink', () => {
    for (const version of [{ kind: 'own' }, { kind: 'plate', colour: white }] as const) {
      const { left, right } = inksOf(inkJpeg(), white, version);
      for (const [found, wanted] of [
        [left, inks.left],
        [right, inks.right],
      ] as const) {
        for (const [at, name] of processInks.entries())
          expect(Math.abs(found[name] - (wanted[at] ?? 0))).toBeLessThanOrEqual(2);
      }
    }
    const { left, beside } = inksOf(inkJpeg(), navy, { kind: 'own' });
    expect(Math.abs(left.Cyan - inks.left[0])).toBeLessThanOrEqual(2);
    const edge = inksOf(inkJpeg(), navy, { kind: 'own' }).margin;
    expect(edge).toEqual(beside);
  });
});
