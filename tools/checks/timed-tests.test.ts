import { expect, test } from 'vitest';
import { timedJourneys, timedTests } from './timed-tests.ts';

test('a test has its file, its title and its seconds', () => {
  const assertionResults = [{ fullName: 'a b', duration: 1500 }, { fullName: 'skipped' }];
  expect(timedTests({ testResults: [{ name: '/x/a.test.ts', assertionResults }] }, (file) => file)).toEqual([
    { name: '/x/a.test.ts › a b', seconds: 1.5 },
    { name: '/x/a.test.ts › skipped', seconds: 0 },
  ]);
});

test('a journey has the time of all its tries, also within a group', () => {
  const spec = {
    title: 'opens',
    tests: [{ projectName: 'mobile', results: [{ duration: 1000 }, { duration: 2000 }] }],
  };
  const file = 'site/a.spec.ts';
  expect(timedJourneys({ suites: [{ file, suites: [{ file, specs: [spec] }] }] })).toEqual([
    { name: '[mobile] site/a.spec.ts › opens', seconds: 3 },
  ]);
});
