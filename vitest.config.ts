import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Left to itself, vitest keeps one of two cores for a person who is not there.
    ...(process.env.CI && { maxWorkers: 2 }),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/{domain,image,layout,print,web,sim}/**/*.test.{ts,tsx}', 'local/**/*.test.ts'],
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
