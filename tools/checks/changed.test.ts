import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedFiles, comparedCommit } from './changed-files.ts';
import { stepsFor, touchedBy } from './changed-steps.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vizitka-changed-'));
  git('init', '--quiet', '--initial-branch=main');
  commit({ 'package-lock.json': '{\n  "version": "1.0.0",\n  "packages": 1\n}\n', 'src/a.ts': '1' });
});
afterEach(() => rmSync(folder, { recursive: true }));

function git(...args: string[]): string {
  const who = ['-c', 'user.name=Elena', '-c', 'user.email=elena@cards.example'];
  return execFileSync('git', [...who, '-C', folder, ...args], { encoding: 'utf8' }).trim();
}

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Returns the commit. */
function commit(files: Record<string, string>): string {
  write(files);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'test');
  return git('rev-parse', 'HEAD');
}

const stepsHere = async (given?: string) => {
  const since = await comparedCommit(folder, given);
  return stepsFor(since === null ? null : await changedFiles(folder, since));
};

test.each([
  ['src/api/migrations/0099-new.sql', ['upgrade, long form', 'partitions']],
  ['.oxlintrc.json', ['guards']],
  ['vitest.browser.config.ts', ['guards', 'language']],
  ['src/api/database/db.ts', ['faults that measure time', 'failover', 'upgrade, long form']],
  ['infra/alerts.yml', ['deployment', 'kubernetes', 'alerts']],
  ['src/web/app/pages/create-page.tsx', []],
  ['docs/web.md', []],
])('a change of %s asks for its steps and no others', async (file, steps) => {
  commit({ [file]: 'new' });
  expect(await stepsHere()).toEqual(steps);
});

test.each(['.ci/run', 'tools/checks/changed-steps.ts', 'package-lock.json'])(
  'a change of %s asks for every step',
  (file) => {
    expect(stepsFor([file])).toEqual(Object.keys(touchedBy));
  },
);

test('the number of a release alone changes no package', async () => {
  commit({ 'package-lock.json': '{\n  "version": "1.0.1",\n  "packages": 1\n}\n' });
  expect(await stepsHere()).toEqual([]);
  commit({ 'package-lock.json': '{\n  "version": "1.0.1",\n  "packages": 2\n}\n' });
  expect(await stepsHere()).toEqual(Object.keys(touchedBy));
});

test('a branch is compared with where it left main, with all its commits', async () => {
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  commit({ 'ops/partitions.test.ts': '' });
  commit({ 'src/a.ts': '2' });
  expect(await stepsHere()).toEqual(['partitions']);
});

test('a file that is deleted, moved away or not committed has changed too', async () => {
  commit({ 'tests/upgrade/run.ts': 'long enough to be seen as moved' });
  git('mv', 'tests/upgrade/run.ts', 'src/run.ts');
  expect(await stepsHere('HEAD')).toEqual(['upgrade, long form']);
  git('commit', '--quiet', '--message', 'move');
  write({ 'ops/failover.ts': '' });
  expect(await stepsHere('HEAD')).toEqual(['failover']);
});

test('a given commit counts; one that the clone lacks, and no history, ask for every step', async () => {
  const before = git('rev-parse', 'HEAD');
  expect(await stepsHere()).toEqual(Object.keys(touchedBy));
  commit({ 'infra/alerts.yml': '' });
  commit({ 'src/a.ts': '2' });
  expect(await stepsHere()).toEqual([]);
  expect(await stepsHere(before)).toEqual(['deployment', 'kubernetes', 'alerts']);
  expect(await stepsHere('0'.repeat(40))).toEqual(Object.keys(touchedBy));
});

test('every pattern matches a file of the project', () => {
  const files = globSync(['*', '.*', '{src,tools,tests,ops,infra,docs}/**/*'], {
    exclude: (path) => path.includes('node_modules'),
  });
  for (const [step, patterns] of Object.entries(touchedBy))
    for (const pattern of patterns)
      expect(
        files.some((file) => existsSync(file) && pattern.test(file)),
        `${step}: ${pattern}`,
      ).toBe(true);
});

test('the gate asks for every step by its name', () => {
  const gate = readFileSync('.ci/run', 'utf8');
  const [, looped = ''] = /for check in ([\w ]+); do\n\s+step_if_changed/.exec(gate) ?? [];
  const asked = Array.from(gate.matchAll(/step_if_changed '([^']+)'/g), ([, name]) => name);
  expect([...asked, ...looped.split(' ')].sort()).toEqual(Object.keys(touchedBy).sort());
});
