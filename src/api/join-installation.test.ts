import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { joinInstallation } from './join-installation.ts';
import { changeOffering } from './store/operations/installation.ts';
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

const inFolder = (folder: string) => ({ storage: { kind: 'disk', folder }, offering: 'giving' }) as const;

test('nodes start with one folder of files; one with another folder is refused and told what to do', async () => {
  await joinInstallation(api.db, { storage: bucket, offering: 'giving' });
  await joinInstallation(api.db, inFolder(first));
  await joinInstallation(api.db, inFolder(first));
  const other = joinInstallation(api.db, inFolder(second));
  await expect(other).rejects.toThrow(`STORAGE_DIR ${second}, is not the one that this installation uses`);
  const id = /write ([\w-]+) to/.exec(String(await other.catch((error: unknown) => error)))?.[1] ?? '';
  await writeFile(join(second, 'installation-id'), id);
  await joinInstallation(api.db, inFolder(second));
});

test('a node with payment keys is refused where plans are given, until the operator changes it', async () => {
  const seller = { ...inFolder(first), offering: 'selling' } as const;
  await expect(joinInstallation(api.db, seller)).rejects.toThrow('Plans are given in this installation');
  await changeOffering(api.db, 'selling');
  await joinInstallation(api.db, seller);
  await expect(joinInstallation(api.db, inFolder(first))).rejects.toThrow('this node has no payment keys');
});
