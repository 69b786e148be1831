import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressibleFiles = '**/*.{js,css,svg,json,wasm,icc,ttf,txt}';

/**
 * What was compressed once is kept by its content, since Brotli takes four fifths of the processor time of a build. Not in
 * node_modules, which `npm ci` removes. A server of CI may keep another folder from one clone to the next.
 */
const keptIn = process.env.BUILD_CACHE ?? '.data/precompressed';
const keptDays = 30;

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
      const kept = keptFiles(keptIn);
      await inTurns(files, (file) => compressFile(join(outDir, file), kept));
      await kept.removeOld(Date.now() - keptDays * 86_400_000);
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

async function compressFile(path: string, kept: ReturnType<typeof keptFiles>): Promise<void> {
  const bytes = await readFile(path);
  await writeFile(`${path}.br`, await kept.read('br', bytes, () => promisify(brotliCompress)(bytes)));
  await writeFile(`${path}.gz`, await kept.read('gz', bytes, () => promisify(gzip)(bytes, { level: 9 })));
}

/** A folder of compressed files, each under the hash of its content and of the compressor. */
export function keptFiles(folder: string) {
  return {
    /** The compressed form of the bytes; compresses only what is not there yet. */
    read: async (form: string, bytes: Buffer, compress: () => Promise<Buffer>): Promise<Buffer> => {
      const { brotli, zlib } = process.versions;
      const hash = createHash('sha256').update(`${form} ${brotli} ${zlib} `).update(bytes).digest('hex');
      const path = join(folder, `${hash}.${form}`);
      const found = await readFile(path).catch(() => null);
      if (found) {
        const now = new Date();
        await utimes(path, now, now);
        return found;
      }
      const made = await compress();
      await mkdir(folder, { recursive: true });
      // A build that is stopped, or another beside it, leaves no half of a file under the name.
      const unfinished = `${path}.${process.pid}`;
      await writeFile(unfinished, made);
      await rename(unfinished, path);
      return made;
    },
    /** Removes what no build has used since. */
    removeOld: async (sinceMs: number): Promise<void> => {
      for (const name of await readdir(folder).catch(() => []))
        if ((await stat(join(folder, name))).mtimeMs < sinceMs) await rm(join(folder, name));
    },
  };
}
