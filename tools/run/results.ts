/** How a program ends that needs what this machine has not. Any other code than 0 is a failure. */
export const notRunCode = 77;

export type Ended = { name: string; result: 'passed' | 'FAILED' | 'not run'; output: string };

/** What an exit code says. */
export function resultOf(code: number): Ended['result'] {
  if (code === notRunCode) return 'not run';
  return code === 0 ? 'passed' : 'FAILED';
}

/** Ends a program that cannot run here; what is missing is named and never counted as passed. */
export function endNotRun(name: string, reason: string): never {
  console.log(`${name}: not run, ${reason}`);
  process.exit(notRunCode);
}

/** One line for each part that was not run, and the counts as the last line. */
export function summary(ended: readonly Ended[]): string {
  const missing = ended.flatMap(({ output }) => output.match(/^.*: not run, .*$/gm) ?? []);
  const failed = ended.filter(({ result }) => result === 'FAILED').map(({ name }) => `${name}: FAILED`);
  const count = (result: Ended['result']) => ended.filter((each) => each.result === result).length;
  return [
    ...missing.map((line) => line.trim()),
    ...failed,
    `${count('passed')} passed, ${count('FAILED')} failed, ${count('not run')} not run`,
  ].join('\n');
}
