/** A logo or a picture that is stored on the server, which only its owner may read. */
export async function fetchImage(path: string): Promise<Blob> {
  const response = await fetch(path, { credentials: 'include' });
  if (!response.ok) throw new Error(`${response.status} for an image`);
  return response.blob();
}
