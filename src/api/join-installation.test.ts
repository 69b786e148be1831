import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { joinInstallation } from './join-installation.ts';
import { startApi } from './testing/api-under-test.ts';

const api = await startApi();
const folders = await Promise.all([0, 1].map(() => mkdtemp(join(tmpdir(), 'vizitka-files-'))));
const [first = '', second = ''] = folders;
afterAll(async () => {
  await api.close();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
});
const bucket = {
  kind: 's3' as const,
  bucket: 'b',
  endpoint: 'https://s3.example',
  region: 'eu',
  accessKeyId: 'a',
  secretAccessKey: 's',
};

test('nodes start with one folder of files; one with another folder is refused and told what to do', async () => {
  await joinInstallation(api.db, bucket);
  await joinInstallation(api.db, { kind: 'disk', folder: first });
  await joinInstallation(api.db, { kind: 'disk', folder: first });
  const other = joinInstallation(api.db, { kind: 'disk', folder: second });
  await expect(other).rejects.toThrow(`STORAGE_DIR ${second}, is not the one that this installation uses`);
  const id = /write ([\w-]+) to/.exec(String(await other.catch((error: unknown) => error)))?.[1] ?? '';
  await writeFile(join(second, 'installation-id'), id);
  await joinInstallation(api.db, { kind: 'disk', folder: second });
});
