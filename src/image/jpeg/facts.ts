import { joined, letters } from '../bytes.ts';
import { orientationInTiff } from '../orientation.ts';
import { headSegments, isFrame, markers, type Segment, startsWith } from './segments.ts';

/** What a JPEG says about itself before its picture starts. */
export type JpegFacts = {
  width: number;
  height: number;
  components: number;
  /** EXIF's number for how the camera was held; 1 is upright. */
  orientation: number;
  profile: Uint8Array | null;
  hasJfif: boolean;
  /** Adobe's number for how components are mixed; null where Adobe's marker is absent. */
  adobeTransform: number | null;
};

const profileName = 'ICC_PROFILE\0';
const profileHead = profileName.length + 2;

/** Null when the file has no picture. */
export function jpegFacts(bytes: Uint8Array): JpegFacts | null {
  const segments = headSegments(bytes);
  const frame = segments.find(isFrame)?.data;
  if (!frame) return null;
  const adobe = named(segments, markers.app14, 'Adobe');
  return {
    width: (frame[3] ?? 0) * 256 + (frame[4] ?? 0),
    height: (frame[1] ?? 0) * 256 + (frame[2] ?? 0),
    components: frame[5] ?? 0,
    orientation: orientationInTiff(named(segments, markers.app1, 'Exif\0\0')?.subarray(6)),
    profile: profileIn(segments),
    hasJfif: named(segments, markers.app0, 'JFIF\0') !== undefined,
    adobeTransform: adobe && adobe.length >= 12 ? (adobe[11] ?? 0) : null,
  };
}

function named(segments: readonly Segment[], marker: number, name: string): Uint8Array | undefined {
  return segments.find((segment) => segment.marker === marker && startsWith(segment.data, name))?.data;
}

/** A long profile is cut over several segments, numbered from 1. */
function profileIn(segments: readonly Segment[]): Uint8Array | null {
  const parts = segments
    .filter(({ marker, data }) => marker === markers.app2 && startsWith(data, profileName))
    .map(({ data }) => data)
    .sort((a, b) => (a[profileName.length] ?? 0) - (b[profileName.length] ?? 0))
    .map((data) => data.subarray(profileHead));
  return parts.length > 0 ? joined(parts) : null;
}

/** The segments that carry a profile. */
export function profileSegments(profile: Uint8Array): Uint8Array[] {
  const most = 65_533 - profileHead;
  const count = Math.ceil(profile.length / most);
  return Array.from({ length: count }, (_, index) =>
    joined([
      Uint8Array.from(letters(profileName)),
      Uint8Array.of(index + 1, count),
      profile.subarray(index * most, (index + 1) * most),
    ]),
  );
}
