import { joined, letters } from '../bytes.ts';
import { wholeProfile } from '../icc.ts';
import { tiffOfOrientation } from '../orientation.ts';
import { UnreadablePicture } from '../unreadable-picture.ts';
import { jpegFacts, profileSegments } from './facts.ts';
import { readScans } from './read-scans.ts';
import { isFrame, markers, type Segment } from './segments.ts';

const { huffman, quantisation, restartInterval, scan } = markers;
const tables: readonly number[] = [huffman, quantisation, restartInterval, scan];

/**
 * The same picture in a file that holds nothing else: every sample, its colours and how it lies are kept; comments,
 * camera data, thumbnails and whatever stands between or behind the data that is decoded are not. It yields now and
 * then. Throws an UnreadablePicture for what is not whole.
 */
export function* cleanJpeg(bytes: Uint8Array): Generator<number, Uint8Array<ArrayBuffer>> {
  const facts = jpegFacts(bytes);
  if (!facts) throw new UnreadablePicture('LOGO_DAMAGED');
  const { hasJfif, adobeTransform, orientation } = facts;
  const profile = facts.profile && wholeProfile(facts.profile);
  const parts = [
    Uint8Array.of(0xff, markers.start),
    ...(hasJfif ? [segment(markers.app0, [...letters('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0])] : []),
    ...(orientation > 1
      ? [segment(markers.app1, [...letters('Exif\0\0'), ...tiffOfOrientation(orientation)])]
      : []),
    ...(profile ? profileSegments(profile).map((part) => segment(markers.app2, part)) : []),
    ...(adobeTransform === null
      ? []
      : [segment(markers.app14, [...letters('Adobe'), 0, 100, 0, 0, 0, 0, adobeTransform])]),
  ];
  yield* readScans(bytes, {
    segment(found) {
      if (isRestart(found)) parts.push(Uint8Array.of(0xff, found.marker));
      else if (isFrame(found) || tables.includes(found.marker)) parts.push(segment(found.marker, found.data));
    },
    entropyCoded: (start, end) => void parts.push(bytes.subarray(start, end)),
  });
  return joined([...parts, Uint8Array.of(0xff, markers.end)]);
}

function isRestart({ marker }: Segment): boolean {
  return marker >= 0xd0 && marker <= 0xd7;
}

function segment(marker: number, data: ArrayLike<number>): Uint8Array {
  const length = data.length + 2;
  const written = new Uint8Array(length + 2);
  written.set([0xff, marker, length >> 8, length & 255]);
  written.set(data, 4);
  return written;
}
