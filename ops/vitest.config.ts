import { defineConfig } from 'vitest/config';
import { writeMessages } from '../tools/messages/message-files.ts';

writeMessages();

/** The tests of npm run ops, which the gate runs only when what they read has changed. */
export default defineConfig({
  test: {
    root: '.',
    include: ['ops/*.test.ts'],
    globalSetup: 'tools/dev/test-database.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
