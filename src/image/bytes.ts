/** Several pieces of bytes as one. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The codes of plain letters. */
export function letters(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0));
}

/** A whole number as four bytes, the highest first. */
export function bytes4(value: number): number[] {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
}
