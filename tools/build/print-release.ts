import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const source = join(import.meta.dirname, '../../src');
const engines = ['harfbuzzjs/dist/harfbuzz-subset.wasm', 'lcms-wasm/dist/lcms.wasm'];

/** The hash of what files are made with: the code, the engines, and a folder of fonts and press profiles. */
export function hashOfPrint(fontsAndProfiles: string): string {
  const hash = createHash('sha256');
  for (const module of ['domain', 'image', 'layout', 'print'])
    addFiles(hash, join(source, module), (name) => /(?<!\.test)\.ts$/.test(name));
  for (const engine of engines) hash.update(readFileSync(require.resolve(engine)));
  addFiles(hash, fontsAndProfiles, () => true);
  return hash.digest('hex');
}

/** Adds the files of a folder, in the order of their names. */
function addFiles(hash: Hash, folder: string, isWanted: (name: string) => boolean): void {
  // The hash itself, which has no extension, is left out.
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.\w+$/.test(name),
  );
  for (const name of names.filter(isWanted).sort())
    hash.update(name).update(readFileSync(join(folder, name)));
}
