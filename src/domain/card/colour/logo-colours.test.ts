import { expect, test } from 'vitest';
import { coloursOfPixels } from './logo-colours.ts';

type Rgba = readonly [number, number, number, number];
const clear: Rgba = [0, 0, 0, 0];
const white: Rgba = [255, 255, 255, 255];
const ink: Rgba = [27, 25, 23, 255];
const orange: Rgba = [243, 162, 27, 255];

/** A square image whose pixels are set by position. */
function picture(size: number, paint: (x: number, y: number) => Rgba) {
  const data = Array.from({ length: size * size }, (_, i) => paint(i % size, Math.floor(i / size))).flat();
  return { data, width: size, height: size };
}

/** A dark frame around an orange square, centred on the background. */
const mark = (ground: Rgba) =>
  picture(20, (x, y) => {
    const fromEdge = Math.min(x, y, 19 - x, 19 - y);
    return fromEdge < 3 ? ground : fromEdge < 7 ? ink : orange;
  });

test('the colours of a transparent logo are its opaque colours, the most common first', () => {
  expect(coloursOfPixels(mark(clear))).toEqual({
    colours: [
      { colour: '#1b1917', share: 160 / 196 },
      { colour: '#f3a21b', share: 36 / 196 },
    ],
    ground: null,
  });
});

test('the background of an opaque logo is not one of its colours', () => {
  expect(coloursOfPixels(mark(white))).toMatchObject({
    colours: [{ colour: '#1b1917' }, { colour: '#f3a21b' }],
    ground: '#ffffff',
  });
});

test('blends at the edges of shapes and specks are not colours of the logo', () => {
  const blended = picture(30, (x, y) => {
    if (x === 0 && y === 0) return [0, 200, 0, 255];
    if (x < 14) return ink;
    return x === 14 ? [60, 50, 40, 255] : orange;
  });
  expect(coloursOfPixels(blended).colours.map(({ colour }) => colour)).toEqual(['#f3a21b', '#1b1917']);
});

test('an empty image has no colours', () => {
  expect(coloursOfPixels(picture(4, () => clear))).toEqual({ colours: [], ground: null });
});
