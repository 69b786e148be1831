import { UnreadablePicture } from '../unreadable-picture.ts';
import { type BitReader, type HuffmanTable, signed } from './huffman.ts';

/** The order in which a block's coefficients are stored. */
export const zigzag = Uint8Array.of(
  ...[0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6],
  ...[7, 14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31],
  ...[39, 46, 53, 60, 61, 54, 47, 55, 62, 63],
);

/** The state of a scan. `first` and `last` are its coefficients, `low` its lowest bit. */
export type ScanState = {
  reader: BitReader;
  first: number;
  last: number;
  low: number;
  /** The number of following blocks without coefficients in this scan. */
  emptyBlocks: number;
};

/** One component of a scan. */
export type ScanPart = { dc: HuffmanTable | null; ac: HuffmanTable | null; lastDc: number };

/** Decodes one block of a scan into the array, starting at an index. */
export type DecodeBlock = (scan: ScanState, part: ScanPart, into: Int16Array, at: number) => void;

/** A complete block of a baseline file. */
export const decodeWholeBlock: DecodeBlock = ({ reader }, part, into, at) => {
  const { ac } = part;
  into[at] = nextDc(reader, part);
  if (!ac) throw damaged();
  for (let k = 1; k < 64; k += 1) {
    const symbol = reader.symbol(ac);
    const bits = symbol & 15;
    if (bits === 0) {
      if (symbol < 0xf0) return;
      k += 15;
      continue;
    }
    k += symbol >> 4;
    if (k > 63) throw damaged();
    into[at + (zigzag[k] ?? 0)] = signed(reader.bits(bits), bits);
  }
};

/** The upper bits of a progressive block's DC coefficient. */
export const decodeFirstDc: DecodeBlock = ({ reader, low }, part, into, at) => {
  into[at] = nextDc(reader, part) << low;
};

/** One more bit of the DC coefficient. */
export const refineDc: DecodeBlock = ({ reader, low }, _part, into, at) => {
  if (reader.bits(1) === 1) into[at] = (into[at] ?? 0) | (1 << low);
};

/** The upper bits of some AC coefficients of a progressive block. */
export const decodeFirstAc: DecodeBlock = (scan, { ac }, into, at) => {
  const { reader, first, last, low } = scan;
  if (scan.emptyBlocks > 0) {
    scan.emptyBlocks -= 1;
    return;
  }
  if (!ac) throw damaged();
  for (let k = first; k <= last; k += 1) {
    const symbol = reader.symbol(ac);
    const [run, bits] = [symbol >> 4, symbol & 15];
    if (bits > 0) {
      k += run;
      if (k > 63) throw damaged();
      into[at + (zigzag[k] ?? 0)] = signed(reader.bits(bits), bits) << low;
    } else if (run === 15) k += 15;
    else {
      scan.emptyBlocks = (1 << run) + reader.bits(run) - 1;
      return;
    }
  }
};

/** One more bit of the AC coefficients, and new coefficients of this bit. */
export const refineAc: DecodeBlock = (scan, { ac }, into, at) => {
  const { reader, first, last, low } = scan;
  const [plus, minus] = [1 << low, -1 << low];
  /** Skips a number of zeros and refines other coefficients; returns the index where it stops. */
  const pass = (from: number, zeros: number): number => {
    let [k, left] = [from, zeros];
    for (; k <= last; k += 1) {
      const place = at + (zigzag[k] ?? 0);
      const value = into[place] ?? 0;
      if (value === 0) {
        if (left === 0) break;
        left -= 1;
      } else if (reader.bits(1) === 1 && (value & plus) === 0) {
        into[place] = value + (value > 0 ? plus : minus);
      }
    }
    return k;
  };
  let k = first;
  if (scan.emptyBlocks === 0) {
    if (!ac) throw damaged();
    for (; k <= last; k += 1) {
      const symbol = reader.symbol(ac);
      const [run, bits] = [symbol >> 4, symbol & 15];
      if (bits === 0 && run < 15) {
        scan.emptyBlocks = (1 << run) + reader.bits(run);
        break;
      }
      const value = bits === 0 ? 0 : reader.bits(1) === 1 ? plus : minus;
      k = pass(k, run);
      if (value !== 0 && k <= last) into[at + (zigzag[k] ?? 0)] = value;
    }
  }
  if (scan.emptyBlocks > 0) {
    pass(k, Number.POSITIVE_INFINITY);
    scan.emptyBlocks -= 1;
  }
};

function nextDc(reader: BitReader, part: ScanPart): number {
  if (!part.dc) throw damaged();
  const bits = reader.symbol(part.dc);
  if (bits > 15) throw damaged();
  part.lastDc += signed(reader.bits(bits), bits);
  return part.lastDc;
}

function damaged(): UnreadablePicture {
  return new UnreadablePicture('LOGO_DAMAGED');
}
