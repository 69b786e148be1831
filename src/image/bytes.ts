/** The parts as one array. */
export function concatBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The codes of an ASCII text. */
export function asciiCodes(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0));
}

/** An integer as four bytes, big-endian. */
export function uint32Bytes(value: number): number[] {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
}
