import type { Reporter, TestCase } from 'vitest/node';

/** Prints one line per test that failed first and passed when tried again. The gate repeats these lines in its notes. */
export default class UnstableTests implements Reporter {
  private readonly names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.names.push(`${test.module.relativeModuleId}: ${test.fullName}`);
  }

  onTestRunEnd(): void {
    for (const name of this.names) console.log(`unstable test: ${name}`);
  }
}
