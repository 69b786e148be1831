import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderProblem, openDiskStorage } from './disk-storage.ts';
import { openObjectStore } from './open-object-store.ts';

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

test('a folder that is lost while the server runs is a problem with its cause, counted, until it is back', async () => {
  const root = await mkdtemp(join(tmpdir(), 'vizitka-objects-'));
  const disk = await openDiskStorage(root, 'http://127.0.0.1:3000');
  const write = () => disk.write('logos/one', Buffer.from('a logo'), 'image/png');
  expect(await disk.problem()).toBeNull();
  await rm(root, { recursive: true });
  await expect(write()).rejects.toMatchObject({ code: 'UNAVAILABLE', cause: { code: 'ENOENT' } });
  expect([...disk.failures()]).toEqual([['ENOENT', 1]]);
  expect(await disk.problem()).toBe(
    `The folder of logos, STORAGE_DIR ${root}, is not there (ENOENT). Create or mount it, or name another folder.`,
  );
  await mkdir(join(root, 'partial'), { recursive: true });
  expect(await disk.problem()).toBeNull();
  await rm(root, { recursive: true });
});

test.each([
  ['ENOSPC', 'is full (ENOSPC). Free space on its disk.'],
  ['EACCES', 'cannot be written (EACCES). Let the user of the server write there, or name another folder.'],
])('a folder with %s is said to be so', (code, words) => {
  expect(folderProblem('/logos', code)).toBe(`The folder of logos, STORAGE_DIR /logos, ${words}`);
});

test('a folder that cannot be used at the start is named with its setting', async () => {
  const root = await mkdtemp(join(tmpdir(), 'vizitka-objects-'));
  const file = join(root, 'file');
  await writeFile(file, '');
  const opened = openObjectStore({ kind: 'disk', folder: join(file, 'logos') }, 'http://127.0.0.1:3000');
  await expect(opened).rejects.toThrow(
    /Vizitka does not start:\n {2}The folder of logos, STORAGE_DIR .*(ENOTDIR|EEXIST)/,
  );
  await rm(root, { recursive: true });
});
