import { encode } from 'fast-png';
import { beforeAll, expect, test } from 'vitest';
import type { PlacedPicture, Scene } from '#layout/scene.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../../tools/print/print-from-disk.ts';
import { standardProfile } from '../profile/print-profile.ts';
import { type PrintAssets, renderPdf } from '../render-pdf.ts';
import { openPdf } from '../testing/pdf-document.ts';
import { preflight } from '../testing/preflight.ts';
import { convertPicture, placedPicture, softProofPicture } from './convert-picture.ts';

let assets: PrintAssets;
beforeAll(async () => {
  assets = await printAssetsFromDisk(fontsFromDisk());
});

const ground = '#15202b';
const box = { x: -2, y: -2, width: 94, height: 54 };

/** A picture that is dark at the left and light at the right. */
function png(width = 188, height = 108): Uint8Array {
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < data.length; at += 1)
    data[at] = Math.round((255 * (Math.floor(at / 3) % width)) / (width - 1));
  return encode({ width, height, data, channels: 3, depth: 8 });
}

function sceneWith(picture: Partial<PlacedPicture> = {}): Scene {
  return {
    side: 'front',
    cut: { width: 90, height: 50 },
    guides: {
      bleed: box,
      cut: { x: 0, y: 0, width: 90, height: 50 },
      safe: { x: 3, y: 3, width: 84, height: 44 },
    },
    items: [
      { kind: 'fill', id: 'background', part: 'background', box, colour: ground },
      {
        kind: 'picture',
        id: 'picture',
        asset: 'a',
        box,
        image: box,
        pixels: { width: 188, height: 108 },
        ...picture,
      },
    ],
  };
}

/** The colours that are printed at points of the card, as a screen shows them. */
function printedAt(scene: Scene, points: readonly (readonly [x: number, y: number])[]): number[][] {
  const place = placedPicture(scene);
  const proof = place && softProofPicture(png(), place, 300, assets.colours);
  if (!proof) throw new Error('Nothing is printed');
  return points.map(([x, y]) => {
    const column = Math.floor(((x - proof.box.x) / proof.box.width) * proof.width);
    const row = Math.floor(((y - proof.box.y) / proof.box.height) * proof.height);
    const at = (row * proof.width + column) * 4;
    return [...proof.rgba.subarray(at, at + 3)];
  });
}

test('a picture is cropped to its box and has at most the pixels that its size needs', () => {
  const half = { x: 52, y: -2, width: 40, height: 54 };
  const place = placedPicture(sceneWith({ box: half }));
  const { images, maxInk } = convertPicture(png(1880, 1080), place ?? fail(), 300, assets.colours);
  const [image] = images;
  expect(image?.width).toBeLessThanOrEqual(Math.ceil((40 / 25.4) * 300) + 1);
  expect(image?.clip).toEqual(half);
  expect(maxInk).toBeLessThanOrEqual(assets.colours.inkLimit + 0.001);
});

test('where a picture fades it has exactly the ink of its ground, and further on its own', () => {
  const fade = { axis: 'x', from: 45, to: 70, colour: ground } as const;
  const [covered, clear] = printedAt(sceneWith({ fade }), [
    [10, 20],
    [88, 20],
  ]);
  const proofOfGround = assets.colours.softProof(ground);
  const expected = [1, 3, 5].map((at) => Number.parseInt(proofOfGround.slice(at, at + 2), 16));
  expect(covered?.map((channel, index) => Math.abs(channel - (expected[index] ?? 0)) <= 3)).toEqual([
    true,
    true,
    true,
  ]);
  expect(Math.min(...(clear ?? []))).toBeGreaterThan(180);
});

test('a picture of two colours goes from the dark one to the light one', () => {
  const [dark = [], light = []] = printedAt(sceneWith({ duotone: ['#6d2136', '#f7e9e6'] }), [
    [-1, 20],
    [91, 20],
  ]);
  expect((dark[0] ?? 0) - (dark[1] ?? 0)).toBeGreaterThan(40);
  expect(Math.min(...light)).toBeGreaterThan(200);
});

test('a round picture is clipped by a circle, and a print shop accepts the file', () => {
  const scene = sceneWith({
    box: { x: 56, y: 11, width: 28, height: 28 },
    isRound: true,
    image: { x: 50, y: 8, width: 60, height: 34.5 },
  });
  const place = placedPicture(scene);
  const picture = convertPicture(png(), place ?? fail(), 300, assets.colours);
  const metadata = { title: 'A', createdAt: new Date(0), documentId: '01934b5e-7f00-7000-8000-000000000001' };
  const file = renderPdf([{ scene, picture }], assets, standardProfile, metadata);
  expect(preflight(openPdf(file))).toEqual([]);
  const withoutPicture = renderPdf([{ scene }], assets, standardProfile, metadata);
  expect(file.length).toBeGreaterThan(withoutPicture.length);
});

function fail(): never {
  throw new Error('There is no picture');
}
