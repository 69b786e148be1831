/** The file as the browser draws it; fails if it cannot. The caller closes it. */
export async function bitmapOf(file: Blob): Promise<ImageBitmap> {
  if (file.type !== 'image/svg+xml') return createImageBitmap(file);
  // A drawing has a bitmap only through an image element, which runs no script and loads nothing.
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return await createImageBitmap(image);
  } finally {
    URL.revokeObjectURL(url);
  }
}
