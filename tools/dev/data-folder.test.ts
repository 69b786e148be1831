import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataFolder, lockFolder } from './data-folder.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vizitka-folders-'));
});
afterAll(() => rm(root, { recursive: true }));

test('two copies on two ports have separate files', () => {
  expect(dataFolder('demo', 3000)).not.toBe(dataFolder('demo', 3001));
  expect(dataFolder('demo', 3000)).not.toBe(dataFolder('dev', 3000));
});

test('a folder in use is refused with a message, and can be locked after it is released', async () => {
  const folder = join(root, '3000');
  const first = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(
    `${folder} is in use by process ${process.pid}. Stop it, or start this one on another port: --port 3001`,
  );
  await lockFolder(join(root, '3001'));
  await first.release();
  await lockFolder(folder);
});

test('the lock of a process that has ended is replaced', async () => {
  const folder = join(root, '3002');
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'exit');
  await writeFile(`${folder}.pid`, `${gone.pid}\n`);
  await lockFolder(folder);
});

test('a folder is refused while its PostgreSQL is still running', async () => {
  const folder = join(root, '3003');
  await mkdir(join(folder, 'postgres'), { recursive: true });
  await writeFile(join(folder, 'postgres', 'postmaster.pid'), `${process.pid}\n${folder}\n`);
  await expect(lockFolder(folder)).rejects.toThrow(`still has a PostgreSQL running, process ${process.pid}`);
});
