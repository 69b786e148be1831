import type { Size } from '#layout/formats.ts';

/** How large an image is, in px, as the browser decodes it; fails where it is none. */
export async function imageSize(file: Blob): Promise<Size> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}
