import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runInFolder } from '../testing/run-in-folder.ts';
import { customersCommand } from './customers-command.ts';

test('draws looks with the logos of customers on a sheet', { timeout: 60_000 }, async () => {
  const args = ['--out', './sheets', '--only', 'register,dusk', '--logo', 'crest,none'];
  const { said, files } = await runInFolder(customersCommand, args, {}, (folder, result) => ({
    said: result.said,
    files: readdirSync(join(folder, 'sheets')),
  }));
  expect(said).toMatch(/4 cards of 2 looks/);
  expect(files).toEqual(['code-1.png']);
});

test('names the logos where there is no such one', async () => {
  const args = ['--out', './sheets', '--logo', 'crown'];
  const result = await runInFolder(customersCommand, args, {}, (_, found) => found);
  expect(result).toMatchObject({
    status: 2,
    complained: '--logo is none or one of wordmark, crest, emblem, white, picture\n',
  });
});
