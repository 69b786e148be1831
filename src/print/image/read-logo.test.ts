import { encode } from 'fast-png';
import { expect, test } from 'vitest';
import { readLogo } from './read-logo.ts';

test('before any colours are known, a picture has its printed size, without the transparent pixels around it', () => {
  const [size, margin] = [600, 150];
  const data = new Uint8Array(size * size * 4);
  for (let y = margin; y < size - margin; y += 1) {
    data.fill(255, (y * size + margin) * 4, ((y + 1) * size - margin) * 4);
  }
  const png = encode({ width: size, height: size, data, channels: 4, depth: 8 });
  const bleed = { x: -2, y: -2, width: 94, height: 54 };
  const image = { x: 0, y: 0, width: 25.4, height: 25.4 };
  const read = readLogo(png, { image, bleed, fills: [{ box: bleed, colour: '#ffffff' }] }, 300);
  expect(read).toMatchObject({
    space: 'rgb',
    grid: { width: 300, height: 300 },
    pieces: [
      {
        pixels: { width: 150, height: 150 },
        window: { x: 75, y: 75, width: 150, height: 150 },
        box: { x: 6.35, y: 6.35, width: 12.7, height: 12.7 },
        clip: null,
      },
    ],
  });
});
