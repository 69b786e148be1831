import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { printFiles } from '#api/printing/print-files.ts';

/** Part of npm run build – removes the build before, but for the files for printing, which tests beside the build may read. */

const dist = join(import.meta.dirname, '../../dist');
for (const name of existsSync(dist) ? readdirSync(dist) : [])
  if (name !== basename(printFiles)) rmSync(join(dist, name), { recursive: true, force: true });
