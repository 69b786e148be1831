import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readSvg } from '#image/svg/read-svg.ts';
import { flattenDrawing } from './flatten-drawing.ts';

const card = { x: 0, y: 0, width: 10, height: 10 };
const onRed = { image: card, bleed: card, fills: [{ box: card, colour: '#ff0000' }] };

function piecesOf(inside: string, ground = onRed) {
  const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`;
  return flattenDrawing(readSvg(strToU8(file)), ground);
}
const coloursOf = (inside: string) =>
  piecesOf(inside).map(({ paint }) =>
    paint.kind === 'flat' ? paint.colour : paint.stops.map((stop) => stop.colour),
  );

describe('a drawing on its ground', () => {
  test('opaque paths stay as they are', () => {
    expect(coloursOf('<path d="M0 0h5v5z" fill="#123456"/><path d="M1 1h5v5z" fill="#654321"/>')).toEqual([
      '#123456',
      '#654321',
    ]);
  });

  test('a transparent path takes the mixed colour of the fill under it', () => {
    expect(coloursOf('<path d="M0 0h5v5z" fill="#0000ff" opacity=".5"/>')).toEqual(['#800080']);
  });

  test('over a path and the fill, it is painted once for each, clipped to the path', () => {
    const pieces = piecesOf(
      '<path d="M0 0h5v5H0z" fill="#00ff00"/><path d="M2 2h6v6H2z" fill="#0000ff" opacity=".5"/>',
    );
    expect(pieces.map(({ paint, clips }) => [paint.kind === 'flat' && paint.colour, clips.length])).toEqual([
      ['#00ff00', 1],
      ['#800080', 1],
      ['#008080', 2],
    ]);
  });

  test('paths of a transparent group do not show through each other', () => {
    expect(
      coloursOf(
        '<g opacity=".5"><path d="M0 0h5v5H0z" fill="#00ff00"/><path d="M0 0h5v5H0z" fill="#0000ff"/></g>',
      ),
    ).toEqual(['#808000', '#800080']);
  });

  test('a gradient that becomes transparent ends in the colour under it', () => {
    const gradient =
      '<linearGradient id="g"><stop stop-color="#0000ff"/><stop offset="1" stop-color="#0000ff" stop-opacity="0"/></linearGradient>';
    const [stops] = coloursOf(`${gradient}<path d="M0 0h5v5H0z" fill="url(#g)"/>`);
    expect([stops?.at(0), stops?.at(-1)]).toEqual(['#0000ff', '#ff0000']);
  });

  test('transparency over transparency without end is refused', () => {
    const many = '<path d="M0 0h9v9H0z" fill="#0000ff" opacity=".5"/>'.repeat(40);
    expect(() => piecesOf(many)).toThrow('LOGO_SVG_TOO_COMPLEX');
  });
});
