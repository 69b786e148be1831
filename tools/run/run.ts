import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chosen, groupNamed } from './groups.ts';
import { type Ended, resultOf, summary } from './results.ts';

/**
 * Runs a program of a group: `npm run bench -- keystroke`. Without a name it runs the whole group, and its last line counts
 * what passed, failed and was not run.
 */

const [groupName = '', ...words] = process.argv.slice(2);
const group = groupNamed(groupName);
const isNamed = words[0] !== undefined && !words[0].startsWith('-');
const [first, ...others] = isNamed ? [] : group.whole;
try {
  if (first === undefined) process.exitCode = await runAlone(words);
  else if (others.length === 0) process.exitCode = await runAlone([first, ...words]);
  else process.exitCode = await runAll(group.whole);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** A terminal stays one for what is run alone. */
async function runAlone(line: string[]): Promise<number> {
  return (await run(line, 'inherit')).code;
}

async function runAll(lines: string[]): Promise<number> {
  const ended: Ended[] = [];
  for (const line of lines.map((each) => each.split(' '))) {
    const [name = '', beganMs] = [line[0], Date.now()];
    const { code, output } = await run(line, 'pipe');
    ended.push({ name, result: resultOf(code), output });
    console.log(`── ${name}: ${resultOf(code)} in ${Math.round((Date.now() - beganMs) / 1000)} s`);
  }
  console.log(summary(ended));
  return ended.some(({ result }) => result === 'FAILED') ? 1 : 0;
}

async function run(line: string[], stdout: 'inherit' | 'pipe'): Promise<{ code: number; output: string }> {
  const { program, rest } = chosen(group, line);
  const child = spawn('sh', ['-c', `${program} "$@"`, line[0] ?? '', ...rest], {
    stdio: ['inherit', stdout, 'inherit'],
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    process.stdout.write(chunk);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code: code ?? 1, output };
}
