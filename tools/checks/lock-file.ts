import { readFile, writeFile } from 'node:fs/promises';

/**
 * npm leaves the packages of other platforms out of the lock file when a registry lacks them, and `npm ci` then refuses
 * the file everywhere. Their names and exact versions are in the optional dependencies of other packages.
 */

type LockedPackage = {
  version?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

export type LockFile = { packages: Record<string, LockedPackage> };

export type MissingPackage = { name: string; version: string; wantedBy: LockedPackage };

/** Optional dependencies with an exact version that the lock file does not list. */
export function missingPackages({ packages }: LockFile): MissingPackage[] {
  return Object.entries(packages).flatMap(([path, wantedBy]) =>
    Object.entries(wantedBy.optionalDependencies ?? {})
      .filter(([name, version]) => /^\d+\.\d+\.\d+\S*$/.test(version) && !isListed(packages, path, name))
      .map(([name, version]) => ({ name, version, wantedBy })),
  );
}

/** The lock file with all of them, each limited to its platform so that other platforms do not fetch it. */
export function completeLock(lock: LockFile): LockFile {
  const { '': root, ...rest } = lock.packages;
  const added = missingPackages(lock).map(({ name, version, wantedBy }): [string, LockedPackage] => [
    `node_modules/${name}`,
    { version, ...platformOf(name), ...(wantedBy.dev && { dev: true }), optional: true },
  ]);
  const sorted = Object.entries({ ...rest, ...Object.fromEntries(added) }).sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return { ...lock, packages: { ...(root && { '': root }), ...Object.fromEntries(sorted) } };
}

function isListed(packages: LockFile['packages'], path: string, name: string): boolean {
  if (packages[`${path ? `${path}/` : ''}node_modules/${name}`]) return true;
  return (
    path !== '' && isListed(packages, path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name)
  );
}

function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name.split('/').at(-1)?.split('-') ?? [];
  const os = words.find((word) =>
    ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'].includes(word),
  );
  const cpu = words.find((word) =>
    ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'].includes(word),
  );
  const isMusl = words.some((word) => word.startsWith('musl'));
  return {
    ...(os && { os: [os] }),
    ...(cpu && { cpu: [cpu] }),
    ...(os === 'linux' && { libc: [isMusl ? 'musl' : 'glibc'] }),
  };
}

if (import.meta.main) {
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as LockFile;
  await writeFile('package-lock.json', `${JSON.stringify(completeLock(lock), null, 2)}\n`);
  console.log(`Added ${missingPackages(lock).length} packages of other platforms`);
}
