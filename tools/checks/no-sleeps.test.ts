import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import journeys from '../../playwright.config.ts';

/** Fixed waiting times are too long on a fast machine and too short on a busy one. */
const sleeps = [/\bwaitForTimeout\(/, /timers\/promises/, /setTimeout\((resolve|done|next)\b/];

test('no test waits for a fixed time', async () => {
  const found: string[] = [];
  for await (const name of glob([
    'src/**/*.test.{ts,tsx}',
    'tools/**/*.test.ts',
    'tests/{e2e,pictures}/**/*.ts',
  ])) {
    if (name.startsWith('tools/checks/no-sleeps')) continue;
    const source = await readFile(name, 'utf8');
    if (sleeps.some((sleep) => sleep.test(source))) found.push(name);
  }
  expect(found).toEqual([]);
});

test('no journey is retried', () => {
  expect(journeys.retries).toBe(0);
  for (const project of journeys.projects ?? []) expect(project.retries).toBeUndefined();
});
