import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { completeLock, type LockFile, missingPackages } from './lock-file.ts';

test('the lock file lists the optional packages of every platform; node tools/checks/lock-file.ts adds missing ones', async () => {
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as LockFile;
  expect(missingPackages(lock).map(({ name }) => name)).toEqual([]);
});

test('a missing package is added with its version and its platform', () => {
  const wanting = {
    dev: true,
    optionalDependencies: { '@tool/linux-x64-musl': '1.2.3', '@tool/darwin-arm64': '1.2.3' },
  };
  const lock = {
    packages: {
      '': {},
      'node_modules/outer/node_modules/tool': wanting,
      'node_modules/outer/node_modules/@tool/darwin-arm64': { version: '1.2.3' },
    },
  };
  const completed = completeLock(lock);
  expect(completed.packages['node_modules/@tool/linux-x64-musl']).toEqual({
    version: '1.2.3',
    os: ['linux'],
    cpu: ['x64'],
    libc: ['musl'],
    dev: true,
    optional: true,
  });
  expect(missingPackages(completed)).toEqual([]);
});
