import { asciiCodes, concatBytes } from '../bytes.ts';
import { exifOrientation } from '../orientation.ts';
import { headerSegments, isFrame, type JpegSegment, markers, startsWith } from './segments.ts';

/** The contents of a JPEG's header segments. */
export type JpegHeader = {
  width: number;
  height: number;
  components: number;
  /** The EXIF orientation; 1 is upright. */
  orientation: number;
  profile: Uint8Array | null;
  hasJfif: boolean;
  /** Adobe's colour transform; null without Adobe's marker. */
  adobeTransform: number | null;
};

const profileName = 'ICC_PROFILE\0';
const profilePrefixLength = profileName.length + 2;

/** Null when the file has no frame. */
export function readJpegHeader(bytes: Uint8Array): JpegHeader | null {
  const segments = headerSegments(bytes);
  const frame = segments.find(isFrame)?.data;
  if (!frame) return null;
  const adobe = findSegment(segments, markers.app14, 'Adobe');
  return {
    width: (frame[3] ?? 0) * 256 + (frame[4] ?? 0),
    height: (frame[1] ?? 0) * 256 + (frame[2] ?? 0),
    components: frame[5] ?? 0,
    orientation: exifOrientation(findSegment(segments, markers.app1, 'Exif\0\0')?.subarray(6)),
    profile: readProfile(segments),
    hasJfif: findSegment(segments, markers.app0, 'JFIF\0') !== undefined,
    adobeTransform: adobe && adobe.length >= 12 ? (adobe[11] ?? 0) : null,
  };
}

function findSegment(segments: readonly JpegSegment[], marker: number, name: string): Uint8Array | undefined {
  return segments.find((segment) => segment.marker === marker && startsWith(segment.data, name))?.data;
}

/** A long profile is split into segments that are numbered from 1. */
function readProfile(segments: readonly JpegSegment[]): Uint8Array | null {
  const parts = segments
    .filter(({ marker, data }) => marker === markers.app2 && startsWith(data, profileName))
    .map(({ data }) => data)
    .sort((a, b) => (a[profileName.length] ?? 0) - (b[profileName.length] ?? 0))
    .map((data) => data.subarray(profilePrefixLength));
  return parts.length > 0 ? concatBytes(parts) : null;
}

/** The data of the segments of a profile. */
export function profileSegments(profile: Uint8Array): Uint8Array[] {
  const maxLength = 65_533 - profilePrefixLength;
  const count = Math.ceil(profile.length / maxLength);
  return Array.from({ length: count }, (_, index) =>
    concatBytes([
      Uint8Array.from(asciiCodes(profileName)),
      Uint8Array.of(index + 1, count),
      profile.subarray(index * maxLength, (index + 1) * maxLength),
    ]),
  );
}
