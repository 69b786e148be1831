/** Pictures that are not uploaded yet, by the address that the page draws them from. */
const files = new Map<string, Blob>();

/** Keeps a file on this page; returns its address. */
export function addPictureFile(file: Blob): string {
  const url = URL.createObjectURL(file);
  files.set(url, file);
  return url;
}

/** The file behind an address; null if it is uploaded, and for a card without a picture. */
export function pictureFile(ref: string | null | undefined): Blob | null {
  return files.get(ref ?? '') ?? null;
}
