import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inTurns, keptFiles } from './precompress.ts';

test('of two thousand files a few are open at once, and each is compressed', async () => {
  const running = { now: 0, most: 0 };
  const done = new Set<number>();
  await inTurns(
    Array.from({ length: 2000 }, (_, n) => n),
    async (n) => {
      running.now += 1;
      running.most = Math.max(running.most, running.now);
      await Promise.resolve();
      running.now -= 1;
      done.add(n);
    },
  );
  expect(done.size).toBe(2000);
  expect(running.most).toBe(8);
});

test('a file is compressed once for each content and form, until no build has used it for long', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vizitka-kept-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const kept = keptFiles(folder);
  const made: string[] = [];
  const read = (form: string, text: string) =>
    kept.read(form, Buffer.from(text), async () => {
      made.push(`${form} ${text}`);
      return Buffer.from(`compressed ${text}`);
    });
  for (const _ of [1, 2])
    for (const [form, text] of [
      ['br', 'a'],
      ['gz', 'a'],
      ['br', 'b'],
    ] as const)
      expect((await read(form, text)).toString()).toBe(`compressed ${text}`);
  expect(made).toEqual(['br a', 'gz a', 'br b']);
  await kept.removeOld(Date.now() - 60_000);
  expect(await readdir(folder)).toHaveLength(3);
  await kept.removeOld(Date.now() + 60_000);
  expect(await readdir(folder)).toEqual([]);
  await keptFiles(join(folder, 'none')).removeOld(0);
});
