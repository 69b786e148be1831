import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { cardFaces } from './tools/build/card-faces-plugin.ts';
import { texts } from './tools/build/texts-plugin.ts';

/** Components of the web in a real browser: their real styles, focus, keys and sizes. Built as vite.config.ts builds the pages. */
export default defineConfig({
  plugins: [texts(), react(), tailwindcss(), cardFaces()],
  optimizeDeps: {
    // A dependency that is found while the tests run would reload the page.
    include: [
      '@hookform/resolvers/zod',
      '@rgrove/parse-xml',
      '@simplewebauthn/browser',
      '@stripe/react-stripe-js',
      '@stripe/stripe-js/pure',
      '@tanstack/react-query',
      '@tanstack/react-virtual',
      'aria-hidden',
      'axe-core',
      'bidi-js',
      'color-name',
      'fflate',
      'idb',
      'lean-qr',
      'libphonenumber-js/min',
      'lucide-react',
      'radix-ui',
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react-hook-form',
      'react-router',
      'react/jsx-dev-runtime',
      'svgpath',
      'vitest-browser-react/pure',
      'zod',
      'zxing-wasm/reader',
    ],
    exclude: ['harfbuzzjs', 'lcms-wasm'],
  },
  test: {
    name: 'browser',
    retry: Number(process.env.TEST_RETRIES ?? 0),
    include: ['src/web/**/*.browser.test.tsx'],
    // The files share a page; what one leaves behind, src/web/testing/setup.ts clears away.
    isolate: false,
    // Its one page and the workers of the other projects take turns.
    sequence: { groupOrder: 1 },
    setupFiles: ['./src/web/testing/setup.ts'],
    // Ten times what the slowest of them needs. A matcher waits as long.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: {
          executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
          args: ['--no-sandbox', '--disable-gpu'],
        },
        contextOptions: { locale: 'en-GB', reducedMotion: 'reduce' },
      }),
    },
  },
});
