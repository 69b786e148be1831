import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressibleFiles = '**/*.{js,css,svg,json,wasm,icc,ttf,txt}';

/** Writes a .br and a .gz file for every compressible file of the build. */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      outDir = join(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      const files = globSync(compressibleFiles, { cwd: outDir });
      await inTurns(files, (file) => compressFile(join(outDir, file)));
    },
  };
}

/** Node compresses in four threads. More at once would only hold files open, and a system allows 1,024. */
const atOnce = 8;

/** Runs work for each, a few at once. */
export async function inTurns<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
