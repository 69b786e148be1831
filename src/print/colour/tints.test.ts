import { expect, test } from 'vitest';
import { cardOf } from '#domain/card/flat-card.ts';
import { currentLook } from '#domain/card/look/card-look.ts';
import { mixColours } from '#layout/colour/mix-colours.ts';
import { layoutCard } from '#layout/layout-card.ts';
import { type Scene, type SceneShape, shapeColour } from '#layout/scene.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../../tools/print/print-from-disk.ts';
import { checkPress } from '../press-check.ts';
import { printProfile } from '../profile/print-profile.ts';
import { renderPdf } from '../render-pdf.ts';
import { openPdf } from '../testing/pdf-document.ts';
import { preflight } from '../testing/preflight.ts';
import { shapeInk } from './fill-ink.ts';

const fonts = fontsFromDisk();
const red = '#c8102e';
const path = 'M0 0L9 0L9 9Z';
const box = { x: -2, y: -2, width: 94, height: 54 };
const shape = (fill: string): SceneShape => ({ kind: 'shape', id: fill, part: 'graphic', path, fill });

function sceneOn(ground: string, colours: readonly string[]): Scene {
  return {
    side: 'front',
    cut: { width: 90, height: 50 },
    guides: { bleed: box, cut: { x: 0, y: 0, width: 90, height: 50 }, safe: box },
    items: [
      { kind: 'fill', id: 'background', part: 'background', box, colour: ground },
      ...colours.map(shape),
    ],
  };
}

async function coloursWith(spot?: string) {
  const profile = printProfile({ inks: [{ colour: red, cmyk: [0, 100, 80, 5], ...(spot && { spot }) }] });
  return { profile, assets: await printAssetsFromDisk(fonts, profile) };
}

test('the tints of a pattern are on the plate of its spot colour', async () => {
  const { assets } = await coloursWith('Brand Red');
  const half = mixColours('#ffffff', red, 0.5);
  const scene = sceneOn('#ffffff', [red, half, '#1d4ed8']);
  const inks = [red, half, '#1d4ed8'].map((colour) => shapeInk(shape(colour), scene, assets.colours));
  expect(inks.map(({ spot }) => spot)).toEqual(['Brand Red', 'Brand Red', undefined]);
  expect(inks[1]?.tint).toBeCloseTo(0.5, 2);
  expect(checkPress(scene, assets.colours).flatMap(({ findings }) => findings)).not.toContainEqual(
    expect.objectContaining({ code: 'SPOT_MIXED' }),
  );
});

test('the tints of a pattern in a typed ink are that ink, thinner', async () => {
  const { assets } = await coloursWith();
  const scene = sceneOn('#ffffff', [red, mixColours('#ffffff', red, 0.5)]);
  const { c, m, y } = shapeInk(shape(mixColours('#ffffff', red, 0.5)), scene, assets.colours);
  expect([c, m, y].map((ink) => Math.round(ink * 100))).toEqual([0, 50, 40]);
});

test('tints with a ground of other inks are named by the print check', async () => {
  const { assets } = await coloursWith('Brand Red');
  const scene = sceneOn('#15202b', [red, mixColours('#15202b', red, 0.4)]);
  expect(checkPress(scene, assets.colours).flatMap(({ findings }) => findings)).toContainEqual(
    expect.objectContaining({ code: 'SPOT_MIXED', subject: 'graphic', plate: 'Brand Red', level: 'warning' }),
  );
});

test('a look whose pattern is of one colour and its tints has no other inks in it', async () => {
  const id = 'bauhaus';
  const card = cardOf({ companyName: 'Lumen', fullName: 'Elena', look: currentLook(id) });
  const scene = layoutCard(card, fonts);
  const shapes = scene.items.filter((item): item is SceneShape => item.kind === 'shape');
  const fills = scene.items.flatMap((item) => (item.kind === 'fill' ? [item.colour] : []));
  const colour = shapes.map(shapeColour).find((one) => !fills.includes(one)) ?? '';
  const profile = printProfile({ inks: [{ colour, cmyk: [0, 100, 80, 5], spot: 'Brand' }] });
  const assets = await printAssetsFromDisk(fonts, profile);
  expect(shapes.some((one) => shapeInk(one, scene, assets.colours).spot === 'Brand')).toBe(true);
  const metadata = { title: 'A', createdAt: new Date(0), documentId: '01934b5e-7f00-7000-8000-000000000001' };
  expect(preflight(openPdf(renderPdf([{ scene }], assets, profile, metadata)))).toEqual([]);
});
