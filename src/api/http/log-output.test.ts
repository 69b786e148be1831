import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { logOutput } from './log-output.ts';

const folder = mkdtempSync(join(tmpdir(), 'vizitka-log-'));
afterAll(() => rmSync(folder, { recursive: true }));

const lossLine = (lost: number) => `${lost} lost\n`;

/** A named pipe with the output of the log at one end. */
function aPipe() {
  const path = join(folder, crypto.randomUUID());
  execFileSync('mkfifo', [path]);
  const openReader = () => openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  let reader = openReader();
  const output = logOutput(lossLine, openSync(path, constants.O_WRONLY));
  let text = '';
  return {
    output,
    endReader: () => closeSync(reader),
    newReader: () => {
      reader = openReader();
    },
    /** All that was read until now. */
    read: () => {
      const bytes = Buffer.alloc(65_536);
      try {
        for (let length = 1; length > 0; ) {
          length = readSync(reader, bytes);
          text += bytes.toString('latin1', 0, length);
        }
      } catch {
        // Nothing more now.
      }
      return text;
    },
  };
}

/** A line of 100 bytes. */
const line = (n: number) => `${String(n).padEnd(99, '.')}\n`;
const numbers = (text: string) =>
  text
    .split('\n')
    .filter((each) => each.endsWith('.'))
    .map((each) => Number.parseInt(each, 10));

test('a reader that stops leaves a mebibyte waiting; the rest is lost, counted and told when it reads again', async () => {
  const { output, read } = aPipe();
  for (let n = 0; n < 20_000; n += 1) output.write(line(n));
  const lost = output.lostLines();
  expect(lost).toBeGreaterThan(8000);
  expect(lost).toBeLessThan(9000);
  const kept = 20_000 - lost;
  await expect.poll(() => numbers(read()).length).toBe(kept);
  output.write(line(20_000));
  await expect.poll(read).toMatch(/20000\.+\n$/);
  expect(read()).toContain(`${line(kept - 1)}${lost} lost\n${line(20_000)}`);
  expect(numbers(read())).toEqual([...Array.from({ length: kept }, (_, n) => n), 20_000]);
});

test('a slow reader gets every line of a busy log', async () => {
  const { output, read } = aPipe();
  for (let n = 0; n < 40_000; n += 1) {
    output.write(line(n));
    if (n % 1000 === 0) {
      read();
      await new Promise((resolve) => setImmediate(resolve));
    }
    if (n % 5000 === 0) await expect.poll(() => numbers(read()).length).toBe(n + 1);
  }
  await expect.poll(() => numbers(read()).length).toBe(40_000);
  expect(output.lostLines()).toBe(0);
});

test('a reader that ends costs the lines until a new one comes', async () => {
  const { output, read, endReader, newReader } = aPipe();
  output.write(line(1));
  await expect.poll(read).toBe(line(1));
  endReader();
  for (const n of [2, 3, 4]) {
    output.write(line(n));
    await expect.poll(output.lostLines).toBe(n - 1);
  }
  newReader();
  output.write(line(5));
  await expect.poll(read).toBe(`${line(1)}3 lost\n${line(5)}`);
});

test('a line that was cut off by the end of its reader does not spoil the next one', async () => {
  const { output, read, endReader, newReader } = aPipe();
  // A pipe has 64 KiB, so a part of this one is in it.
  output.write(`${'x'.repeat(100_000)}\n`);
  output.flushSync();
  endReader();
  output.write(line(2));
  await expect.poll(output.lostLines).toBe(2);
  newReader();
  output.write(line(3));
  await expect.poll(() => read().slice(-200)).toContain('\n3..');
  expect(read().replace(/x+/, 'x')).toBe(`x\n2 lost\n${line(3)}`);
});

test('a file on a full disk costs lines, not the process', async () => {
  const output = logOutput(lossLine, openSync('/dev/full', 'w'));
  output.write(line(1));
  await expect.poll(output.lostLines).toBe(1);
  output.flushSync();
});
