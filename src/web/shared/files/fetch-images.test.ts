import { expect, test } from 'vitest';
import { fetchImages } from './fetch-images.ts';

/** A server whose answers are late, and how many requests it had at a time. */
function aServer(failing?: string) {
  const requested: string[] = [];
  let [open, most] = [0, 0];
  const fetchOne = async (url: string): Promise<Blob> => {
    requested.push(url);
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setImmediate(resolve));
    open -= 1;
    if (url === failing) throw new Error('404 for an image');
    return new Blob([url]);
  };
  return { requested, fetchOne, most: () => most };
}

const pictures = Array.from({ length: 60 }, (_, index) => `/pictures/${index}`);

test('the pictures of sixty people are loaded four at a time', async () => {
  const { fetchOne, most } = aServer();
  const files = await fetchImages(pictures, fetchOne);
  expect(files.size).toBe(60);
  expect(await files.get('/pictures/59')?.text()).toBe('/pictures/59');
  expect(most()).toBe(4);
});

test('an image that many cards share is loaded once, and cards without one load nothing', async () => {
  const { fetchOne, requested } = aServer();
  await fetchImages(['/logo', null, '/logo', undefined, '/logo'], fetchOne);
  expect(requested).toEqual(['/logo']);
});

test('after a failure no other image is requested', async () => {
  const { fetchOne, requested } = aServer('/pictures/2');
  await expect(fetchImages(pictures, fetchOne)).rejects.toThrow('404 for an image');
  expect(requested.length).toBeLessThan(10);
});
