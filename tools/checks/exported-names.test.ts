import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const declaration = /^export (?:async )?(?:function\*?|const|type|class|interface) (\w+)/gm;

/** The files that export each name, without those of tests. */
async function exporters(): Promise<Map<string, Set<string>>> {
  const files = new Map<string, Set<string>>();
  for await (const file of glob('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/testing/**'] })) {
    const source = await readFile(file, 'utf8');
    for (const [, name = ''] of source.matchAll(declaration)) {
      files.set(name, (files.get(name) ?? new Set()).add(file));
    }
  }
  return files;
}

test('an exported name has one meaning', async () => {
  const shared = [...(await exporters())].filter(([, files]) => files.size > 1);
  expect(Object.fromEntries(shared.map(([name, files]) => [name, [...files]]))).toEqual({});
});
