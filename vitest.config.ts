import { defineConfig } from 'vitest/config';
import { writeEndpointPaths } from './tools/build/endpoint-paths.ts';

await writeEndpointPaths();

// A test that passes only at a second try has a fault, in it or in the product. The gate tries again and names it.
const retry = Number(process.env.TEST_RETRIES ?? 0);

/** Ten times what the slowest test needs: a busy machine is slow, not wrong. */
const testTimeout = 120_000;
const pollTimeout = 60_000;

/** They take long and depend on little: steps of the gate by themselves. */
const ownSteps = ['tools/build/card-faces.test.ts', 'tools/messages/new-language.test.ts'];

export default defineConfig({
  test: {
    // One more than the cores: some tests wait for a minute of the clock, or for processes.
    ...(process.env.CI && { maxWorkers: 3 }),
    ...(retry > 0 && {
      reporters: [
        'default',
        './tools/checks/unstable-tests.ts',
        ['json', { outputFile: 'test-results/tests.json' }],
      ],
    }),
    projects: [
      {
        test: {
          name: 'unit',
          retry,
          // The files of a worker share their modules: fonts and WebAssembly load once. No test mocks a module, and
          // stubbed globals and timers are restored after each test.
          isolate: false,
          testTimeout,
          expect: { poll: { timeout: pollTimeout } },
          include: [
            'src/{domain,contract,image,layout,print,people,editor,web,simulator}/**/*.test.{ts,tsx}',
            '{tools,bench}/**/*.test.ts',
          ],
          exclude: ['**/*.browser.test.tsx', ...(process.env.OWN_STEP ? [] : ownSteps)],
        },
      },
      {
        test: {
          name: 'api',
          retry,
          // As above. Each file has a database and a server of its own.
          isolate: false,
          include: ['src/api/**/*.test.ts'],
          globalSetup: 'tools/dev/test-database.ts',
          testTimeout,
          hookTimeout: testTimeout,
          expect: { poll: { timeout: pollTimeout } },
        },
      },
      './vitest.browser.config.ts',
    ],
  },
});
