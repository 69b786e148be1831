/** The key of an uploaded file before it is checked. */
export function quarantineKey(uploadId: string): string {
  return `quarantine/${uploadId}`;
}

/** The key of the cleaned image. Only this file is served. */
export function logoKey(uploadId: string): string {
  return `logos/${uploadId}`;
}

/** The key of the file that was made from a snapshot. */
export function printedFileKey(snapshotId: string): string {
  return `proofs/${snapshotId}`;
}
