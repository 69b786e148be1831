import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

const { projects: _, ...common } = journeys;

/** npm run pictures – every screen in its states, to look at: nothing is compared, and the gate does not run it. */
export default defineConfig({
  ...common,
  testDir: 'tests/pictures',
  testMatch: '*.pictures.ts',
  retries: 0,
  use: { ...common.use, viewport: { width: 1440, height: 900 } },
});
