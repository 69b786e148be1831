import { Resvg } from '@resvg/resvg-js';
import { strToU8 } from 'fflate';
import { encode as encodeJpeg } from 'jpeg-js';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { crest, sampleMarks, whiteMark, wordmark } from '../testing/sample-marks.ts';
import { analyseLogo, analyseRaster } from './analyse-logo.ts';
import type { LogoRaster } from './logo-raster.ts';

const drawn = (svg: string, width: number, background?: string) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, ...(background && { background }) })
    .render()
    .asPng();

/** A JPEG on white, with a margin. */
function photographed(svg: string, width: number, quality: number): Uint8Array {
  const wide = svg.replace(
    /width="(\d+)" height="(\d+)" viewBox="0 0 \d+ \d+"/,
    (_, x, y) => `width="${+x + 8}" height="${+y + 8}" viewBox="-4 -4 ${+x + 8} ${+y + 8}"`,
  );
  return encodeJpeg(PNG.sync.read(drawn(wide, width, '#ffffff')), quality).data;
}

describe('the analysis of a logo', () => {
  it.each(sampleMarks)('sees $name as $kind, as a drawing and as pixels', ({ kind, svg }) => {
    expect(analyseLogo(strToU8(svg)).kind).toBe(kind);
    expect(analyseLogo(drawn(svg, 300)).kind).toBe(kind);
  });

  it('finds the pieces of a wordmark with their shares, the same in both kinds of files', () => {
    const vector = analyseLogo(strToU8(wordmark));
    const pixels = analyseLogo(drawn(wordmark, 600));
    expect(vector.pieces.map(({ colour }) => colour)).toEqual(['#14275a', '#ef7d1a']);
    expect(pixels.pieces.map(({ colour }) => colour)).toEqual(['#14275a', '#ef7d1a']);
    for (const [piece, { area, onGround }] of vector.pieces.entries()) {
      expect(onGround).toBe(area);
      expect(pixels.pieces[piece]?.area).toBeCloseTo(area, 2);
    }
    expect(vector).toMatchObject({ ground: null, boxed: null, isClosed: false, isRound: false });
  });

  it('tells what lies on a crest from what meets the ground', () => {
    const { pieces, isClosed } = analyseLogo(strToU8(crest));
    const open = pieces.filter(({ onGround }) => onGround > 0).map(({ colour }) => colour);
    expect(open).toEqual(['#1f5a3a', '#b3261e']);
    expect(isClosed).toBe(true);
  });

  it('removes the light ground of a JPEG, and trims it', () => {
    const { ground, box, pieces, kind } = analyseLogo(photographed(wordmark, 800, 90));
    expect(ground).toBe('#ffffff');
    expect(kind).toBe('flat');
    expect(box.x).toBeCloseTo(4 / 108, 2);
    expect(box.width).toBeCloseTo(100 / 108, 1);
    // The white in the letters is the ground that shows through them.
    expect(pieces.map(({ onGround }) => onGround > 0)).toEqual([true, true]);
  });

  it('keeps white that a JPEG of a crest encloses', () => {
    const { kind, pieces } = analyseLogo(photographed(crest.replaceAll('#f6efe0', '#ffffff'), 800, 90));
    expect(kind).toBe('inner');
    expect(pieces.filter(({ onGround }) => onGround === 0).map(({ colour }) => colour)).toContain('#ffffff');
  });

  it('sees the hairlines of a JPEG as one colour that meets the ground', () => {
    const [hairlines] = sampleMarks.filter(({ name }) => name === 'a word of hairlines');
    const { pieces } = analyseLogo(photographed(hairlines?.svg ?? '', 900, 80));
    expect(pieces.filter(({ onGround }) => onGround > 0)).toHaveLength(1);
  });

  it('knows boxed letters, white letters, and a round picture', () => {
    const named = (part: string) => sampleMarks.find(({ name }) => name.includes(part))?.svg ?? '';
    expect(analyseLogo(strToU8(named('boxed'))).boxed).toBe('#14275a');
    expect(analyseLogo(strToU8(whiteMark)).pieces).toEqual([
      { colour: '#ffffff', area: 1, onGround: 1, outline: 1 },
    ]);
    expect(analyseLogo(drawn(named('round picture'), 400)).isRound).toBe(true);
  });

  it('reads each pixel of a photograph a few times, also of one on white with white in it', () => {
    expect(readsPerPixel(photoOnWhite(false))).toBeLessThan(9.5);
    expect(readsPerPixel(photoOnWhite(true))).toBeLessThan(14);
  });
});

/** Tones of all colours in the middle of white paper, with white dots or without. */
function photoOnWhite(hasDots: boolean): LogoRaster {
  const [width, height] = [120, 120];
  const rgb = new Uint8Array(width * height * 3).fill(255);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const isInside = x >= 10 && x < 110 && y >= 10 && y < 110;
    if (!isInside || (hasDots && (x * y) % 11 === 5)) continue;
    rgb.set([2 * x + ((7 * y) % 13), 2 * y + ((5 * x) % 11), 60 + ((x * y) % 90)], pixel * 3);
  }
  return { width, height, rgb, alpha: new Uint8Array(width * height).fill(255), ...pixelsOnly };
}

const pixelsOnly = { gradients: 0, isDrawing: false, isInks: false };

/** How often the analysis reads a pixel. */
function readsPerPixel(raster: LogoRaster): number {
  let reads = 0;
  const rgb = new Proxy(raster.rgb, {
    get(target, name) {
      if (typeof name === 'string' && /^\d+$/.test(name)) reads += 1;
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      const bound: unknown = value.bind(target);
      return bound;
    },
  });
  expect(analyseRaster({ ...raster, rgb }).kind).toBe('photo');
  return reads / 3 / (raster.width * raster.height);
}
