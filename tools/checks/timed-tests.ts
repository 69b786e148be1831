export type Timed = { name: string; seconds: number };

/** What is read of the JSON that Vitest and Playwright write. */
export type VitestReport = {
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[];
};
export type E2eReport = { suites: Suite[] };
type Suite = {
  file: string;
  specs?: { title: string; tests: { projectName: string; results: { duration: number }[] }[] }[];
  suites?: Suite[];
};

/** Each test with its time. */
export function timedTests({ testResults }: VitestReport, nameOf: (file: string) => string): Timed[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${nameOf(name)} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
}

/** Each journey with the time of all its tries. */
export function timedJourneys({ suites }: E2eReport): Timed[] {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, results }) => ({
        name: `[${projectName}] ${file} › ${title}`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    ),
    ...timedJourneys({ suites: inner }),
  ]);
}
