import { expect, test } from 'vitest';
import { readableColour } from './readable-colour.ts';

test('a pale grey on white is darkened only as far as needed', () => {
  expect(readableColour('#8a8a8a', ['#ffffff'], 4.5)).toEqual({ kind: 'darken', colour: '#767676' });
});

test('a dark text on black is lightened', () => {
  expect(readableColour('#222222', ['#000000'], 4.5)).toMatchObject({ kind: 'lighten' });
});

test('a colour keeps its tint', () => {
  expect(readableColour('#ff9900', ['#ffffff'], 4.5)).toEqual({ kind: 'darken', colour: '#aa6600' });
});

test('a text across black and white has no readable shade', () => {
  expect(readableColour('#777777', ['#000000', '#ffffff'], 4.7)).toBeNull();
});
