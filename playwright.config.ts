import { defineConfig } from '@playwright/test';
import { testedBelowTitles } from './tests/e2e/tested-below.ts';

// Another port lets two runs stand side by side.
const port = Number(process.env.E2E_PORT ?? 3100);

/** Journeys in a real browser against the demo: the production build with a database of its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // A journey waits for more than half of its time: three keep two cores busy.
  workers: process.env.CI ? 3 : 2,
  // Long enough for a machine that others use too; what must be fast is measured elsewhere.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  // A journey that passes only at a second try has a fault, in it or in the product. The gate tries again and names it.
  retries: Number(process.env.E2E_RETRIES ?? 0),
  // The gate leaves out the journeys that only repeat others for more cases, and those whose rule a smaller test proves.
  ...(process.env.E2E_SHORT && { grepInvert: [/@full/, ...testedBelowTitles] }),
  reporter: process.env.CI ? [['list'], ['json', { outputFile: 'test-results/e2e.json' }]] : 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    // Motion costs 13 % of the processor time of the journeys and shows nothing that they look for.
    reducedMotion: 'reduce',
    // A trace films every journey for the few that fail. The gate keeps the picture and the page's outline of those.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, testIgnore: /mobile|outage/ },
    {
      name: 'mobile',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      // In the gate axe looks at the pages at the width of a desktop; the full form also at that of a phone.
      testMatch: process.env.E2E_SHORT ? /mobile/ : /mobile|accessibility/,
    },
    // What happens to everybody at once happens after everything else.
    {
      name: 'outage',
      use: { viewport: { width: 1440, height: 900 } },
      testMatch: /outage/,
      dependencies: ['desktop', 'mobile'],
    },
  ],
  webServer: {
    // The gate has built already.
    command: process.env.CI
      ? `node tools/dev/demo.ts --port ${port}`
      : `npm run build && node tools/dev/demo.ts --port ${port}`,
    url: `http://127.0.0.1:${port}/readyz`,
    // People of the journeys register from addresses of their own.
    env: { TRUSTED_PROXIES: '127.0.0.1' },
    timeout: process.env.CI ? 120_000 : 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
