import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { looksCommand } from './looks-command.ts';
import { runInFolder } from './testing/run-in-folder.ts';

test('draws both sides of a look as PDF and PNG', { timeout: 60_000 }, async () => {
  const args = ['--out', './looks', '--only', 'register'];
  const { status, files, start } = await runInFolder(looksCommand, args, {}, (folder, result) => ({
    status: result.status,
    files: readdirSync(join(folder, 'looks')).sort(),
    start: readFileSync(join(folder, 'looks', 'register.pdf'))
      .subarray(0, 5)
      .toString(),
  }));
  expect(status).toBe(0);
  expect(files).toEqual(['register-back.png', 'register-front.png', 'register.pdf']);
  expect(start).toBe('%PDF-');
});

test('refuses a look that does not exist', async () => {
  const args = ['--out', './looks', '--only', 'bauhouse'];
  const result = await runInFolder(looksCommand, args, {}, (_, found) => found);
  expect(result).toMatchObject({ status: 2, complained: 'There is no look bauhouse\n' });
});
