import { asciiCodes, concatBytes } from '../bytes.ts';
import { zigzag } from './block-decoders.ts';
import { markers } from './segments.ts';

/** The standard's luminance quantisation table at quality 50, row by row. */
const standardSteps = Uint8Array.of(
  ...[16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17],
  ...[22, 29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78],
  ...[87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99],
);

/**
 * Encodes CMYK pixels as a baseline JPEG without a colour transform, so that an absent ink stays absent. Flat areas are
 * exact.
 */
export function encodeInkJpeg(
  ink: Uint8Array,
  { width, height }: { width: number; height: number },
  quality: number,
): Uint8Array<ArrayBuffer> {
  const steps = quantisationSteps(quality);
  const blocks = quantisedBlocks(ink, width, height, steps);
  const { dc, ac } = countSymbols(blocks);
  const codes = { dc: huffmanCodes(dc), ac: huffmanCodes(ac) };
  return concatBytes([
    Uint8Array.of(0xff, markers.start),
    // Adobe's marker with transform 0: no colour transform.
    segment(markers.app14, [...asciiCodes('Adobe'), 0, 100, 0, 0, 0, 0, 0]),
    segment(markers.quantisation, [0, ...Array.from(zigzag, (place) => steps[place] ?? 1)]),
    segment(0xc0, [
      8,
      height >> 8,
      height & 255,
      width >> 8,
      width & 255,
      4,
      ...[1, 2, 3, 4].flatMap((id) => [id, 0x11, 0]),
    ]),
    segment(markers.huffman, [0x00, ...codes.dc.counts, ...codes.dc.symbols]),
    segment(markers.huffman, [0x10, ...codes.ac.counts, ...codes.ac.symbols]),
    segment(markers.scan, [4, ...[1, 2, 3, 4].flatMap((id) => [id, 0]), 0, 63, 0]),
    encodeBlocks(blocks, codes),
    Uint8Array.of(0xff, markers.end),
  ]);
}

/** Scaled as in libjpeg. The DC step divides eight, so that flat areas are exact. */
function quantisationSteps(quality: number): Uint8Array {
  const scale = quality < 50 ? 5000 / quality : 200 - quality * 2;
  const steps = standardSteps.map((step) =>
    Math.min(255, Math.max(1, Math.floor((step * scale + 50) / 100))),
  );
  steps[0] = [8, 4, 2, 1].find((step) => step <= (steps[0] ?? 1)) ?? 1;
  return steps;
}

/** Blocks of 64 coefficients in zigzag order, the four inks interleaved. */
function quantisedBlocks(ink: Uint8Array, width: number, height: number, steps: Uint8Array): Int16Array {
  const [across, down] = [Math.ceil(width / 8), Math.ceil(height / 8)];
  const blocks = new Int16Array(across * down * 4 * 64);
  const samples = new Float64Array(64);
  let to = 0;
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      for (let channel = 0; channel < 4; channel += 1) {
        for (let at = 0; at < 64; at += 1) {
          // The last pixels are repeated to fill incomplete blocks.
          const x = Math.min(width - 1, column * 8 + (at & 7));
          const y = Math.min(height - 1, row * 8 + (at >> 3));
          samples[at] = (ink[(y * width + x) * 4 + channel] ?? 0) - 128;
        }
        transform(samples);
        for (let k = 0; k < 64; k += 1) {
          const place = zigzag[k] ?? 0;
          const value = (samples[place] ?? 0) / (steps[place] ?? 1);
          blocks[to + k] = value < 0 ? -Math.floor(0.5 - value) : Math.floor(0.5 + value);
        }
        to += 64;
      }
    }
  }
  return blocks;
}

/** The cosines of the transform, one row per frequency. Sums have a fixed order, so that every machine gives the same bytes. */
const cosines = Float64Array.from({ length: 64 }, (_, at) => {
  const [frequency, x] = [at >> 3, at & 7];
  // Rounded, because Math.cos may differ between machines.
  const cosine = Math.cos(((2 * x + 1) * frequency * Math.PI) / 16) * (frequency === 0 ? Math.SQRT1_2 : 1);
  return Math.round(cosine * 2 ** 29) / 2 ** 30;
});

const half = new Float64Array(64);

/** The discrete cosine transform of a block, in place. */
function transform(block: Float64Array): void {
  for (let row = 0; row < 64; row += 8) {
    for (let u = 0; u < 8; u += 1) {
      let sum = 0;
      for (let x = 0; x < 8; x += 1) sum += (block[row + x] ?? 0) * (cosines[u * 8 + x] ?? 0);
      half[row + u] = sum;
    }
  }
  for (let u = 0; u < 8; u += 1) {
    for (let v = 0; v < 8; v += 1) {
      let sum = 0;
      for (let y = 0; y < 8; y += 1) sum += (half[y * 8 + u] ?? 0) * (cosines[v * 8 + y] ?? 0);
      block[v * 8 + u] = sum;
    }
  }
}

type Visitor = (kind: 'dc' | 'ac', symbol: number, value: number, bits: number) => void;

/** Visits every symbol of the scan with the bits that follow it. */
function visitSymbols(blocks: Int16Array, visit: Visitor): void {
  const means = [0, 0, 0, 0];
  for (let at = 0, channel = 0; at < blocks.length; at += 64, channel = (channel + 1) % 4) {
    const mean = blocks[at] ?? 0;
    const step = mean - (means[channel] ?? 0);
    means[channel] = mean;
    const size = bitLength(step);
    visit('dc', size, step, size);
    let zeros = 0;
    for (let k = 1; k < 64; k += 1) {
      const value = blocks[at + k] ?? 0;
      if (value === 0) {
        zeros += 1;
        continue;
      }
      for (; zeros > 15; zeros -= 16) visit('ac', 0xf0, 0, 0);
      const bits = bitLength(value);
      visit('ac', zeros * 16 + bits, value, bits);
      zeros = 0;
    }
    if (zeros > 0) visit('ac', 0, 0, 0);
  }
}

function bitLength(value: number): number {
  return 32 - Math.clz32(Math.abs(value));
}

function countSymbols(blocks: Int16Array): { dc: Float64Array; ac: Float64Array } {
  const counts = { dc: new Float64Array(257), ac: new Float64Array(257) };
  visitSymbols(blocks, (kind, symbol) => {
    counts[kind][symbol] = (counts[kind][symbol] ?? 0) + 1;
  });
  return counts;
}

type Codes = { counts: number[]; symbols: number[]; code: Uint16Array; length: Uint8Array };

/** Huffman codes of at most 16 bits, by the method of the standard's annex K.2. */
function huffmanCodes(frequencies: Float64Array): Codes {
  const frequency = frequencies.slice();
  // The code of all ones must not be used: this extra symbol gets it.
  frequency[256] = 1;
  const length = new Uint8Array(257);
  const others = new Int16Array(257).fill(-1);
  for (;;) {
    const first = rarest(frequency, -1);
    const next = rarest(frequency, first);
    if (next < 0) break;
    frequency[first] = (frequency[first] ?? 0) + (frequency[next] ?? 0);
    frequency[next] = 0;
    let last = first;
    for (let at = first; at >= 0; at = others[at] ?? -1) {
      length[at] = (length[at] ?? 0) + 1;
      last = at;
    }
    others[last] = next;
    for (let at = next; at >= 0; at = others[at] ?? -1) length[at] = (length[at] ?? 0) + 1;
  }
  const counts = codeLengthCounts(length);
  const symbols = Array.from({ length: 256 }, (_, symbol) => symbol)
    .filter((symbol) => (length[symbol] ?? 0) > 0)
    .sort((a, b) => (length[a] ?? 0) - (length[b] ?? 0) || a - b);
  return { counts, symbols, ...assignCodes(counts, symbols) };
}

/** The least frequent used symbol, the last of equals, except `other`. */
function rarest(frequency: Float64Array, other: number): number {
  let found = -1;
  for (let symbol = 0; symbol < frequency.length; symbol += 1) {
    const uses = frequency[symbol] ?? 0;
    if (symbol !== other && uses > 0 && (found < 0 || uses <= (frequency[found] ?? 0))) found = symbol;
  }
  return found;
}

/** The number of codes of 1 to 16 bits. Longer codes are shortened, and the code of all ones is left out. */
function codeLengthCounts(length: Uint8Array): number[] {
  const counts = new Array<number>(64).fill(0);
  for (const bits of length) if (bits > 0) counts[bits] = (counts[bits] ?? 0) + 1;
  const at = (bits: number) => counts[bits] ?? 0;
  for (let bits = 63; bits > 16; bits -= 1) {
    while (at(bits) > 0) {
      let shorter = bits - 2;
      while (at(shorter) === 0) shorter -= 1;
      counts[bits] = at(bits) - 2;
      counts[bits - 1] = at(bits - 1) + 1;
      counts[shorter + 1] = at(shorter + 1) + 2;
      counts[shorter] = at(shorter) - 1;
    }
  }
  let longest = 16;
  while (at(longest) === 0) longest -= 1;
  counts[longest] = at(longest) - 1;
  return counts.slice(1, 17);
}

function assignCodes(counts: readonly number[], symbols: readonly number[]): Pick<Codes, 'code' | 'length'> {
  const [code, length] = [new Uint16Array(256), new Uint8Array(256)];
  let [next, index] = [0, 0];
  for (const [bits, count] of counts.entries()) {
    for (let left = count; left > 0; left -= 1) {
      const symbol = symbols[index] ?? 0;
      code[symbol] = next;
      length[symbol] = bits + 1;
      next += 1;
      index += 1;
    }
    next <<= 1;
  }
  return { code, length };
}

function encodeBlocks(blocks: Int16Array, codes: { dc: Codes; ac: Codes }): Uint8Array {
  let bytes = new Uint8Array(Math.max(1024, blocks.length >> 2));
  let [at, buffer, count] = [0, 0, 0];
  function write(value: number, bits: number): void {
    buffer = (buffer << bits) | value;
    count += bits;
    while (count >= 8) {
      count -= 8;
      const byte = (buffer >>> count) & 255;
      if (at + 2 > bytes.length) bytes = concatBytes([bytes, new Uint8Array(bytes.length)]);
      bytes[at] = byte;
      at += 1;
      if (byte === 0xff) {
        bytes[at] = 0;
        at += 1;
      }
    }
    buffer &= (1 << count) - 1;
  }
  visitSymbols(blocks, (kind, symbol, value, bits) => {
    const { code, length } = codes[kind];
    write(code[symbol] ?? 0, length[symbol] ?? 0);
    if (bits > 0) write((value < 0 ? value - 1 : value) & ((1 << bits) - 1), bits);
  });
  // The last byte is padded with ones.
  if (count > 0) write((1 << (8 - count)) - 1, 8 - count);
  return bytes.subarray(0, at);
}

function segment(marker: number, data: readonly number[]): Uint8Array {
  const length = data.length + 2;
  return Uint8Array.from([0xff, marker, length >> 8, length & 255, ...data]);
}
