import { maxPixels } from '../pixels.ts';
import { UnreadablePicture } from '../unreadable-picture.ts';
import {
  type DecodeBlock,
  decodeFirstAc,
  decodeFirstDc,
  decodeWholeBlock,
  refineAc,
  refineDc,
  type ScanPart,
  type ScanState,
  zigzag,
} from './block-decoders.ts';
import { type Component, type Frame, readFrame } from './frame.ts';
import { bitReader, type HuffmanTable, huffmanTable } from './huffman.ts';
import { isFrame, type JpegSegment, markers, maxSegments, segmentAt } from './segments.ts';

/** A block's coefficients, which start at an index of a larger array, and its quantisation table. */
type Block = { coefficients: Int16Array; at: number; quantisation: Uint16Array };

export type ScanVisitor = {
  /** Called before the first block. */
  frame?: (frame: Frame) => void;
  /** Called once for every block, when it is complete. */
  block?: (component: Component, x: number, y: number, block: Block) => void;
  /** Called for every segment but the last, in order, including scans. */
  segment?: (segment: JpegSegment) => void;
  /** Called with the range of entropy coded data, without the bytes after its last block. */
  entropyCoded?: (start: number, end: number) => void;
};

/** Real files have about a dozen; the limit prevents denial of service. */
const maxScans = 100;
/** Huffman tables, each of which takes longer to build than its bytes to read. A scan of a real file has at most eight. */
const maxHuffmanTables = 1000;

/**
 * Reads all of a JPEG's entropy coded data. It yields the progress from 0 to 1 regularly, so that a server can handle
 * other requests meanwhile. Throws an UnreadablePicture for an incomplete file.
 */
export function* readScans(bytes: Uint8Array, visitor: ScanVisitor): Generator<number, void> {
  const tables = newTables();
  let frame: Frame | null = null;
  let store: readonly Int16Array[] = [];
  const quantisations: (Uint16Array | undefined)[] = [];
  let [segments, scans] = [0, 0];
  for (let at = 2; ; ) {
    const segment = segmentAt(bytes, at);
    if (!segment || segment.marker === markers.end) break;
    at = segment.end;
    segments += 1;
    if (segments > maxSegments) throw damaged();
    if (isFrame(segment)) {
      if (frame) throw damaged();
      frame = readFrame(segment);
      if (frame.width * frame.height > maxPixels) throw new UnreadablePicture('LOGO_TOO_MANY_PIXELS');
      store = frame.isProgressive ? coefficientStore(frame) : frame.components.map(() => new Int16Array(64));
      visitor.frame?.(frame);
    }
    readTables(tables, segment);
    visitor.segment?.(segment);
    if (segment.marker !== markers.scan) continue;
    scans += 1;
    if (!frame || scans > maxScans) throw damaged();
    const scan = readScanHeader(segment, frame, tables);
    for (const { component } of scan.parts) {
      // A table may be redefined between scans: that of the first scan is used.
      quantisations[component.index] ??= tables.quantisation[component.quantisationTable]?.slice();
    }
    const whole = frame.isProgressive ? undefined : visitor.block;
    at = yield* readScan(
      bytes,
      at,
      frame,
      scan,
      tables.restartInterval,
      store,
      (component, x, y, place) => {
        const quantisation = quantisations[component.index];
        if (!quantisation) throw damaged();
        const coefficients = store[component.index] ?? new Int16Array(64);
        whole?.(component, x, y, { coefficients, at: place, quantisation });
      },
      visitor,
    );
  }
  if (!frame || frame.components.some(({ index }) => !quantisations[index])) throw damaged();
  if (frame.isProgressive) yield* visitStored(frame, store, quantisations, visitor);
}

type Tables = {
  quantisation: (Uint16Array | undefined)[];
  dc: (HuffmanTable | undefined)[];
  ac: (HuffmanTable | undefined)[];
  /** How many Huffman tables there were, replaced ones included. */
  huffmanCount: number;
  restartInterval: number;
};

function newTables(): Tables {
  return { quantisation: [], dc: [], ac: [], huffmanCount: 0, restartInterval: 0 };
}

function readTables(tables: Tables, { marker, data }: JpegSegment): void {
  if (marker === markers.restartInterval) tables.restartInterval = (data[0] ?? 0) * 256 + (data[1] ?? 0);
  if (marker === markers.quantisation) {
    for (let at = 0; at < data.length; ) {
      const [wide, name] = [(data[at] ?? 0) >> 4, (data[at] ?? 0) & 15];
      const size = wide === 0 ? 1 : 2;
      if (wide > 1 || name > 3 || at + 1 + 64 * size > data.length) throw damaged();
      const table = new Uint16Array(64);
      for (let k = 0; k < 64; k += 1) {
        const from = at + 1 + k * size;
        table[zigzag[k] ?? 0] =
          size === 1 ? (data[from] ?? 0) : (data[from] ?? 0) * 256 + (data[from + 1] ?? 0);
      }
      tables.quantisation[name] = table;
      at += 1 + 64 * size;
    }
  }
  if (marker === markers.huffman) {
    for (let at = 0; at < data.length; ) {
      const [kind, name] = [(data[at] ?? 0) >> 4, (data[at] ?? 0) & 15];
      const counts = data.subarray(at + 1, at + 17);
      const total = counts.reduce((sum, count) => sum + count, 0);
      if (kind > 1 || name > 3 || counts.length < 16 || total > 256 || at + 17 + total > data.length) {
        throw damaged();
      }
      tables.huffmanCount += 1;
      if (tables.huffmanCount > maxHuffmanTables) throw damaged();
      tables[kind === 0 ? 'dc' : 'ac'][name] = huffmanTable(counts, data.slice(at + 17, at + 17 + total));
      at += 17 + total;
    }
  }
}

type Scan = {
  parts: (ScanPart & { component: Component })[];
  first: number;
  last: number;
  low: number;
  decode: DecodeBlock;
};

function readScanHeader({ data }: JpegSegment, frame: Frame, tables: Tables): Scan {
  const count = data[0] ?? 0;
  const [first = 0, last = 0, bits = 0] = data.subarray(1 + count * 2);
  if (count < 1 || count > 4 || data.length < 4 + count * 2) throw damaged();
  const parts = Array.from({ length: count }, (_, index) => {
    const [id, names = 0] = data.subarray(1 + index * 2, 3 + index * 2);
    const component = frame.components.find((one) => one.id === id);
    if (!component) throw damaged();
    return { component, dc: tables.dc[names >> 4] ?? null, ac: tables.ac[names & 15] ?? null, lastDc: 0 };
  });
  if (new Set(parts.map(({ component }) => component)).size < count) throw damaged();
  if (!frame.isProgressive) return { parts, first: 0, last: 63, low: 0, decode: decodeWholeBlock };
  const [high, low] = [bits >> 4, bits & 15];
  if (first > last || last > 63 || low > 13 || (first === 0) !== (last === 0)) throw damaged();
  if (first > 0 && count > 1) throw damaged();
  const isFirst = high === 0;
  const decode = first === 0 ? (isFirst ? decodeFirstDc : refineDc) : isFirst ? decodeFirstAc : refineAc;
  return { parts, first, last, low, decode };
}

function coefficientStore({ components }: Frame): Int16Array[] {
  return components.map(({ storedWide, storedHigh }) => new Int16Array(storedWide * storedHigh * 64));
}

type OnBlock = (component: Component, x: number, y: number, at: number) => void;

/** Reads one scan; returns the index where the next segment may start. */
function* readScan(
  bytes: Uint8Array,
  start: number,
  frame: Frame,
  { parts, decode, ...wanted }: Scan,
  restartInterval: number,
  store: readonly Int16Array[],
  onBlock: OnBlock,
  visitor: ScanVisitor,
): Generator<number, number> {
  const scan: ScanState = { ...wanted, reader: bitReader(bytes, start), emptyBlocks: 0 };
  let pieceStart = start;
  let [done, restarts] = [0, 0];

  function endPiece(): number {
    if (scan.reader.isOverrun()) throw damaged();
    const end = scan.reader.end();
    visitor.entropyCoded?.(pieceStart, end);
    return end;
  }

  function restart(): void {
    const marker = segmentAt(bytes, endPiece());
    if (marker?.marker !== 0xd0 + (restarts % 8)) throw damaged();
    visitor.segment?.(marker);
    restarts += 1;
    pieceStart = marker.end;
    scan.reader = bitReader(bytes, pieceStart);
    scan.emptyBlocks = 0;
    for (const part of parts) part.lastDc = 0;
  }

  function readBlock(part: Scan['parts'][number], x: number, y: number): void {
    const { component } = part;
    const into = store[component.index] ?? new Int16Array(64);
    const at = frame.isProgressive ? (y * component.storedWide + x) * 64 : 0;
    if (!frame.isProgressive) into.fill(0);
    decode(scan, part, into, at);
    onBlock(component, x, y, at);
  }

  const [only] = parts;
  const isAlone = parts.length === 1 && only !== undefined;
  const across = isAlone ? only.component.blocksWide : frame.mcusWide;
  const down = isAlone ? only.component.blocksHigh : frame.mcusHigh;
  for (let y = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1) {
      if (restartInterval > 0 && done > 0 && done % restartInterval === 0) restart();
      done += 1;
      if (isAlone) {
        readBlock(only, x, y);
        continue;
      }
      for (const part of parts) {
        const { h, v } = part.component;
        for (let row = 0; row < v; row += 1) {
          for (let column = 0; column < h; column += 1) readBlock(part, x * h + column, y * v + row);
        }
      }
    }
    if (scan.reader.isOverrun()) throw damaged();
    yield pieceStart / bytes.length;
  }
  return endPiece();
}

function* visitStored(
  { components }: Frame,
  store: readonly Int16Array[],
  quantisations: readonly (Uint16Array | undefined)[],
  visitor: ScanVisitor,
): Generator<number, void> {
  for (const component of components) {
    const [coefficients, quantisation] = [store[component.index], quantisations[component.index]];
    if (!coefficients || !quantisation || !visitor.block) continue;
    for (let y = 0; y < component.blocksHigh; y += 1) {
      for (let x = 0; x < component.blocksWide; x += 1) {
        const at = (y * component.storedWide + x) * 64;
        visitor.block(component, x, y, { coefficients, at, quantisation });
      }
      yield 1;
    }
  }
}

function damaged(): UnreadablePicture {
  return new UnreadablePicture('LOGO_DAMAGED');
}
