import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('an exit writes the lines that were still waiting', async () => {
  const script = `
    import { createLog } from ${JSON.stringify(new URL('log.ts', import.meta.url).href)};
    const log = createLog('info');
    for (let line = 1; line <= 1000; line += 1) log.info({ line }, 'counted');
    process.exit();
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  const lines = stdout.trimEnd().split('\n');
  expect(lines).toHaveLength(1000);
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ line: 1000 });
});
