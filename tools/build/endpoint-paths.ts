import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint, EndpointPath } from '#contract/endpoint.ts';
import { writeMessages, writeModules } from '../messages/message-files.ts';

const contractFolder = join(import.meta.dirname, '../../src/contract');

/** Features that few open: their pages load these paths. The paths of all others are in the first file of the web. */
const loadedByTheirPages = ['admin', 'sso', 'webhooks'];

type Table = Record<string, Endpoint>;
type Feature = [name: string, table: Table];

/**
 * Writes src/contract/paths, what pages need to call the endpoints: their schemas would bring zod. Compiles the messages first,
 * since the contract imports them.
 */
export async function writeEndpointPaths(): Promise<void> {
  writeMessages();
  const files = globSync('*/endpoints.ts', { cwd: contractFolder }).sort();
  // One after the other: a loader such as that of knip does not finish modules that are imported at once.
  const endpoints = await readTable('endpoints.ts');
  const features: Feature[] = [];
  for (const file of files) features.push([basename(dirname(file)), await readTable(file)]);
  const faults = endpointFaults(features, endpoints);
  if (faults.length > 0) throw new Error(`\n${faults.join('\n')}`);
  writeModules(join(contractFolder, 'paths'), pathModules(features));
}

async function readTable(file: string): Promise<Table> {
  const exported = (await import(pathToFileURL(join(contractFolder, file)).href)) as Record<string, Table>;
  return Object.values(exported)[0] ?? {};
}

/** What is wrong with the tables: a name or an address that two endpoints have, a table that endpoints.ts does not join. */
export function endpointFaults(features: readonly Feature[], endpoints: Table): string[] {
  const all = features.flatMap(([, table]) => Object.entries(table));
  const names = all.map(([name]) => name);
  const addresses = all.map(([, { method, path }]) => `${method} ${path}`);
  return [
    ...repeated(names).map((name) => `${name} is the name of two endpoints`),
    ...repeated(addresses).map((address) => `${address} is the address of two endpoints`),
    ...names.filter((name) => !(name in endpoints)).map((name) => `endpoints.ts does not join ${name}`),
  ];
}

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) < index);
}

/** The generated modules by file name: the paths that every page loads, and one for each feature whose pages load theirs. */
export function pathModules(features: readonly Feature[]): ReadonlyMap<string, string> {
  const start = features.filter(([feature]) => !loadedByTheirPages.includes(feature));
  const later = features.filter(([feature]) => loadedByTheirPages.includes(feature));
  return new Map([
    [
      'start-paths.ts',
      pathModule('start', Object.fromEntries(start.flatMap(([, table]) => Object.entries(table)))),
    ],
    ...later.map(([feature, table]): [string, string] => [`${feature}-paths.ts`, pathModule(feature, table)]),
  ]);
}

function pathModule(name: string, table: Table): string {
  const rows = Object.entries(table).flatMap(([endpoint, { method, path, company, isWithoutPage }]) => {
    const called: EndpointPath = { method, path, ...(company && { company }) };
    return isWithoutPage ? [] : [`  ${endpoint}: ${JSON.stringify(called)},`];
  });
  return [
    '// Written by `npm run generate` from src/contract/*/endpoints.ts. Changes here are lost.',
    "import type { EndpointPath } from '../endpoint.ts';",
    '',
    `export const ${name}Paths = {`,
    ...rows,
    '} as const satisfies Record<string, EndpointPath>;',
    '',
  ].join('\n');
}

if (import.meta.main) await writeEndpointPaths();
