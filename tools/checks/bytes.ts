import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * npm run check:bytes – fails if a part of the web needs over 5 % more bytes or files than agreed. Run after a build.
 * `npm run check:bytes -- --write` agrees on the present numbers.
 */

const agreedFile = join(import.meta.dirname, 'agreed-bytes.json');
const mostGrowth = 1.05;

/** The files of a build: names without folders, their text and their size as sent. */
export type BuiltFiles = {
  names: readonly string[];
  read: (name: string) => string;
  /** Compressed where the server sends it compressed. */
  bytes: (name: string) => number;
};

export type Parts = Record<'start' | 'editor' | 'editorFiles' | 'login' | 'print', number>;

/**
 * The bytes of what every page starts with, of all that the editor and the login need, and of what the first file needs. Each
 * file that the editor adds to the start may be a round trip.
 */
export function partsOf(files: BuiltFiles, page: string): Parts {
  const start = [...page.matchAll(/\/assets\/([^"]+\.(?:js|css))"/g)].map(([, name = '']) => name);
  const editor = importsOf(files, entryOf(files, 'create-designer')).filter((name) => !start.includes(name));
  const login = importsOf(files, entryOf(files, 'login-page'));
  const print = [
    ...['print-worker', 'print-jobs'].flatMap((name) => importsOf(files, entryOf(files, name))),
    ...['lcms', 'harfbuzz', 'harfbuzz-subset', 'ISOcoated'].map((name) => entryOf(files, name)),
  ];
  const sum = (names: readonly string[]) =>
    [...new Set(names)].reduce((bytes, name) => bytes + files.bytes(name), 0);
  return {
    start: sum(start),
    editor: sum([...start, ...editor]),
    editorFiles: editor.length,
    login: sum([...start, ...login]),
    print: sum(print),
  };
}

/** The parts that have grown too much, in words. */
export function tooLarge(parts: Parts, agreed: Parts): string[] {
  return Object.entries(parts).flatMap(([part, size]) => {
    const before = agreed[part as keyof Parts];
    if (size <= before * mostGrowth) return [];
    return [`${part}: ${size}, ${(100 * (size / before - 1)).toFixed(1)} % more than agreed`];
  });
}

/** A file and everything that it imports before it runs. */
function importsOf(files: BuiltFiles, entry: string): string[] {
  const found = new Set([entry]);
  for (const name of found) {
    for (const [, imported = ''] of files.read(name).matchAll(/(?:from|import)"\.\/([^"]+)"/g)) {
      found.add(imported);
    }
  }
  return [...found];
}

function entryOf({ names }: BuiltFiles, name: string): string {
  const pattern = new RegExp(`^${name}[\\w.]*-[\\w-]{8}\\.(?:js|wasm|zlib)$`);
  const found = names.find((file) => pattern.test(file));
  if (!found) throw new Error(`The build has no file ${name}`);
  return found;
}

function builtFiles(folder: string): BuiltFiles {
  const names = readdirSync(folder);
  return {
    names,
    read: (name) => readFileSync(join(folder, name), 'utf8'),
    bytes: (name) => statSync(join(folder, names.includes(`${name}.br`) ? `${name}.br` : name)).size,
  };
}

if (import.meta.main) {
  const parts = partsOf(builtFiles('dist/web/assets'), readFileSync('dist/web/index.html', 'utf8'));
  console.table(parts);
  if (process.argv.includes('--write')) {
    writeFileSync(agreedFile, `${JSON.stringify(parts, null, 2)}\n`);
  } else {
    const faults = tooLarge(parts, JSON.parse(readFileSync(agreedFile, 'utf8')) as Parts);
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) process.exitCode = 1;
  }
}
