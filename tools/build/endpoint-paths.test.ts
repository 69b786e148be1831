import { expect, test } from 'vitest';
import { type Endpoint, noContent } from '#contract/endpoint.ts';
import { endpointFaults, pathModules } from './endpoint-paths.ts';

const endpoint = (path: string, more?: Partial<Endpoint>): Endpoint => ({
  method: 'GET',
  path,
  summary: '',
  access: 'signedIn',
  status: 204,
  response: noContent,
  refusals: [],
  ...more,
});
const listCards = endpoint('/api/cards', { company: 'member' });
const listUsers = endpoint('/api/users', { access: 'admin' });

test('every page loads the paths of a feature, the admin area those of its own', () => {
  const modules = pathModules([
    ['admin', { listUsers }],
    ['card', { listCards }],
  ]);
  expect([...modules.keys()]).toEqual(['start-paths.ts', 'admin-paths.ts']);
  expect(modules.get('start-paths.ts')).toContain(
    'listCards: {"method":"GET","path":"/api/cards","company":"member"},',
  );
  expect(modules.get('start-paths.ts')).not.toContain('listUsers');
  expect(modules.get('admin-paths.ts')).toContain('listUsers: {"method":"GET","path":"/api/users"},');
});

test('browsers do not load the path of an endpoint without a page', () => {
  const modules = pathModules([['card', { cardFile: endpoint('/api/file', { isWithoutPage: true }) }]]);
  expect(modules.get('start-paths.ts')).not.toContain('/api/file');
});

test('a name or an address that is taken, and a table that is not joined, are named', () => {
  const endpoints = { listCards, listUsers };
  expect(
    endpointFaults(
      [
        ['card', { listCards, readBin: listUsers }],
        ['admin', { listUsers, listCards: endpoint('/api/other') }],
      ],
      endpoints,
    ),
  ).toEqual([
    'listCards is the name of two endpoints',
    'GET /api/users is the address of two endpoints',
    'endpoints.ts does not join readBin',
  ]);
});
