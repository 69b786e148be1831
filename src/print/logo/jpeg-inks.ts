import { decodeJpeg } from './decode-jpeg.ts';
import { isFrame, segmentsOf } from './jpeg-segments.ts';

/**
 * The decoder mixes four inks to three colours and gives only those. So it is asked twice: once with the black and once
 * with the colours flattened to the middle by a quantisation table of zeros. From each mixture the other inks come out
 * again, to within a hundredth, with white and full ink exact.
 */
export function cmykSamples(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { isAdobe, isMixed } = adobeFacts(bytes);
  const withoutBlack = decodeJpeg(flattened(bytes, [3], isAdobe));
  const blackAlone = decodeJpeg(flattened(bytes, [0, 1, 2], isAdobe));
  const flatColour = isMixed ? 128 : 127;
  const samples = new Uint8Array((withoutBlack.length / 3) * 4);
  for (let pixel = 0; pixel < samples.length / 4; pixel += 1) {
    for (let ink = 0; ink < 3; ink += 1) {
      samples[pixel * 4 + ink] = inkBehind(withoutBlack[pixel * 3 + ink] ?? 0, 127);
    }
    samples[pixel * 4 + 3] = inkBehind(blackAlone[pixel * 3] ?? 0, flatColour);
  }
  // Only Adobe's programs store ink upside down, which is what the decoder reckons with.
  if (!isAdobe) for (let at = 0; at < samples.length; at += 1) samples[at] = 255 - (samples[at] ?? 0);
  return samples;
}

/** A mixed sample is 255 − (flat + ink × (1 − flat / 255)), cut to a whole number. */
function inkBehind(mixedSample: number, flat: number): number {
  const mixture = 255 - mixedSample - flat;
  if (mixture <= 0) return 0;
  return Math.min(255, Math.round((mixture - (mixture < 255 - flat ? 0.5 : 0)) * (255 / (255 - flat))));
}

/** No file uses this one: the standard knows four tables. */
const tableOfZeros = 15;
const defineTable = [0xff, 0xdb, 0, 67, tableOfZeros, ...new Array<number>(64).fill(0)];
/** "Adobe", version 100, four inks as they are. */
const adobeMarker = [0xff, 0xee, 0, 14, 0x41, 0x64, 0x6f, 0x62, 0x65, 0, 100, 0, 0, 0, 0, 0];

/** The same file with some components made flat. */
function flattened(bytes: Uint8Array, components: readonly number[], isAdobe: boolean): Uint8Array {
  const added = [...defineTable, ...(isAdobe ? [] : adobeMarker)];
  const copy = new Uint8Array(bytes.length + added.length);
  copy.set(bytes.subarray(0, 2));
  copy.set(added, 2);
  copy.set(bytes.subarray(2), 2 + added.length);
  const frame = segmentsOf(copy).find(isFrame);
  // Three bytes a component, the last of them its table, after the frame's head of ten.
  for (const component of components) copy[(frame?.start ?? 0) + 10 + component * 3 + 2] = tableOfZeros;
  return copy;
}

function adobeFacts(bytes: Uint8Array): { isAdobe: boolean; isMixed: boolean } {
  const adobe = segmentsOf(bytes).find(
    ({ marker, data }) => marker === 0xee && String.fromCharCode(...data.subarray(0, 5)) === 'Adobe',
  );
  return { isAdobe: adobe !== undefined, isMixed: (adobe?.data[11] ?? 0) !== 0 };
}
