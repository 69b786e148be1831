import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
};
const chunkBytes = 16_384;

export type Line = { bytesPerSecond: number; delayMs: number };

/** Serves a folder over one bandwidth-limited line that all downloads share; null means no limit. */
export async function serveOverLine(folder: string, port: number, line: Line | null) {
  const files = new Map<string, File>();
  let isFreeAt = 0;
  const server = createServer(({ url = '/' }, response) => void answer(url, response));

  async function answer(url: string, response: ServerResponse): Promise<void> {
    const path = url.split('?')[0] ?? '/';
    const name = extname(path) ? path : '/index.html';
    if (line) await wait(line.delayMs);
    try {
      const { body, encoding } = files.get(name) ?? (await readCompressed(join(folder, name)));
      files.set(name, { body, encoding });
      response.writeHead(200, {
        'content-type': types[extname(name)] ?? 'application/octet-stream',
        ...(encoding && { 'content-encoding': encoding }),
        // As the product serves files with a hash in their names.
        ...(name.startsWith('/assets/') && { 'cache-control': 'public, max-age=31536000, immutable' }),
        'content-length': body.length,
      });
      for (let at = 0; at < body.length; at += chunkBytes) {
        const chunk = body.subarray(at, at + chunkBytes);
        if (line) {
          isFreeAt = Math.max(isFreeAt, performance.now()) + (chunk.length / line.bytesPerSecond) * 1_000;
          await wait(isFreeAt - performance.now());
        }
        response.write(chunk);
      }
      response.end();
    } catch {
      response.writeHead(404).end();
    }
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

type File = { body: Buffer; encoding: 'br' | 'gzip' | null };

/** As the product serves it: compressed by the build where that saves bytes. Pages of the bench are gzipped. */
async function readCompressed(path: string): Promise<File> {
  const brotli = await readFile(`${path}.br`).catch(() => null);
  if (brotli) return { body: brotli, encoding: 'br' };
  const body = await readFile(path);
  return types[extname(path)] ? { body: gzipSync(body), encoding: 'gzip' } : { body, encoding: null };
}
