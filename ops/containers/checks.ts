import { resolve } from 'node:path';
import type { Database } from '#api/database/db.ts';
import { connectedRoles } from '#api/store/testing/connected-roles.ts';
import { failedExpectations } from '../../tests/faults/report.ts';
import type { Compose } from './compose.ts';

const nodes = ['app-1', 'app-2'];

/** What the running containers should refuse and have; returns what is wrong. */
export async function failedChecks({ read }: Compose, db: Database): Promise<string[]> {
  const health = await read(['ps', '--format', '{{.Service}} {{.Health}}']);
  const services = health.text.trim().split('\n').sort();
  console.log(services.join(', '));
  const roles = await connectedRoles(db);
  const expectations: Record<string, boolean> = {
    'every service is healthy': services.length === 6 && services.every((line) => line.endsWith(' healthy')),
    'the nodes are connected as vizitka_app alone': roles.map(({ role }) => role).join() === 'vizitka_app',
    'their role is no superuser and owns no table': roles.every(
      (role) => !role.isSuperuser && role.tables === 0,
    ),
  };
  for (const node of nodes) {
    const user = await read(['exec', node, 'id', '--user']);
    expectations[`${node} does not run as root`] = user.code === 0 && user.text.trim() === '1000';
    for (const [who, path] of [
      ['root', '/vizitka/dist/new'],
      ['root', '/etc/new'],
      ['node', '/home/node/new'],
    ] as const) {
      const written = await read(['exec', '--user', who, node, 'touch', path]);
      expectations[`${who} cannot write ${path} in ${node}`] = written.text.includes('Read-only file system');
    }
  }
  const samples = ['--volume', `${resolve('infra/legal')}:/samples:ro`, '--env', 'LEGAL_DIR=/samples'];
  const refused = await read(['run', '--rm', '--no-deps', ...samples, 'app-1']);
  expectations['a node with the starting texts does not start and names them'] =
    refused.code !== 0 && refused.text.includes('terms.en.md is still the starting text');
  return failedExpectations(expectations);
}
