import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..');

/** Tailwind's classes whose rules a browser tries on every element; `children:`, `lines-x` and `lines-y` replace them. */
const tried = /[\s"'`:](?:\*{1,2}:|divide-[xy]|space-[xy]-)/;

test('no class has a rule that is tried on every element of a page', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => tried.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
});
