import { glob, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
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
      const files: string[] = [];
      for await (const file of glob(compressibleFiles, { cwd: outDir })) files.push(file);
      const compressFiles = async () => {
        for (let file = files.pop(); file; file = files.pop()) {
          const path = join(outDir, file);
          const bytes = await readFile(path);
          await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes));
          await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
        }
      };
      await Promise.all(Array.from({ length: availableParallelism() }, compressFiles));
    },
  };
}
