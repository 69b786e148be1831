import { describe, expect, test } from 'vitest';
import type { Orientation } from '#domain/card/card.ts';
import { applyPatch, type CardContent, emptyCard } from '#domain/card/card.ts';
import { type FrontPicture, pictureShapes } from '#domain/card/card-picture.ts';
import type { CustomFormat } from '#domain/card/formats.ts';
import type { LookId } from '#domain/card/look/card-look.ts';
import { pictureLookIds } from '#domain/card/look/picture-look-ids.ts';
import { lookPalettes } from '#domain/look/look-palettes.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { overlap } from '../blocks/collisions.ts';
import { textBox } from '../blocks/text-box.ts';
import { checkPrint } from '../check/check-print.ts';
import { boxOfPath } from '../graphics/path.ts';
import type { Box } from '../guides.ts';
import type { PlacedPicture, Scene } from '../scene.ts';
import { lookOf } from './data/released-looks.ts';
import { layoutLook } from './layout-look.ts';

const fonts = fontsFromDisk();
const portrait: FrontPicture = {
  ref: 'portrait.jpg',
  pixels: { width: 2400, height: 3000 },
  focus: { x: 0.5, y: 0.3 },
  zoom: 1,
};
type Sheet = { format?: CustomFormat; orientation?: Orientation; content?: CardContent };

const sheets: Sheet[] = [{}, { orientation: 'portrait' }, { format: { widthMm: 60, heightMm: 60 } }];

function front(id: LookId, picture?: FrontPicture, { content = {}, ...sheet }: Sheet = {}): Scene {
  const look = { id, version: 1 } as const;
  const card = applyPatch(emptyCard, {
    ...sheet,
    content: {
      companyName: 'Ateliér Lumen',
      website: 'Architektúra a interiér',
      fullName: 'Ing. arch. Elena Mareková',
      position: 'architektka',
      phone: '+421 900 123 456',
      email: 'elena.marekova@lumen.example',
      url: 'www.lumen.example',
      ...content,
    },
    style: { look },
    ...(picture && { picture }),
  });
  return layoutLook({ card: { ...card, style: { ...card.style, look } }, fonts }).scene;
}

function pictureOf({ items }: Scene): PlacedPicture | undefined {
  return items.find((item) => item.kind === 'picture');
}

/** What is seen of a picture: without what it fades into. */
function seenBox({ box, fade }: PlacedPicture): Box {
  if (!fade) return box;
  const isBefore = fade.to < fade.from;
  const { x, y, width, height } = box;
  if (fade.axis === 'x')
    return isBefore
      ? { ...box, width: fade.from - x }
      : { ...box, x: fade.from, width: x + width - fade.from };
  return isBefore
    ? { ...box, height: fade.from - y }
    : { ...box, y: fade.from, height: y + height - fade.from };
}

describe.each(pictureLookIds)('%s', (id) => {
  test.each(sheets)('no text lies on what is seen of the picture: %j', (sheet) => {
    for (const shape of [undefined, ...pictureShapes]) {
      const scene = front(id, { ...portrait, shape }, sheet);
      const picture = pictureOf(scene);
      if (!picture) throw new Error('There is no picture');
      const plate = scene.items.find((item) => item.id === 'picture-plate');
      const plateBox = plate?.kind === 'shape' ? boxOfPath(plate.path) : null;
      const onPicture = scene.items
        .filter((item) => item.kind === 'text')
        .filter((run) => overlap(textBox(run), seenBox(picture)))
        .filter((run) => !plateBox || !inside(textBox(run), plateBox));
      expect(onPicture.map(({ text }) => `${shape}: ${text}`)).toEqual([]);
    }
  });

  test('its picture covers its place, and one at the cut reaches the bleed', () => {
    const scene = front(id, portrait);
    const { box, image, isRound } = pictureOf(scene) ?? {};
    if (!box || !image) throw new Error('There is no picture');
    expect(inside(box, grown(image, 1e-9))).toBe(true);
    expect(image.width / image.height).toBeCloseTo(0.8, 9);
    const { shape } = lookOf(id).front.picture ?? {};
    const { bleed, safe } = scene.guides;
    if (shape === 'round' || shape === 'square') expect(inside(box, safe)).toBe(true);
    else expect([box.y, box.height]).toEqual([bleed.y, bleed.height]);
    expect(isRound ?? false).toBe(shape === 'round');
  });

  test('without a picture its place is tinted and has the initial', () => {
    const shapes = front(id).items.filter((item) => item.kind === 'shape');
    const { panel } = lookPalettes[lookOf(id).palette];
    expect(shapes.map(({ id: name }) => name)).toEqual(
      expect.arrayContaining(['picture-place', 'picture-initial']),
    );
    expect(shapes[0]).toMatchObject({ fill: panel });
  });

  test('the print check finds no fault, with a picture and without', () => {
    for (const picture of [portrait, undefined]) {
      const { findings } = checkPrint(front(id, picture));
      expect(findings.map(({ code, subject }) => `${code} ${subject}`)).toEqual([]);
    }
  });
});

test.each(['medallion', 'headshot'] as const)(
  'the empty portrait of %s has the initial of the person, not of the company',
  (id) => {
    const initial = (companyName: string, fullName: string) =>
      front(id, undefined, { content: { companyName, fullName } }).items.find(
        (item) => item.id === 'picture-initial',
      );
    expect(initial('Tatra', 'Ing. Elena Mareková')).toEqual(initial('Zelená hora', 'Ing. Elena Mareková'));
    expect(initial('Tatra', 'Ing. Elena Mareková')).not.toEqual(initial('Tatra', 'Ján Kováč'));
  },
);

test('a look without a place for a picture is the same with one', () => {
  expect(front('bauhaus', portrait)).toEqual(front('bauhaus'));
});

test('a picture without a file leaves its place empty', () => {
  expect(front('vista', { ...portrait, ref: null })).toEqual(front('vista'));
});

test('a picture of two colours has those of the look', () => {
  const { paper, ink } = lookPalettes.creamOnInk;
  expect(pictureOf(front('vista', { ...portrait, isDuotone: true }))?.duotone).toEqual([paper, ink]);
});

test('a picture with few pixels is reported, and less zoom is the fix', () => {
  const small = { ...portrait, pixels: { width: 240, height: 300 }, zoom: 2 };
  const { findings } = checkPrint(front('medallion', small));
  expect(findings).toMatchObject([{ code: 'PICTURE_TOO_COARSE', subject: 'picture' }]);
});

function inside({ x, y, width, height }: Box, outer: Box): boolean {
  return (
    x >= outer.x && y >= outer.y && x + width <= outer.x + outer.width && y + height <= outer.y + outer.height
  );
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}
