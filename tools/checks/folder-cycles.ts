import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/**
 * Part of npm run check:boundaries: sibling folders of src import each other in one direction, also through a third.
 * dependency-cruiser finds cycles of files; its rules for folders cannot leave tests out, which import what they like.
 */

/** The files of src without tests, each with its text. */
export function sourceFiles(root: string): Map<string, string> {
  const names = globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.{ts,tsx}', '**/*.d.ts'] });
  return new Map(names.map((name) => [name, readFileSync(join(root, name), 'utf8')]));
}

/** Each cycle as a line: the parent folder, its folders in a ring, and one import for each step. */
export function folderCycles(files: ReadonlyMap<string, string>): string[] {
  const imports = importsOfSiblings(files);
  const cycles = new Map<string, string>();
  for (const [from, targets] of imports)
    for (const to of targets.keys()) {
      const back = shortestPath(imports, to, from);
      if (!back) continue;
      const ring = [from, ...back];
      const key = back.toSorted().join();
      if (cycles.has(key)) continue;
      const steps = ring.slice(1).map((next, at) => imports.get(ring[at] ?? '')?.get(next) ?? '');
      const names = ring.map((folder) => posix.basename(folder)).join(' → ');
      cycles.set(key, `${posix.dirname(from)}: ${names} (${steps.join('; ')})`);
    }
  return [...cycles.values()];
}

/** For each folder its siblings that it imports, each with one such import. */
function importsOfSiblings(files: ReadonlyMap<string, string>): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const [file, text] of files)
    for (const [, target = ''] of text.matchAll(/\b(?:from|import)\s*\(?\s*'([#.][^']+)'/g)) {
      const imported = target.startsWith('#')
        ? target.replace('#', 'src/')
        : posix.join(dirname(file), target);
      const siblings = siblingFolders(file, imported);
      if (!siblings) continue;
      const [from, to] = siblings;
      const targets = found.get(from) ?? new Map<string, string>();
      targets.set(to, targets.get(to) ?? `${file} imports ${imported}`);
      found.set(from, targets);
    }
  return found;
}

/** The folders where the paths of two files part; null where one file lies beside the other's folder. */
function siblingFolders(file: string, imported: string): [string, string] | null {
  const [one, other] = [dirname(file).split('/'), dirname(imported).split('/')];
  const parting = one.findIndex((name, at) => name !== other[at]);
  if (parting < 0 || parting >= other.length) return null;
  return [one.slice(0, parting + 1).join('/'), other.slice(0, parting + 1).join('/')];
}

/** The folders from one to another, both included. */
function shortestPath(
  imports: ReadonlyMap<string, ReadonlyMap<string, string>>,
  from: string,
  to: string,
): string[] | null {
  const paths = [[from]];
  const seen = new Set([from]);
  for (const path of paths) {
    const last = path.at(-1) ?? from;
    if (last === to) return path;
    for (const next of imports.get(last)?.keys() ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      paths.push([...path, next]);
    }
  }
  return null;
}

if (import.meta.main) {
  const cycles = folderCycles(sourceFiles('.'));
  for (const cycle of cycles) console.error(`no-cycles-of-sibling-folders  ${cycle}`);
  process.exitCode = cycles.length > 0 ? 1 : 0;
}
