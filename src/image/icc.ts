const headerLength = 132;

/** A profile without the bytes after its end; null for an incomplete or invalid one. */
export function trimProfile(bytes: Uint8Array): Uint8Array | null {
  if (bytes.length < headerLength) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = view.getUint32(0);
  const hasSignature = String.fromCharCode(...bytes.subarray(36, 40)) === 'acsp';
  return hasSignature && length >= headerLength && length <= bytes.length ? bytes.subarray(0, length) : null;
}
