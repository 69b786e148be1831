import { fetchImage } from './fetch-image.ts';

/** A list of a thousand people may have a thousand pictures. */
const maxAtATime = 4;

/** The files at some addresses, each once and a few at a time. After a failure no other is requested. */
export async function fetchImages(
  urls: Iterable<string | null | undefined>,
  fetchOne: (url: string) => Promise<Blob> = fetchImage,
): Promise<Map<string, Blob>> {
  const waiting = [...new Set(urls)].filter((url) => typeof url === 'string');
  const files = new Map<string, Blob>();
  async function fetchNext(): Promise<void> {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      try {
        files.set(url, await fetchOne(url));
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
    }
  }
  await Promise.all(Array.from({ length: maxAtATime }, fetchNext));
  return files;
}
