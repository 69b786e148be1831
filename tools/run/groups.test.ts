import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chosen, groupNamed, groups } from './groups.ts';
import { notRunCode, resultOf, summary } from './results.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const all = Object.keys(groups).map((name) => [name, groupNamed(name)] as const);

test.each(all)('npm run %s runs its programs, which exist', (name, group) => {
  expect(scripts[name]).toBe(`node tools/run/run.ts ${name}`);
  for (const line of group.whole) expect(() => chosen(group, line.split(' '))).not.toThrow();
  for (const program of Object.values(group.programs))
    for (const [file] of program.matchAll(/\b(?:src|tools|tests|ops|bench)\/\S+\.tsx?\b/g))
      expect(existsSync(file), file).toBe(true);
});

test('a bench, and a program of ops, is run by a name', () => {
  const programs = all.flatMap(([, group]) => Object.values(group.programs)).join(' ');
  const tests = globSync('ops/*.test.ts').map((file) => file.replace(/^ops\/|\.ts$/g, ''));
  for (const file of [...globSync('ops/*.ts'), ...tests])
    if (!/\.test\.ts$|config\.ts$|operator-settings/.test(file)) expect(programs).toContain(file);
});

test('an unknown name, or none where one is needed, is answered with the names', () => {
  const group = groupNamed('draw');
  expect(() => chosen(group, ['cats'])).toThrow(
    'There is no cats: sheets, looks, customers, judgement, plates',
  );
  expect(() => chosen(group, [])).toThrow('Which one?: sheets, looks, customers, judgement, plates');
  expect(chosen(group, ['looks', '--out', 'a']).rest).toEqual(['--out', 'a']);
});

test('what could not run is neither passed nor failed, and is named with the reason', () => {
  expect([0, 1, notRunCode].map(resultOf)).toEqual(['passed', 'FAILED', 'not run']);
  const lines = summary([
    { name: 'alerts', result: 'passed', output: '' },
    { name: 'pooler', result: 'not run', output: 'x\npooler: not run, it needs PgBouncer\n' },
    { name: 'failover', result: 'FAILED', output: '' },
  ]);
  expect(lines.split('\n')).toEqual([
    'pooler: not run, it needs PgBouncer',
    'failover: FAILED',
    '1 passed, 1 failed, 1 not run',
  ]);
});
