import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';
import { hostRules } from './compose.ts';

const { projects: _, webServer: __, ...common } = journeys;
const { launchOptions } = common.use ?? {};

/** The journey through the containers of ops/containers.ts. */
export default defineConfig({
  ...common,
  testDir: '.',
  outputDir: '../../test-results/containers',
  // Nothing else is cached or warm.
  timeout: 180_000,
  reporter: 'list',
  use: {
    ...common.use,
    baseURL: 'https://localhost',
    ignoreHTTPSErrors: true,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...launchOptions,
      args: [...(launchOptions?.args ?? []), `--host-resolver-rules=${hostRules}`],
    },
  },
});
