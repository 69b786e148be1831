import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type PreviewServer, preview } from 'vite';

/** Builds the page that only echoes a text with React, the baseline of a key, and serves it. */
export async function serveEcho(port: number): Promise<PreviewServer> {
  const outDir = join(import.meta.dirname, '../../.data/bench/echo');
  await build({
    root: join(import.meta.dirname, '../echo'),
    plugins: [react()],
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
  return serveFolder(outDir, port);
}

/** Serves built files on the loopback. */
export function serveFolder(outDir: string, port: number): Promise<PreviewServer> {
  return preview({
    root: '.',
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
}
