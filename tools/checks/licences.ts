import { readFile } from 'node:fs/promises';
import type { LockFile } from './lock-file.ts';

/** npm run check:licences – refuses a runtime dependency whose licence we have not agreed to, and a list of them that is not true. */

const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Python-2.0',
]);

/** A library of its own that is linked at run time and can be replaced, as its licence asks. */
const allowedFor: Record<string, RegExp> = { 'LGPL-3.0-or-later': /^@img\/sharp-/ };

export type Licensed = { name: string; licence: string };

/** The packages whose licence is not agreed to: of several that hold together all must be, of several to choose from one. */
export function refusedPackages(packages: Licensed[]): Licensed[] {
  return packages.filter(({ name, licence }) => {
    const isAllowed = (one: string) => allowed.has(one) || (allowedFor[one]?.test(name) ?? false);
    const choices = licence.replaceAll(/[()]/g, '').split(' OR ');
    return !choices.some((together) => together.split(' AND ').every(isAllowed));
  });
}

/** What docs/dependencies.md says otherwise than the packages themselves: of these, which it leaves out or gives another licence, and which it lists in vain. */
export function untrueLines(document: string, dependencies: Licensed[]): string[] {
  // The tables after this heading compare packages that we do not install.
  const [installed = ''] = document.split('\n## By hand or by library');
  const rows = [...installed.matchAll(/^\| (?!package|-)([^|]+) \|[^|]+\| ([^|]+) \|/gm)];
  const listed = new Map(
    rows.flatMap(([, names = '', licence = '']) => namesIn(names).map((name) => [name, licence])),
  );
  return [
    ...dependencies.flatMap(({ name, licence }) => {
      const said = listed.get(name);
      if (said === undefined) return [`${name} is not listed`];
      return said.includes(licence) ? [] : [`${name} is ${licence}, not ${said}`];
    }),
    ...[...listed.keys()]
      .filter((name) => !dependencies.some((one) => one.name === name))
      .map((name) => `${name} is listed and not a dependency`),
  ];
}

/** What THIRD_PARTY.md says came by a package that we do not have. */
export function unknownWays(document: string, packageNames: string[]): string[] {
  const ways = [...document.matchAll(/ via (?:the )?(@?[\w-]+(?:\/[\w-]+)?)/g)].map(([, name = '']) => name);
  const isKnown = (way: string) => packageNames.some((name) => name === way || name.startsWith(`${way}/`));
  return ways.filter((way) => !isKnown(way)).map((way) => `${way} is not a dependency`);
}

/** «@scope/one, …/two» are two of the same scope. */
function namesIn(cell: string): string[] {
  const scope = /^@[^/]+/.exec(cell)?.[0] ?? '';
  return cell.split(', ').map((name) => name.trim().replace(/^…/, scope));
}

type Manifest = {
  license?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

/** Packages of other platforms are not here to be asked; the lock file repeats what they say. */
async function readLicences(lock: LockFile): Promise<Licensed[]> {
  const runtime = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && !dev);
  return Promise.all(
    runtime.map(async ([path, { license }]) => {
      const manifest = await readJson<Manifest>(`${path}/package.json`).catch(() => ({ license }));
      return { name: path.replace(/^.*node_modules\//, ''), licence: manifest.license ?? 'none' };
    }),
  );
}

async function readJson<Content>(path: string): Promise<Content> {
  return JSON.parse(await readFile(path, 'utf8')) as Content;
}

if (import.meta.main) {
  const packages = await readLicences(await readJson<LockFile>('package-lock.json'));
  const { dependencies = {}, devDependencies = {} } = await readJson<Manifest>('package.json');
  const direct = packages.filter(({ name }) => Object.hasOwn(dependencies, name));
  const problems = [
    ...refusedPackages(packages).map(({ name, licence }) => `${name}: ${licence} is not agreed to`),
    ...untrueLines(await readFile('docs/dependencies.md', 'utf8'), direct).map(
      (line) => `docs/dependencies.md: ${line}`,
    ),
    ...unknownWays(
      await readFile('THIRD_PARTY.md', 'utf8'),
      Object.keys({ ...dependencies, ...devDependencies }),
    ).map((line) => `THIRD_PARTY.md: ${line}`),
  ];
  for (const problem of problems) console.error(problem);
  console.log(`${problems.length} problems with the licences of ${packages.length} packages`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
