import { expect, test } from 'vitest';
import { cropMarks } from './crop-marks.ts';

test('eight marks are in line with the cut and outside its corners', () => {
  expect(cropMarks({ width: 90, height: 50 }, 3, 5)).toEqual([
    { from: [0, -3], to: [0, -8] },
    { from: [0, 53], to: [0, 58] },
    { from: [90, -3], to: [90, -8] },
    { from: [90, 53], to: [90, 58] },
    { from: [-3, 0], to: [-8, 0] },
    { from: [93, 0], to: [98, 0] },
    { from: [-3, 50], to: [-8, 50] },
    { from: [93, 50], to: [98, 50] },
  ]);
});
