/** What a JPEG says about itself before its picture starts. */
export type JpegFacts = {
  width: number;
  height: number;
  components: number;
  /** EXIF's number for how the camera was held; 1 is upright. */
  orientation: number;
  profile: Uint8Array | null;
};

export type Segment = { marker: number; start: number; data: Uint8Array };

const [app1, app2, startOfScan] = [0xe1, 0xe2, 0xda];
const profileName = 'ICC_PROFILE\0';
const profileHeader = profileName.length + 2;

export function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8;
}

/** Frames of every kind of JPEG, but not the tables whose markers lie among theirs. */
export function isFrame({ marker }: Segment): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** The segments up to the first scan. */
export function segmentsOf(bytes: Uint8Array): Segment[] {
  const segments: Segment[] = [];
  for (let at = 2; at + 4 <= bytes.length; ) {
    // Any number of fill bytes may stand before a marker.
    if (bytes[at] !== 0xff || bytes[at + 1] === 0xff) {
      at += 1;
      continue;
    }
    const marker = bytes[at + 1] ?? 0;
    const length = (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    segments.push({ marker, start: at, data: bytes.subarray(at + 4, at + 2 + length) });
    if (marker === startOfScan) break;
    at += 2 + length;
  }
  return segments;
}

/** Null when the file has no picture. */
export function jpegFacts(bytes: Uint8Array): JpegFacts | null {
  const segments = segmentsOf(bytes);
  const frame = segments.find(isFrame)?.data;
  if (!frame) return null;
  return {
    width: (frame[3] ?? 0) * 256 + (frame[4] ?? 0),
    height: (frame[1] ?? 0) * 256 + (frame[2] ?? 0),
    components: frame[5] ?? 0,
    orientation: orientationIn(segments),
    profile: profileIn(segments),
  };
}

/** EXIF is a TIFF of its own, in either byte order. */
function orientationIn(segments: readonly Segment[]): number {
  const exif = segments.find(({ marker, data }) => marker === app1 && startsWith(data, 'Exif\0\0'))?.data;
  if (!exif || exif.length < 14) return 1;
  const tiff = new DataView(exif.buffer, exif.byteOffset + 6, exif.byteLength - 6);
  const isLittle = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, isLittle);
  if (directory + 2 > tiff.byteLength) return 1;
  for (let entry = 0; entry < tiff.getUint16(directory, isLittle); entry += 1) {
    const at = directory + 2 + entry * 12;
    if (at + 10 > tiff.byteLength) return 1;
    if (tiff.getUint16(at, isLittle) === 0x0112) return tiff.getUint16(at + 8, isLittle);
  }
  return 1;
}

/** A long profile is cut over several segments, numbered from 1. */
function profileIn(segments: readonly Segment[]): Uint8Array | null {
  const parts = segments
    .filter(({ marker, data }) => marker === app2 && startsWith(data, profileName))
    .map(({ data }) => data)
    .sort((a, b) => (a[profileName.length] ?? 0) - (b[profileName.length] ?? 0))
    .map((data) => data.subarray(profileHeader));
  if (parts.length === 0) return null;
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function startsWith(data: Uint8Array, text: string): boolean {
  return [...text].every((letter, index) => data[index] === letter.charCodeAt(0));
}
