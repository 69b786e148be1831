/** The samples of an uncompressed TIFF of one byte a pixel, as Ghostscript writes a plate: 0 is full ink. */
export function readPlate(bytes: Uint8Array): Uint8Array {
  return readPlateRows(bytes).samples;
}

/** The samples of a plate, and how many make a row. */
export function readPlateRows(bytes: Uint8Array): { width: number; samples: Uint8Array } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const directory = view.getUint32(4, true);
  const entries = new Map(
    Array.from({ length: view.getUint16(directory, true) }, (_, index) => {
      const at = directory + 2 + index * 12;
      return [view.getUint16(at, true), at] as const;
    }),
  );
  const values = (tag: number): number[] => {
    const at = entries.get(tag) ?? Number.NaN;
    const [size, count] = [view.getUint16(at + 2, true) === 3 ? 2 : 4, view.getUint32(at + 4, true)];
    const from = size * count <= 4 ? at + 8 : view.getUint32(at + 8, true);
    return Array.from({ length: count }, (_, index) =>
      size === 2 ? view.getUint16(from + index * 2, true) : view.getUint32(from + index * 4, true),
    );
  };
  const [offsets, lengths] = [values(273), values(279)];
  const plate = new Uint8Array(lengths.reduce((sum, length) => sum + length, 0));
  let at = 0;
  for (const [strip, offset] of offsets.entries()) {
    const length = lengths[strip] ?? 0;
    plate.set(bytes.subarray(offset, offset + length), at);
    at += length;
  }
  return { width: values(256)[0] ?? 0, samples: plate };
}
