import { cp } from 'node:fs/promises';
import { defineConfig } from 'vite';
import { writePrintFiles } from './tools/build/print-files.ts';
import { writeMessages } from './tools/messages/message-files.ts';

writeMessages();

/** The API for production: the same modules in the same places under dist/, types taken out, packages left outside. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: false,
    sourcemap: true,
    target: 'node24',
    rolldownOptions: {
      input: [
        'src/api/server.ts',
        // Started as threads, by their files.
        'src/api/storage/image-thread.ts',
        'src/api/http/body-thread.ts',
        'src/api/printing/print-thread.ts',
        ...[
          'migrate',
          'create-admin',
          'backup',
          'restore',
          'refund-payment',
          'reset-factor',
          'announce',
          'offer-plans',
        ].map((name) => `src/api/commands/${name}.ts`),
      ],
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
  plugins: [
    {
      name: 'migrations-beside-the-api',
      closeBundle: () => cp('src/api/migrations', 'dist/api/migrations', { recursive: true }),
    },
    { name: 'print-files-beside-the-api', closeBundle: writePrintFiles },
  ],
});
