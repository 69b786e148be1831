import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type E2eReport, type Timed, timedJourneys, timedTests, type VitestReport } from './timed-tests.ts';

/**
 * The end of a run of the gate: its steps by their time, and its 20 slowest tests and journeys, from the reports that the runs
 * leave. The argument is a file with a line "seconds name" for each step.
 */

const [stepsFile = ''] = process.argv.slice(2);
const shown = 20;

const report = <Report>(path: string): Report[] =>
  existsSync(path) ? [JSON.parse(readFileSync(path, 'utf8')) as Report] : [];
const steps = readFileSync(stepsFile, 'utf8')
  .split('\n')
  .flatMap((line): Timed[] => {
    const [, seconds, name = ''] = /^(\d+) (.*)$/.exec(line) ?? [];
    return seconds === undefined ? [] : [{ name, seconds: Number(seconds) }];
  });
const tests = [
  ...report<VitestReport>('test-results/tests.json').flatMap((found) =>
    timedTests(found, (file) => relative('.', file)),
  ),
  ...report<E2eReport>('test-results/e2e.json').flatMap(timedJourneys),
];
for (const [title, timed] of [
  ['the steps', steps],
  ['the slowest tests', tests],
] as const) {
  console.log(`── ${title}, in seconds:`);
  for (const { name, seconds } of timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, shown))
    console.log(`${seconds.toFixed(1).padStart(8)}  ${name}`);
}
