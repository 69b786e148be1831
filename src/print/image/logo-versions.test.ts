import { Resvg } from '@resvg/resvg-js';
import { strToU8 } from 'fflate';
import { PNG } from 'pngjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { applyPatch, emptyCard } from '#domain/card/card.ts';
import type { LogoChoice } from '#domain/card/logo-choice.ts';
import { pictureSize } from '#image/read-picture.ts';
import { layoutSides } from '#layout/layout-sides.ts';
import { drawnBox } from '#layout/logo/logo-box.ts';
import type { LogoVersion } from '#layout/logo/logo-version.ts';
import type { LogoSize, PlacedLogo, Scene } from '#layout/scene.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../../tools/print/print-from-disk.ts';
import { plainInk, shareOfDiffering } from '../../../tools/print/testing/compare-pictures.ts';
import { drawnPages, missingPrintTools } from '../../../tools/print/testing/external-tools.ts';
import { cmyk } from '../colour/ink.ts';
import type { PressColours } from '../colour/press-colours.ts';
import { logoBackground } from '../drawing/logo-background.ts';
import { analyseLogo } from '../logo/analyse-logo.ts';
import { checkPress } from '../press-check.ts';
import { printProfile, standardProfile } from '../profile/print-profile.ts';
import { type PrintAssets, renderPdf } from '../render-pdf.ts';
import { crest, whiteMark, wordmark } from '../testing/sample-marks.ts';
import { convertLogo } from './convert-logo.ts';
import { versionFile } from './version-file.ts';

let assets: PrintAssets;
const fonts = fontsFromDisk();
beforeAll(async () => {
  assets = await printAssetsFromDisk(fonts);
});

/** 20 pixels in a millimetre: every pixel of a logo is one of the page. */
const [dpi, white, navy] = [508, '#ffffff', '#14275a'];
const files = { drawing: strToU8, pixels: (svg: string) => asPng(svg, 800) } as const;
const kinds = ['drawing', 'pixels'] as const;

function asPng(svg: string, width: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}

/** A card with its logo in a version; without one as it is, and not analysed. */
function cardWith(bytes: Uint8Array, colour: string, version?: LogoVersion): Scene {
  const size = pictureSize(bytes);
  const cut = { x: 0, y: 0, width: 60, height: 40 };
  const width = Math.min(40, (22 * size.width) / size.height);
  const image = { x: 8, y: 8, width, height: (width * size.height) / size.width };
  const pixels = version ? { ...size, analysis: analyseLogo(bytes) } : size;
  const logo: PlacedLogo = {
    id: 'logo',
    kind: 'logo',
    asset: 'logo',
    image,
    pixels,
    ...(version && { version }),
  };
  const fill = { id: 'background', kind: 'fill', part: 'background', box: cut, colour } as const;
  return { side: 'front', cut, guides: { bleed: cut, cut, safe: cut }, items: [fill, logo] };
}

function placedIn({ items }: Scene): PlacedLogo {
  return items.find((item): item is PlacedLogo => item.kind === 'logo') as PlacedLogo;
}

function converted(bytes: Uint8Array, scene: Scene, { colours } = assets) {
  const ground = logoBackground(scene);
  if (!ground) throw new Error('The card has no logo');
  return convertLogo(bytes, ground, dpi, colours);
}

/** The card as the page draws it. */
function previewed(bytes: Uint8Array, scene: Scene, background: string): PNG {
  const file = versionFile(bytes, placedIn(scene), dpi);
  const { x, y, width, height } = drawnBox(placedIn(scene));
  const place = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  const type = bytes[0] === 0x89 ? 'png' : 'svg+xml';
  const image = (kind: string, data: Uint8Array) =>
    `<image ${place} preserveAspectRatio="none" href="data:image/${kind};base64,${Buffer.from(data).toString('base64')}"/>`;
  const logo =
    file === null
      ? image(type, bytes)
      : 'svg' in file
        ? file.svg.replace(/width="[^"]*" height="[^"]*"/, `${place} preserveAspectRatio="none"`)
        : image('png', pngOf(file));
  const card = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40" width="60" height="40"><path fill="${background}" d="M0 0H60V40H0Z"/>${platesIn(scene)}${logo}</svg>`;
  const pixels = 60 * 20;
  return PNG.sync.read(new Resvg(card, { fitTo: { mode: 'width', value: pixels } }).render().asPng());
}

function platesIn({ items }: Scene): string {
  return items
    .map((item) =>
      item.kind === 'shape' && 'fill' in item ? `<path fill="${item.fill}" d="${item.path}"/>` : '',
    )
    .join('');
}

/** A card with its logo alone, in a version that a person has chosen, without bleed. */
function cardAsChosen(bytes: Uint8Array, background: string, version: LogoChoice): Scene {
  const style = { background, logo: { version } };
  const card = applyPatch(emptyCard, { format: { widthMm: 60, heightMm: 40 }, style });
  const logo: LogoSize = { ...pictureSize(bytes), analysis: analyseLogo(bytes) };
  const [front] = layoutSides(card, fonts, logo);
  if (!front) throw new Error('No front');
  const { cut } = front.guides;
  return { ...front, guides: { ...front.guides, bleed: cut } };
}

function pngOf({ width, height, rgba }: { width: number; height: number; rgba: Uint8ClampedArray }): Buffer {
  const png = new PNG({ width, height });
  png.data = Buffer.from(rgba);
  return PNG.sync.write(png);
}

const versions: readonly [name: string, svg: string, ground: string, version: LogoVersion][] = [
  ['own colours', wordmark, white, { kind: 'own' }],
  ['an outline', crest, '#12110f', { kind: 'outline', colour: '#f0c14b', widthMm: 0.45 }],
  ['navy in white', wordmark, navy, { kind: 'pieces', colours: [white, '#ef7d1a'] }],
  ['one colour', whiteMark, '#efe8d8', { kind: 'oneColour', colour: '#101820' }],
  [
    'one colour with an accent',
    wordmark,
    '#3b0f20',
    { kind: 'oneColour', colour: white, accent: { pieces: [1], colour: '#f0c14b' } },
  ],
];

describe.each(kinds)('a logo of %s', (kind) => {
  test('without a version has the same inks with an analysis as without', () => {
    const bytes = files[kind](wordmark);
    const scene = cardWith(bytes, navy);
    const analysed = {
      ...placedIn(scene),
      pixels: { ...placedIn(scene).pixels, analysis: analyseLogo(bytes) },
    };
    const other = { ...scene, items: scene.items.map((item) => (item.kind === 'logo' ? analysed : item)) };
    const [one, two] = [converted(bytes, scene), converted(bytes, other)];
    expect([one.images, one.drawing]).toEqual([two.images, two.drawing]);
  });

  test('in white on a colour is no ink, and keeps the inks of its other pieces', () => {
    const bytes = files[kind](wordmark);
    const { drawing, images } = converted(
      bytes,
      cardWith(bytes, '#3b0f20', { kind: 'pieces', colours: [white, '#ef7d1a'] }),
    );
    if (kind === 'pixels') expect(images).toHaveLength(1);
    else
      expect(new Set(drawing.map(({ paint }) => JSON.stringify(paint)))).toEqual(
        new Set(
          [cmyk(0, 0, 0, 0), assets.colours.inkOfPaint({ colour: '#ef7d1a' })].map((ink) =>
            JSON.stringify({ kind: 'flat', ink }),
          ),
        ),
      );
  });

  test('is judged by its pieces as they are printed', () => {
    const bytes = files[kind](wordmark);
    const judged = (file: Uint8Array, ground: string, version: LogoVersion) => {
      const scene = cardWith(file, ground, version);
      const results = checkPress(scene, assets.colours, converted(file, scene));
      return results.find(({ rule }) => rule === 'logoContrast')?.findings.map(({ level }) => level);
    };
    expect(judged(bytes, navy, { kind: 'own' })).toEqual(['problem']);
    expect(judged(bytes, navy, { kind: 'pieces', colours: [white, '#ef7d1a'] })).toEqual([]);
    expect(judged(bytes, white, { kind: 'own' })).toEqual([]);
    expect(judged(files[kind](whiteMark), white, { kind: 'own' })).toEqual(['problem']);
    expect(judged(files[kind](crest), '#d9b45b', { kind: 'own' })).toEqual([]);
    expect(judged(files[kind](crest), '#12110f', { kind: 'own' })).not.toEqual([]);
    const outline: LogoVersion = { kind: 'outline', colour: white, widthMm: 0.45 };
    expect(judged(files[kind](crest), '#12110f', outline)).toEqual([]);
  });

  test('in a typed ink of the card has that ink to the digit', async () => {
    const inks = [{ colour: '#c8102e', cmyk: [0, 100, 80, 5] as [number, number, number, number] }];
    const own = await printAssetsFromDisk(fonts, printProfile({ inks }));
    const bytes = files[kind](whiteMark);
    const scene = cardWith(bytes, white, { kind: 'oneColour', colour: '#c8102e' });
    const { drawing, maxInk } = converted(bytes, scene, own);
    expect(maxInk).toBeCloseTo(1.85, 2);
    for (const { paint } of drawing)
      expect(paint).toMatchObject({ kind: 'flat', ink: { c: 0, m: 1, y: 0.8, k: 0.05 } });
  });

  const missing = missingPrintTools();
  const shown: [name: string, svg: string, background: string, scene: (bytes: Uint8Array) => Scene][] = [
    ...versions.map(([name, svg, ground, version]): (typeof shown)[number] => [
      name,
      svg,
      ground,
      (bytes) => cardWith(bytes, ground, version),
    ]),
    ...(['oneColour', 'plate'] as const).map((choice): (typeof shown)[number] => [
      `the chosen version ${choice}`,
      wordmark,
      '#3b0f20',
      (bytes) => cardAsChosen(bytes, '#3b0f20', choice),
    ]),
  ];
  test.skipIf(missing).each(shown)('in %s is printed as it is shown', async (_, svg, background, sceneOf) => {
    const bytes = files[kind](svg);
    const scene = sceneOf(bytes);
    const { colours } = assets;
    const plain = {
      ...colours,
      inkOf: plainInk,
      inkOfPaint: ({ colour }: { colour: string }) => plainInk(colour),
      ...(kind === 'pixels' && { openPixels: plainPixels(colours) }),
    };
    const page = { scene, logo: converted(bytes, scene, { ...assets, colours: plain }) };
    const metadata = { title: 'Logo', createdAt: new Date('2026-11-16'), documentId: 'logo' };
    const file = renderPdf([page], { ...assets, colours: plain }, standardProfile, metadata);
    const [printed] = drawnPages(file, 1, dpi);
    if (!printed) throw new Error('No page');
    const share = shareOfDiffering(previewed(bytes, scene, background), printed);
    expect(share).toBeLessThanOrEqual(0.0005);
  });
});

/** Converters whose inks a plain conversion turns back. */
function plainPixels(colours: PressColours): PressColours['openPixels'] {
  const inkOf = (rgb: Uint8Array) => {
    const ink = new Uint8Array((rgb.length / 3) * 4);
    for (let pixel = 0; pixel * 3 < rgb.length; pixel += 1)
      for (let channel = 0; channel < 3; channel += 1)
        ink[pixel * 4 + channel] = 255 - (rgb[pixel * 3 + channel] ?? 0);
    return ink;
  };
  return (space, profile) => ({ ...colours.openPixels(space, profile), ink: inkOf, toneInk: inkOf });
}
