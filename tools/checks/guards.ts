import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { LockFile } from './lock-file.ts';

/** npm run check:guards – adds each kind of violation to a copy of the project and expects the check to fail. */

type Fault = { what: string; files: Record<string, string>; command: string[]; refusal: RegExp };

const tool = (name: string) => join('node_modules/.bin', name);
const boundaries = [tool('depcruise'), 'src', '--config', '.dependency-cruiser.js'];

const lockFile = JSON.parse(await readFile('package-lock.json', 'utf8')) as LockFile;
lockFile.packages['node_modules/planted'] = { version: '1.0.0', license: 'GPL-3.0-only' };

const faults: Fault[] = [
  {
    what: 'an import from print to domain',
    files: { 'src/print/planted.ts': "export { fontNames } from '#domain/card/fonts.ts';\n" },
    command: boundaries,
    refusal: /print-imports-only-layout/,
  },
  {
    what: 'a package in the domain',
    files: { 'src/domain/planted.ts': "export { z } from 'zod';\n" },
    command: boundaries,
    refusal: /domain-imports-no-packages/,
  },
  {
    what: 'an import from one web feature to its sibling',
    files: {
      'src/web/features/planted/planted.tsx': "export { LoginForm } from '../auth/login-form.tsx';\n",
    },
    command: boundaries,
    refusal: /a-web-feature-never-imports-its-sibling/,
  },
  {
    what: 'an import from one part of the designer to another',
    files: {
      'src/web/features/designer/form/planted.ts': "export { LogoField } from '../logo/logo-field.tsx';\n",
    },
    command: boundaries,
    refusal: /a-part-of-the-designer-imports-core-alone/,
  },
  {
    what: 'an import from one API feature to its sibling',
    files: { 'src/api/features/planted/planted.ts': "export { logIn } from '../auth/log-in.ts';\n" },
    command: boundaries,
    refusal: /an-api-feature-never-imports-its-sibling/,
  },
  {
    what: 'a cycle',
    files: {
      'src/layout/planted-a.ts': "import { b } from './planted-b.ts';\nexport const a = () => b;\n",
      'src/layout/planted-b.ts': "import { a } from './planted-a.ts';\nexport const b = () => a;\n",
    },
    command: boundaries,
    refusal: /no-cycles/,
  },
  {
    what: 'a cycle of sibling folders',
    files: {
      'src/layout/planted-a/one.ts': "export { two } from '../planted-b/two.ts';\nexport const one = 1;\n",
      'src/layout/planted-b/two.ts': 'export const two = 2;\n',
      'src/layout/planted-b/three.ts': "export { one } from '../planted-a/one.ts';\n",
    },
    command: ['tools/checks/folder-cycles.ts'],
    refusal: /no-cycles-of-sibling-folders/,
  },
  {
    what: 'the database driver outside the store',
    files: {
      'src/api/features/auth/planted.ts': "import pg from 'pg';\nexport const pool = new pg.Pool();\n",
    },
    command: boundaries,
    refusal: /sql-lives-in-the-store/,
  },
  {
    what: 'SQL outside the store',
    // oxlint-disable-next-line vizitka/sql-outside-store -- this is the fault itself
    files: { 'src/api/features/auth/planted.ts': "export const query = 'SELECT id FROM users';\n" },
    command: [tool('oxlint'), 'src/api/features/auth/planted.ts'],
    refusal: /SQL lives in src\/api\/store/,
  },
  {
    what: 'document in a pure module',
    files: { 'src/layout/planted.ts': 'export const title = document.title;\n' },
    command: ['node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.pure.json'],
    refusal: /Cannot find name 'document'/,
  },
  {
    what: 'an unused export',
    files: {
      'src/layout/units.ts':
        'export const nobodyUsesThis = 1;\nexport function mmToPt(mm: number): number {\n  return mm;\n}\n',
    },
    command: [tool('knip')],
    refusal: /nobodyUsesThis/,
  },
  {
    what: 'a failing test of the API',
    files: {
      'src/api/planted.test.ts':
        "import { expect, test } from 'vitest';\ntest('planted', () => expect(1).toBe(2));\n",
    },
    command: [tool('vitest'), 'run', '--project', 'api', 'src/api/planted.test.ts'],
    refusal: /expected 1 to be 2/,
  },
  {
    what: 'a secret',
    files: {
      'src/api/http/planted.ts': `export const key = '${['sk', 'live', '51H8xVizitka0123456789'].join('_')}';\n`,
    },
    command: ['tools/checks/secrets.ts'],
    refusal: /planted\.ts:1 looks like a payment key/,
  },
  {
    what: 'a dependency with a licence that is not allowed',
    files: { 'package-lock.json': JSON.stringify(lockFile) },
    command: ['tools/checks/licences.ts'],
    refusal: /planted: GPL-3\.0-only is not allowed/,
  },
];

const copied = [
  'src',
  'tools',
  'tests',
  'ops',
  'bench',
  'docs',
  'messages',
  'THIRD_PARTY.md',
  'package.json',
  'package-lock.json',
  'biome.json',
  'knip.json',
  '.oxlintrc.json',
  '.dependency-cruiser.js',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.pure.json',
  'tsconfig.web.json',
  'tsconfig.node.json',
  'tsconfig.tests.json',
  'vite.config.ts',
  'vite.api.config.ts',
  'vitest.config.ts',
  'vitest.browser.config.ts',
  'playwright.config.ts',
  '.gitignore',
];

let missed = 0;
// One run of a check has all the faults that it should detect.
for (const command of new Set(faults.map((fault) => fault.command.join(' ')))) {
  const planted = faults.filter((fault) => fault.command.join(' ') === command);
  const copy = await mkdtemp(join(tmpdir(), 'vizitka-planted-'));
  for (const path of copied) await cp(path, join(copy, path), { recursive: true });
  await promisify(execFile)('git', ['init', '--quiet', copy]);
  await symlink(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  for (const [path, code] of planted.flatMap(({ files }) => Object.entries(files))) {
    await mkdir(dirname(join(copy, path)), { recursive: true });
    await writeFile(join(copy, path), code);
  }
  const { exitCode, output } = await run(command.split(' '), copy);
  for (const { what, refusal } of planted) {
    const isDetected = exitCode !== 0 && refusal.test(output);
    if (!isDetected) missed += 1;
    console.log(`${isDetected ? 'detected' : 'NOT DETECTED'}: ${what}`);
    if (!isDetected) console.log(output);
  }
  await rm(copy, { recursive: true });
}
process.exitCode = missed > 0 ? 1 : 0;

function run([program, ...rest]: string[], cwd: string): Promise<{ exitCode: number; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [program ?? '', ...rest], { cwd }, (_error, stdout, stderr) => {
      resolve({ exitCode: child.exitCode ?? 1, output: stdout + stderr });
    });
  });
}
