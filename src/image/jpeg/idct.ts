/** The width and height of the samples that an 8 × 8 block becomes. */
export type BlockSize = 1 | 2 | 4 | 8;

/** Writes a block's samples into a plane. */
export type InverseTransform = (
  coefficients: Int16Array,
  at: number,
  quantisation: Uint16Array,
  plane: Uint8Array,
  to: number,
  stride: number,
) => void;

/** The inverse DCT as in libjpeg, in integers, so that every machine gives the same samples. */
export const inverseTransforms: Readonly<Record<BlockSize, InverseTransform>> = {
  1: toOne,
  2: toTwo,
  4: toFour,
  8: toEight,
};

/** Constants have 13 fraction bits; the first pass keeps 2. */
const constBits = 13;
const passBits = 2;
const { imul } = Math;

const work = new Int32Array(64);

/** Writes the dequantised coefficients into the work array. */
function dequantise(coefficients: Int16Array, at: number, quantisation: Uint16Array): void {
  for (let i = 0; i < 64; i += 1) work[i] = imul(coefficients[at + i] ?? 0, quantisation[i] ?? 0);
}

function toEight(
  coefficients: Int16Array,
  at: number,
  quantisation: Uint16Array,
  plane: Uint8Array,
  to: number,
  stride: number,
): void {
  dequantise(coefficients, at, quantisation);
  for (let column = 0; column < 8; column += 1) pass(column, 8, constBits - passBits);
  for (let row = 0; row < 8; row += 1) {
    pass(row * 8, 1, constBits + passBits + 3);
    const line = to + row * stride;
    for (let x = 0; x < 8; x += 1) plane[line + x] = clampByte((work[row * 8 + x] ?? 0) + 128);
  }
}

/** One dimension of eight values, `step` apart, in place; the result is shifted right by `shift` bits. */
function pass(start: number, step: number, shift: number): void {
  const at1 = start + step;
  const at2 = at1 + step;
  const at3 = at2 + step;
  const at4 = at3 + step;
  const at5 = at4 + step;
  const at6 = at5 + step;
  const at7 = at6 + step;
  const [in0, in1, in2, in3] = [work[start] ?? 0, work[at1] ?? 0, work[at2] ?? 0, work[at3] ?? 0];
  const [in4, in5, in6, in7] = [work[at4] ?? 0, work[at5] ?? 0, work[at6] ?? 0, work[at7] ?? 0];
  const half = 1 << (shift - 1);
  if ((in1 | in2 | in3 | in4 | in5 | in6 | in7) === 0) {
    const flat = ((in0 << constBits) + half) >> shift;
    work[start] = flat;
    work[at1] = flat;
    work[at2] = flat;
    work[at3] = flat;
    work[at4] = flat;
    work[at5] = flat;
    work[at6] = flat;
    work[at7] = flat;
    return;
  }
  // The even part.
  const middle = imul(in2 + in6, 4433);
  const even2 = middle + imul(in6, -15137);
  const even3 = middle + imul(in2, 6270);
  const even0 = (in0 + in4) << constBits;
  const even1 = (in0 - in4) << constBits;
  const sum0 = even0 + even3 + half;
  const sum3 = even0 - even3 + half;
  const sum1 = even1 + even2 + half;
  const sum2 = even1 - even2 + half;
  // The odd part.
  const five = imul(in7 + in3 + in5 + in1, 9633);
  const one = imul(in7 + in1, -7373);
  const two = imul(in5 + in3, -20995);
  const three = imul(in7 + in3, -16069) + five;
  const four = imul(in5 + in1, -3196) + five;
  const odd0 = imul(in7, 2446) + one + three;
  const odd1 = imul(in5, 16819) + two + four;
  const odd2 = imul(in3, 25172) + two + three;
  const odd3 = imul(in1, 12299) + one + four;
  work[start] = (sum0 + odd3) >> shift;
  work[at7] = (sum0 - odd3) >> shift;
  work[at1] = (sum1 + odd2) >> shift;
  work[at6] = (sum1 - odd2) >> shift;
  work[at2] = (sum2 + odd1) >> shift;
  work[at5] = (sum2 - odd1) >> shift;
  work[at3] = (sum3 + odd0) >> shift;
  work[at4] = (sum3 - odd0) >> shift;
}

function toFour(
  coefficients: Int16Array,
  at: number,
  quantisation: Uint16Array,
  plane: Uint8Array,
  to: number,
  stride: number,
): void {
  dequantise(coefficients, at, quantisation);
  for (let column = 0; column < 8; column += 1) {
    if (column !== 4) fourOf(column, 8, constBits - passBits + 1);
  }
  for (let row = 0; row < 4; row += 1) {
    fourOf(row * 8, 1, constBits + passBits + 3 + 1);
    const line = to + row * stride;
    for (let x = 0; x < 4; x += 1) plane[line + x] = clampByte((work[row * 8 + x] ?? 0) + 128);
  }
}

/** Four values from eight; the fifth is not used. */
function fourOf(start: number, step: number, shift: number): void {
  const value = (index: number) => work[start + index * step] ?? 0;
  const [in1, in3, in5, in7] = [value(1), value(3), value(5), value(7)];
  const half = 1 << (shift - 1);
  const mean = value(0) << (constBits + 1);
  const slope = imul(value(2), 15137) + imul(value(6), -6270);
  const inner = imul(in7, -1730) + imul(in5, 11893) + imul(in3, -17799) + imul(in1, 8697);
  const outer = imul(in7, -4176) + imul(in5, -4926) + imul(in3, 7373) + imul(in1, 20995);
  work[start] = (mean + slope + outer + half) >> shift;
  work[start + 3 * step] = (mean + slope - outer + half) >> shift;
  work[start + step] = (mean - slope + inner + half) >> shift;
  work[start + 2 * step] = (mean - slope - inner + half) >> shift;
}

function toTwo(
  coefficients: Int16Array,
  at: number,
  quantisation: Uint16Array,
  plane: Uint8Array,
  to: number,
  stride: number,
): void {
  dequantise(coefficients, at, quantisation);
  for (const column of [0, 1, 3, 5, 7]) twoOf(column, 8, constBits - passBits + 2);
  for (let row = 0; row < 2; row += 1) {
    twoOf(row * 8, 1, constBits + passBits + 3 + 2);
    plane[to + row * stride] = clampByte((work[row * 8] ?? 0) + 128);
    plane[to + row * stride + 1] = clampByte((work[row * 8 + 1] ?? 0) + 128);
  }
}

function twoOf(start: number, step: number, shift: number): void {
  const value = (index: number) => work[start + index * step] ?? 0;
  const half = 1 << (shift - 1);
  const mean = value(0) << (constBits + 2);
  const slope = imul(value(7), -5906) + imul(value(5), 6967) + imul(value(3), -10426) + imul(value(1), 29692);
  work[start] = (mean + slope + half) >> shift;
  work[start + step] = (mean - slope + half) >> shift;
}

function toOne(
  coefficients: Int16Array,
  at: number,
  quantisation: Uint16Array,
  plane: Uint8Array,
  to: number,
): void {
  plane[to] = clampByte(((imul(coefficients[at] ?? 0, quantisation[0] ?? 0) + 4) >> 3) + 128);
}

function clampByte(sample: number): number {
  return sample < 0 ? 0 : Math.min(sample, 255);
}
