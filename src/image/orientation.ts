const orientationTag = 0x0112;

/** The EXIF orientation, 1 to 8; 1 (upright) when it is missing or invalid. EXIF has the TIFF format. */
export function exifOrientation(exif: Uint8Array | undefined): number {
  if (!exif || exif.length < 8) return 1;
  const tiff = new DataView(exif.buffer, exif.byteOffset, exif.byteLength);
  const isLittle = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, isLittle);
  if (directory + 2 > tiff.byteLength) return 1;
  for (let entry = 0; entry < tiff.getUint16(directory, isLittle); entry += 1) {
    const at = directory + 2 + entry * 12;
    if (at + 10 > tiff.byteLength) return 1;
    if (tiff.getUint16(at, isLittle) === orientationTag) {
      const orientation = tiff.getUint16(at + 8, isLittle);
      return orientation >= 1 && orientation <= 8 ? orientation : 1;
    }
  }
  return 1;
}

/** EXIF data with only the orientation. */
export function exifWithOrientation(orientation: number): number[] {
  const header = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  return [...header, 0, 1, ...entry, 0, 0, 0, 0];
}
