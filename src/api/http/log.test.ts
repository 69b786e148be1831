import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** The lines that a process with the server's log prints before it ends. */
function linesOf(script: string): { msg: string }[] {
  const program = `import { openLog } from '${new URL('log.ts', import.meta.url).href}';
    const { log } = openLog('info');
    ${script}`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program]);
  const lines = stdout.toString().trim().split('\n');
  return lines.map((line) => JSON.parse(line) as { msg: string });
}

test('all lines are printed when the process ends by itself, exits or crashes', () => {
  const log500 = 'for (let line = 0; line < 500; line += 1) log.info("line " + line);';
  for (const end of ['', 'process.exit(1)', 'throw new Error("crashed")'])
    expect(linesOf(log500 + end).map(({ msg }) => msg)).toEqual(
      Array.from({ length: 500 }, (_, n) => `line ${n}`),
    );
});

test('a line is printed in the turn in which it was logged', () => {
  const lines = linesOf(`log.info('first');
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 50);
    setInterval(() => undefined, 1000);`);
  expect(lines).toMatchObject([{ msg: 'first' }]);
});
