import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printFiles } from './print-files.ts';

/** The file beside the fonts and profiles with the hash of everything that files are made with. The build writes it. */
export const releaseFile = 'release';

let known: string | undefined;

/** Changes with what files are made with: the code, the engines, the fonts and the press profiles. */
export function printRelease(): string {
  known ??= readFileSync(join(printFiles, releaseFile), 'utf8');
  return known;
}
