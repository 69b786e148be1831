import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/{domain,layout,print,web,sim}/**/*.test.{ts,tsx}', 'local/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'api',
          include: ['src/api/**/*.test.ts'],
          globalSetup: 'local/test-database.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
