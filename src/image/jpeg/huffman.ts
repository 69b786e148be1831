import { UnreadablePicture } from '../unreadable-picture.ts';

/** Codes of up to this many bits are found by one lookup; longer ones are rare. */
const lookupBits = 9;

/** A Huffman table ready to decode with. */
export type HuffmanTable = {
  /** Indexed by the next bits: the code's length times 256 plus its symbol; 0 for longer codes. */
  lookup: Uint16Array;
  /** The largest code of each length, or -1; the last entry is a sentinel. */
  largest: Int32Array;
  /** The difference between a code of each length and the index of its symbol. */
  offsets: Int32Array;
  symbols: Uint8Array;
};

/** Builds a table from the number of codes of each length and the symbols in code order. */
export function huffmanTable(counts: Uint8Array, symbols: Uint8Array): HuffmanTable {
  const lookup = new Uint16Array(1 << lookupBits);
  const largest = new Int32Array(18).fill(-1);
  const offsets = new Int32Array(18);
  let [code, index] = [0, 0];
  for (let length = 1; length <= 16; length += 1) {
    const count = counts[length - 1] ?? 0;
    offsets[length] = index - code;
    if (code + count > 1 << length) throw new UnreadablePicture('LOGO_DAMAGED');
    for (let left = count; left > 0; left -= 1) {
      if (length <= lookupBits) {
        const entry = (length << 8) | (symbols[index] ?? 0);
        lookup.fill(entry, code << (lookupBits - length), (code + 1) << (lookupBits - length));
      }
      code += 1;
      index += 1;
    }
    largest[length] = count > 0 ? code - 1 : -1;
    code <<= 1;
  }
  largest[17] = 0x7fffffff;
  return { lookup, largest, offsets, symbols };
}

/** Reads the bits of entropy coded data up to the next marker. */
export type BitReader = ReturnType<typeof bitReader>;

export function bitReader(bytes: Uint8Array, start: number) {
  let at = start;
  let [buffer, count] = [0, 0];
  // The number of zero bits returned after the end of the data.
  let paddingBits = 0;

  function fill(): void {
    while (count <= 24) {
      let byte = 0;
      const next = bytes[at];
      if (next === undefined) paddingBits += 8;
      else if (next !== 0xff) {
        byte = next;
        at += 1;
      } else if (bytes[at + 1] === 0) {
        byte = 0xff;
        at += 2;
      } else paddingBits += 8;
      buffer = (buffer << 8) | byte;
      count += 8;
    }
  }

  return {
    bits(length: number): number {
      if (length === 0) return 0;
      if (count < length) fill();
      count -= length;
      return (buffer >>> count) & ((1 << length) - 1);
    },
    symbol({ lookup, largest, offsets, symbols }: HuffmanTable): number {
      if (count < 16) fill();
      const found = lookup[(buffer >>> (count - lookupBits)) & ((1 << lookupBits) - 1)] ?? 0;
      if (found > 0) {
        count -= found >> 8;
        return found & 255;
      }
      let length = lookupBits + 1;
      while (((buffer >>> (count - length)) & ((1 << length) - 1)) > (largest[length] ?? 0)) {
        length += 1;
        if (length > 16) throw new UnreadablePicture('LOGO_DAMAGED');
      }
      count -= length;
      const code = (buffer >>> count) & ((1 << length) - 1);
      return symbols[code + (offsets[length] ?? 0)] ?? 0;
    },
    /** Whether bits were read after the end of the data. */
    isOverrun: () => count < paddingBits,
    /** The index of the first byte of which no bit was read. */
    end(): number {
      let end = at;
      for (let unread = (count - paddingBits) >> 3; unread > 0; unread -= 1) {
        end -= bytes[end - 1] === 0 && bytes[end - 2] === 0xff ? 2 : 1;
      }
      return end;
    },
  };
}

/** JPEG's signed value of that many bits: the upper half is positive. */
export function signed(value: number, bits: number): number {
  return bits > 0 && value < 1 << (bits - 1) ? value - (1 << bits) + 1 : value;
}
