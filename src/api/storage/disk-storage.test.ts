import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDiskStorage } from './disk-storage.ts';

test('only this process can read logos on disk: folders have mode 0700, files 0600, also in an existing folder', async () => {
  const root = await mkdtemp(join(tmpdir(), 'vizitka-objects-'));
  await chmod(root, 0o755);
  const disk = await openDiskStorage(root, 'http://127.0.0.1:3000');
  await disk.write('logos/somebody/one', Buffer.from('a logo'), 'image/png');
  const mode = async (path: string) => ((await stat(join(root, path))).mode & 0o777).toString(8);
  const folders = await Promise.all(['.', 'partial', 'logos', 'logos/somebody'].map(mode));
  expect(folders).toEqual(['700', '700', '700', '700']);
  expect(await Promise.all(['logos/somebody/one', 'upload-secret'].map(mode))).toEqual(['600', '600']);
  await rm(root, { recursive: true });
});

test('folders above the storage keep the default mode of the system', async () => {
  const root = await mkdtemp(join(tmpdir(), 'vizitka-objects-'));
  await mkdir(join(root, 'plain'));
  await openDiskStorage(join(root, 'data', 'objects'), 'http://127.0.0.1:3000');
  expect((await stat(join(root, 'data'))).mode).toBe((await stat(join(root, 'plain'))).mode);
  await rm(root, { recursive: true });
});
