import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontsFromDisk } from '../../build/card-faces.ts';
import { runInFolder } from '../testing/run-in-folder.ts';
import { drawnCustomerCard } from './customer-card.ts';
import { customersCommand } from './customers-command.ts';
import { judgementCommand } from './judgement-command.ts';

test('draws looks with the logos of customers on a sheet', { timeout: 60_000 }, async () => {
  const args = ['--out', './sheets', '--only', 'register,dusk', '--logo', 'crest,none'];
  const { said, files } = await runInFolder(customersCommand, args, {}, (folder, result) => ({
    said: result.said,
    files: readdirSync(join(folder, 'sheets')),
  }));
  expect(said).toMatch(/4 cards of 2 looks/);
  expect(files).toEqual(['code-1.png']);
});

test('shuffles cards on numbered sheets and keeps the key apart', { timeout: 60_000 }, async () => {
  const args = ['--out', './sheets', '--only', 'register,dusk', '--seed', '3'];
  const { files, key } = await runInFolder(judgementCommand, args, {}, (folder) => ({
    files: readdirSync(join(folder, 'sheets')),
    key: JSON.parse(readFileSync(join(folder, 'sheets/key.json'), 'utf8')) as Record<string, string>,
  }));
  expect(files).toEqual(['key.json', 'sheet-01.png']);
  expect(Object.values(key).toSorted()).toEqual([
    'dusk emblem',
    'dusk wordmark',
    'register emblem',
    'register wordmark',
  ]);
});

test.each(['look', 'logo', 'text'])('a dark logo is legible on a dark back with %s', (back) => {
  const values = { logo: 'wordmark', texts: 'seven', back };
  const { sides } = drawnCustomerCard('ridge', values, fontsFromDisk());
  const logos = sides.slice(1).flatMap(({ scene }) => scene.items.filter(({ kind }) => kind === 'logo'));
  // A text has no logo beside it where the front shows it.
  expect(logos).toHaveLength(back === 'text' ? 0 : 1);
  for (const logo of logos) expect(logo).toHaveProperty('version');
});

test('names the logos where there is no such one', async () => {
  const args = ['--out', './sheets', '--logo', 'crown'];
  const result = await runInFolder(customersCommand, args, {}, (_, found) => found);
  expect(result).toMatchObject({
    status: 2,
    complained: '--logo is none or one of wordmark, crest, emblem, white, picture\n',
  });
});
