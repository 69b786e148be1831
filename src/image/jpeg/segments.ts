import { UnreadablePicture } from '../unreadable-picture.ts';

/** A marker and its data; `end` is the index where the next segment should start. */
export type JpegSegment = { marker: number; data: Uint8Array; end: number };

/** Segments without those between restarts of a scan: real files have fewer than 200. */
export const maxSegments = 1000;

export const markers = {
  huffman: 0xc4,
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  quantisation: 0xdb,
  restartInterval: 0xdd,
  app0: 0xe0,
  app1: 0xe1,
  app2: 0xe2,
  app14: 0xee,
} as const;

export function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === markers.start;
}

/** Whether a segment is a frame (SOF) of any kind; the range of markers also has DHT, JPG and DAC, which are not frames. */
export function isFrame({ marker }: Pick<JpegSegment, 'marker'>): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** The next segment at or after an index; null at the end of the file. */
export function segmentAt(bytes: Uint8Array, start: number): JpegSegment | null {
  let at = start;
  // Bytes between segments are ignored; a marker may have any number of fill bytes before it.
  while (at < bytes.length && !(bytes[at] === 0xff && isMarker(bytes[at + 1]))) at += 1;
  const marker = bytes[at + 1];
  if (marker === undefined) return null;
  if (hasNoData(marker)) return { marker, data: new Uint8Array(), end: at + 2 };
  const length = (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
  if (length < 2 || at + 2 + length > bytes.length) throw new UnreadablePicture('LOGO_DAMAGED');
  return { marker, data: bytes.subarray(at + 4, at + 2 + length), end: at + 2 + length };
}

/** The segments up to the first scan. Throws an UnreadablePicture for too many. */
export function headerSegments(bytes: Uint8Array): JpegSegment[] {
  const segments: JpegSegment[] = [];
  for (let at = 2; ; ) {
    const segment = segmentAt(bytes, at);
    if (!segment || segment.marker === markers.end) return segments;
    segments.push(segment);
    if (segments.length > maxSegments) throw new UnreadablePicture('LOGO_DAMAGED');
    if (segment.marker === markers.scan) return segments;
    at = segment.end;
  }
}

export function startsWith(data: Uint8Array, text: string): boolean {
  return [...text].every((letter, index) => data[index] === letter.charCodeAt(0));
}

function isMarker(byte: number | undefined): boolean {
  return byte !== undefined && byte !== 0 && byte !== 0xff;
}

/** Restart, start and end markers have no data. */
function hasNoData(marker: number): boolean {
  return (marker >= 0xd0 && marker <= 0xd9) || marker === 0x01;
}
