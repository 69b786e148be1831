import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { checkSvg } from '#image/svg/check-svg.ts';
import { cleanSvg } from '#image/svg/clean-svg.ts';
import { drawMonogram, monogramSettings, monogramSvg } from '#layout/looks/monogram/draw-monogram.ts';
import { fontsFromDisk } from '../../../../../tools/build/card-faces.ts';

const fonts = fontsFromDisk();
const colours = { main: '#102030', second: '#c02040', paper: '#ffffff' };

test.each(monogramSettings)('a monogram that is %s is a logo that the server stores', (setting) => {
  for (const face of ['Inter 600', 'Bodoni Moda 400', 'Caveat 600'] as const) {
    const monogram = drawMonogram('Š&Q', setting, { fonts, face, colours });
    const cleaned = cleanSvg(strToU8(monogram ? monogramSvg(monogram) : ''));
    expect(() => checkSvg(cleaned)).not.toThrow();
  }
});
