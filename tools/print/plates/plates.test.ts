import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plateFileHash, platesFolder } from './plates-command.ts';

test('the pictures of the plates are of the file that the card has today; if not, run npm run draw -- plates', async () => {
  const { file } = JSON.parse(readFileSync(join(platesFolder, 'plates.json'), 'utf8')) as { file: string };
  expect(file).toBe(await plateFileHash());
});
