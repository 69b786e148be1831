import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cardFaces } from './local/card-faces-plugin.ts';
import { pageDocuments } from './local/page-documents.ts';
import { precompress } from './local/precompress.ts';

/** The web room: built into dist/web with hashed names, each text file beside its compressed forms. */
export default defineConfig({
  root: 'src/web',
  plugins: [react(), tailwindcss(), cardFaces(), pageDocuments(), precompress()],
  // Finds its WebAssembly beside itself, which bundling it in advance would break.
  optimizeDeps: { exclude: ['harfbuzzjs', 'lcms-wasm'] },
  worker: { format: 'es', plugins: () => [cardFaces()] },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    sourcemap: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Each file more is a round trip more on a slow line: what every page starts with is one file.
          groups: [{ name: 'start', tags: ['$initial'] }],
        },
      },
    },
  },
});
