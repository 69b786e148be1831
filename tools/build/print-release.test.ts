import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { printFiles } from '#api/printing/print-files.ts';
import { printRelease, releaseFile } from '#api/printing/print-release.ts';
import { ensurePrintFiles } from './print-files.ts';
import { hashOfPrint } from './print-release.ts';

const folder = mkdtempSync(join(tmpdir(), 'vizitka-print-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the server knows the hash of the code, fonts and profiles that it prints with', () => {
  ensurePrintFiles();
  expect(printRelease()).toBe(hashOfPrint(printFiles));
});

test('the hash changes with a font, and not with the file that has it', () => {
  cpSync(printFiles, folder, { recursive: true });
  const before = hashOfPrint(folder);
  writeFileSync(join(folder, releaseFile), 'another');
  expect(hashOfPrint(folder)).toBe(before);
  writeFileSync(join(folder, 'inter.ttf'), 'another');
  expect(hashOfPrint(folder)).not.toBe(before);
});
