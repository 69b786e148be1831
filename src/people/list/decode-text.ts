import { strFromU8 } from 'fflate';

/** The encodings of lists. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1250';

/** The characters of the bytes from 0x80 in windows-1250. */
const windows1250 =
  '€\u0081‚\u0083„…†‡\u0088‰Š‹ŚŤŽŹ\u0090‘’“”•–—\u0098™š›śťžź\u00a0ˇ˘Ł¤Ą¦§¨©Ş«¬\u00ad®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľż' +
  'ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙';

const codes1250 = Uint16Array.from({ length: 256 }, (_, byte) =>
  byte < 128 ? byte : windows1250.charCodeAt(byte - 128),
);

/** The text of a file, in the given encoding or in the one that its bytes show. */
export function decodeText(
  bytes: Uint8Array,
  chosen?: TextEncoding,
): { text: string; encoding: TextEncoding } {
  const encoding = chosen ?? recognisedEncoding(bytes);
  return { encoding, text: decoders[encoding](bytes).replace(/^\uFEFF/, '') };
}

const decoders: Record<TextEncoding, (bytes: Uint8Array) => string> = {
  'utf-8': (bytes) => strFromU8(bytes),
  'utf-16le': (bytes) => textOf(codeUnits(bytes, 0, 1)),
  'utf-16be': (bytes) => textOf(codeUnits(bytes, 1, 0)),
  'windows-1250': (bytes) => textOf(Uint16Array.from(bytes, (byte) => codes1250[byte] ?? byte)),
};

/** A byte order mark decides, then zeros, then whether the bytes are valid UTF-8. Else it is what Excel writes here. */
function recognisedEncoding(bytes: Uint8Array): TextEncoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 1_000);
  const zeros = (odd: 0 | 1) => start.filter((byte, index) => byte === 0 && index % 2 === odd).length;
  if (zeros(1) > start.length / 8) return 'utf-16le';
  if (zeros(0) > start.length / 8) return 'utf-16be';
  return strFromU8(bytes).includes('\uFFFD') ? 'windows-1250' : 'utf-8';
}

function codeUnits(bytes: Uint8Array, low: 0 | 1, high: 0 | 1): Uint16Array {
  return Uint16Array.from(
    { length: bytes.length >> 1 },
    (_, index) => (bytes[index * 2 + low] ?? 0) + (bytes[index * 2 + high] ?? 0) * 256,
  );
}

/** In pieces, because a call takes a limited number of arguments. */
function textOf(units: Uint16Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < units.length; at += 8_192)
    pieces.push(String.fromCharCode(...units.subarray(at, at + 8_192)));
  return pieces.join('');
}
