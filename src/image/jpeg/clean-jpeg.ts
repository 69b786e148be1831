import { asciiCodes, concatBytes } from '../bytes.ts';
import { trimProfile } from '../icc.ts';
import { exifWithOrientation } from '../orientation.ts';
import { UnreadablePicture } from '../unreadable-picture.ts';
import { profileSegments, readJpegHeader } from './jpeg-header.ts';
import { readScans } from './read-scans.ts';
import { isFrame, type JpegSegment, markers } from './segments.ts';

const { huffman, quantisation, restartInterval, scan } = markers;
const tables: readonly number[] = [huffman, quantisation, restartInterval, scan];

/**
 * A file with only the picture: samples, colours and orientation are kept; comments, camera data, thumbnails and bytes
 * between or after the decoded data are dropped. Throws an UnreadablePicture for an incomplete file.
 */
export function cleanJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const header = readJpegHeader(bytes);
  if (!header) throw new UnreadablePicture('LOGO_DAMAGED');
  const { hasJfif, adobeTransform, orientation } = header;
  const profile = header.profile && trimProfile(header.profile);
  const head = concatBytes([
    Uint8Array.of(0xff, markers.start),
    ...(hasJfif ? [segment(markers.app0, [...asciiCodes('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0])] : []),
    ...(orientation > 1
      ? [segment(markers.app1, [...asciiCodes('Exif\0\0'), ...exifWithOrientation(orientation)])]
      : []),
    ...(profile ? profileSegments(profile).map((part) => segment(markers.app2, part)) : []),
    ...(adobeTransform === null
      ? []
      : [segment(markers.app14, [...asciiCodes('Adobe'), 0, 100, 0, 0, 0, 0, adobeTransform])]),
  ]);
  // One array for everything: a file may have a restart after every block, too many for an array of each.
  const cleaned = new Uint8Array(head.length + bytes.length + 2);
  let length = 0;
  const write = (part: ArrayLike<number>) => {
    cleaned.set(part, length);
    length += part.length;
  };
  write(head);
  const scans = readScans(bytes, {
    segment(found) {
      if (isRestart(found)) write([0xff, found.marker]);
      else if (isFrame(found) || tables.includes(found.marker)) write(segment(found.marker, found.data));
    },
    entropyCoded: (start, end) => write(bytes.subarray(start, end)),
  });
  while (!scans.next().done);
  write([0xff, markers.end]);
  return cleaned.slice(0, length);
}

function isRestart({ marker }: JpegSegment): boolean {
  return marker >= 0xd0 && marker <= 0xd7;
}

function segment(marker: number, data: ArrayLike<number>): Uint8Array {
  const length = data.length + 2;
  const written = new Uint8Array(length + 2);
  written.set([0xff, marker, length >> 8, length & 255]);
  written.set(data, 4);
  return written;
}
