import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cardFaces } from './tools/build/card-faces-plugin.ts';
import { writeEndpointPaths } from './tools/build/endpoint-paths.ts';
import { precompress } from './tools/build/precompress.ts';
import { prerenderPages } from './tools/build/prerender-pages.ts';
import { sharedChunks } from './tools/build/shared-chunks.ts';
import { texts } from './tools/build/texts-plugin.ts';

await writeEndpointPaths();

/** The web room: built into dist/web with hashed names, each text file beside its compressed forms. */
export default defineConfig({
  root: 'src/web',
  plugins: [texts(), react(), tailwindcss(), cardFaces(), prerenderPages(), precompress()],
  // Finds its WebAssembly beside itself, which bundling it in advance would break.
  optimizeDeps: { exclude: ['harfbuzzjs', 'lcms-wasm'] },
  worker: {
    format: 'es',
    plugins: () => [cardFaces()],
  },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // For the operator's own tools: the files do not point at their maps, and the server does not serve them.
    sourcemap: 'hidden',
    target: 'es2023',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Each file more is a round trip more on a slow line: what every page starts with is one file.
          groups: [{ name: 'start', tags: ['$initial'], priority: 1 }, ...sharedChunks],
        },
      },
    },
  },
});
