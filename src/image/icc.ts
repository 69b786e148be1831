const headLength = 132;

/** A profile without what stands behind its end; null for what is no whole ICC profile. */
export function wholeProfile(bytes: Uint8Array): Uint8Array | null {
  if (bytes.length < headLength) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = view.getUint32(0);
  const isNamed = String.fromCharCode(...bytes.subarray(36, 40)) === 'acsp';
  return isNamed && length >= headLength && length <= bytes.length ? bytes.subarray(0, length) : null;
}
