import { readFile } from 'node:fs/promises';
import type { LockFile } from './lock-file.ts';

/** npm run check:licences – fails for a runtime dependency whose licence is not allowed, and for a wrong entry in the documents. */

const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
]);

/** libvips is linked at run time and can be replaced, as its licence requires. */
const allowedFor: Record<string, RegExp> = { 'LGPL-3.0-or-later': /^@img\/sharp-/ };

export type Licensed = { name: string; licence: string };

/** The packages whose licence is not allowed. All licences joined by AND must be allowed, or one of those joined by OR. */
export function refusedPackages(packages: Licensed[]): Licensed[] {
  return packages.filter(({ name, licence }) => {
    const isAllowed = (one: string) => allowed.has(one) || (allowedFor[one]?.test(name) ?? false);
    const choices = licence.replaceAll(/[()]/g, '').split(' OR ');
    return !choices.some((together) => together.split(' AND ').every(isAllowed));
  });
}

/** The errors of docs/dependencies.md: packages that are missing, have another licence, or are not dependencies. */
export function wrongLines(document: string, dependencies: Licensed[]): string[] {
  // The tables after this heading compare packages that we do not install.
  const [installed = ''] = document.split('\n## By hand or by library');
  const rows = [...installed.matchAll(/^\| (?!package|-)([^|]+) \|[^|]+\| ([^|]+) \|/gm)];
  const listed = new Map(
    rows.flatMap(([, names = '', licence = '']) => namesIn(names).map((name) => [name, licence])),
  );
  return [
    ...dependencies.flatMap(({ name, licence }) => {
      const licenceListed = listed.get(name);
      if (licenceListed === undefined) return [`${name} is not listed`];
      return licenceListed.includes(licence) ? [] : [`${name} is ${licence}, not ${licenceListed}`];
    }),
    ...[...listed.keys()]
      .filter((name) => !dependencies.some((one) => one.name === name))
      .map((name) => `${name} is listed and not a dependency`),
  ];
}

/** Packages that THIRD_PARTY.md names as a source but that are not dependencies. */
export function unknownSources(document: string, packageNames: string[]): string[] {
  const sources = [...document.matchAll(/ via (?:the )?(@?[\w-]+(?:\/[\w-]+)?)/g)].map(
    ([, name = '']) => name,
  );
  const isKnown = (source: string) =>
    packageNames.some((name) => name === source || name.startsWith(`${source}/`));
  return sources.filter((source) => !isKnown(source)).map((source) => `${source} is not a dependency`);
}

/** `@scope/one, …/two` lists two packages of one scope. */
function namesIn(cell: string): string[] {
  const scope = /^@[^/]+/.exec(cell)?.[0] ?? '';
  return cell.split(', ').map((name) => name.trim().replace(/^…/, scope));
}

type Manifest = {
  license?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

/** Packages of other platforms are not installed; their licences are read from the lock file. */
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
    ...refusedPackages(packages).map(({ name, licence }) => `${name}: ${licence} is not allowed`),
    ...wrongLines(await readFile('docs/dependencies.md', 'utf8'), direct).map(
      (line) => `docs/dependencies.md: ${line}`,
    ),
    ...unknownSources(
      await readFile('THIRD_PARTY.md', 'utf8'),
      Object.keys({ ...dependencies, ...devDependencies }),
    ).map((line) => `THIRD_PARTY.md: ${line}`),
  ];
  for (const problem of problems) console.error(problem);
  console.log(`${problems.length} problems with the licences of ${packages.length} packages`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
