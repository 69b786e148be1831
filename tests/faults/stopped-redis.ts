import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { uuidv7 } from '#api/database/ids.ts';
import { freePort } from '../../tools/dev/free-port.ts';
import { failedExpectations } from './report.ts';
import { addSavers, countSaved, saveCard } from './savers.ts';
import type { TestCluster } from './test-cluster.ts';

const program = '/usr/bin/redis-server';

/** Redis is killed: sessions stay valid, saves work, and wrong passwords are still counted. */
export async function stoppedRedis({ db, startNode }: TestCluster) {
  if (!existsSync(program)) return { notRun: 'it needs redis-server' };
  const port = String(await freePort());
  const redis = spawn(program, ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  await wait(500);
  const node = await startNode({ REDIS_URL: `redis://127.0.0.1:${port}` });
  const [saver] = await addSavers(db, 1);
  if (!saver) throw new Error('A saver is needed');
  const names: string[] = [];
  const save = async (name: string) => {
    if ((await saveCard(node.origin, saver, name, uuidv7())) === '201') names.push(name);
  };
  const tryPassword = async () => {
    const answer = await fetch(`${node.origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'somebody', password: 'wrong' }),
    });
    return answer.status;
  };

  for (let index = 0; index < 100; index += 1) await save(`before ${index}`);
  redis.kill('SIGKILL');
  await once(redis, 'exit');
  for (let index = 0; index < 100; index += 1) await save(`after ${index}`);
  const user = await fetch(`${node.origin}/api/auth/user`, { headers: { cookie: saver.cookie } });
  const tries: number[] = [];
  for (let index = 0; index < 11; index += 1) tries.push(await tryPassword());
  const told = [
    `signed in: ${user.status}`,
    `eleven wrong passwords: ${tries.join(' ')}`,
    `${200 - names.length} saves refused`,
  ];
  const wrong = failedExpectations({
    'nobody is logged out': user.status === 200,
    'wrong passwords are still counted': tries.join(' ') === [...Array<number>(10).fill(401), 429].join(' '),
    'every save succeeds': names.length === 200,
  });
  return { ...(await countSaved(db, new Map([[saver.userId, names]]))), told, wrong };
}
