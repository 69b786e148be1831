import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { printFiles } from './print-files.ts';

const require = createRequire(import.meta.url);
/** `src`, or `dist` where the API is built. */
const modules = join(import.meta.dirname, '../..');
const engines = ['harfbuzzjs/dist/harfbuzz-subset.wasm', 'lcms-wasm/dist/lcms.wasm'];

let computed: Promise<string> | undefined;

/** Changes with what files are made with: the code, the engines, the fonts and the press profiles. Read once. */
export function printRelease(): Promise<string> {
  computed ??= hashOfPrint();
  return computed;
}

async function hashOfPrint(): Promise<string> {
  const hash = createHash('sha256');
  for (const module of ['domain', 'image', 'layout', 'print'])
    for (const path of await filesIn(join(modules, module)))
      if (/(?<!\.test)\.[jt]s$/.test(path)) hash.update(await readFile(path));
  for (const engine of engines) hash.update(await readFile(require.resolve(engine)));
  for (const path of await filesIn(printFiles)) hash.update(`${basename(path)} ${(await stat(path)).size}`);
  return hash.digest('hex');
}

/** The paths of all files in a folder, in the order of their names. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}
