import { expect, test } from 'vitest';
import { folderCycles } from './folder-cycles.ts';

const cyclesOf = (files: Record<string, string>) => folderCycles(new Map(Object.entries(files)));

test('two sibling folders that import each other are a cycle, also for types', () => {
  const cycles = cyclesOf({
    'src/layout/a/one.ts': "import { two } from '../b/two.ts';\n",
    'src/layout/b/deep/three.ts': "import type { One } from '#layout/a/one.ts';\n",
  });
  expect(cycles).toEqual([
    'src/layout: a → b → a (src/layout/a/one.ts imports src/layout/b/two.ts; src/layout/b/deep/three.ts imports src/layout/a/one.ts)',
  ]);
});

test('a ring of three folders is one cycle, also with imports at run time', () => {
  const cycles = cyclesOf({
    'src/web/a/one.ts': "import '../b/two.ts';\n",
    'src/web/b/two.ts': "export { three } from '../c/three.ts';\n",
    'src/web/c/three.ts': "const load = () => import('../a/one.ts');\n",
  });
  expect(cycles).toHaveLength(1);
});

test('one direction, and files beside a folder, are no cycle', () => {
  const cycles = cyclesOf({
    'src/print/a/one.ts': "import '../b/two.ts';\nimport '../beside.ts';\n",
    'src/print/b/two.ts': "import '../beside.ts';\n",
    'src/print/beside.ts': "import './a/one.ts';\n",
  });
  expect(cycles).toEqual([]);
});
