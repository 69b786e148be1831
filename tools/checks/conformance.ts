import { existsSync, readFileSync } from 'node:fs';
import { type Row, readRows, specifiedIds } from './conformance-rows.ts';
import { testTitles } from './test-titles.ts';

/** A file's text by its path, or null where there is none. */
type ReadFile = (path: string) => string | null;

type Conformance = { covered: number; departed: number; missing: string[]; falsehoods: string[] };

/** How far a document accounts for the specification, and what it says that is not so. */
export function judge(document: string, readFile: ReadFile): Conformance {
  const rows = readRows(document);
  const kept = rows.filter((row) => row.places.length > 0 && row.tests.length + row.decisions.length > 0);
  const departed = kept.filter(({ decisions }) => decisions.length > 0).length;
  const keptIds = new Set(kept.map(({ id }) => id));
  const titles = titlesOf(readFile);
  return {
    covered: kept.length - departed,
    departed,
    missing: specifiedIds.filter((id) => !keptIds.has(id)),
    falsehoods: [...misnumbered(rows), ...rows.flatMap((row) => falsehoodsOf(row, readFile, titles))],
  };
}

function misnumbered(rows: Row[]): string[] {
  const ids = rows.map(({ id }) => id);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `${id} is there twice`),
    ...ids.filter((id) => !specifiedIds.includes(id)).map((id) => `${id} is no row of the specification`),
  ];
}

function falsehoodsOf({ id, places, tests, decisions }: Row, readFile: ReadFile, titles: TitlesOf): string[] {
  const named = [...places, ...tests].map(({ file }) => file).concat(decisions);
  const absent = named.filter((file) => readFile(file) === null);
  const unknown = places.filter(({ file, symbol }) => symbol && !readFile(file)?.includes(symbol));
  const untested = tests.filter(({ file, words }) => !titles(file).some((title) => title.includes(words)));
  return [
    ...absent.map((file) => `${id}: there is no ${file}`),
    ...unknown.map(({ file, symbol }) => `${id}: ${file} has no ${symbol ?? ''}`),
    ...untested.map(({ file, words }) => `${id}: ${file} has no test “${words}”`),
  ];
}

type TitlesOf = (file: string) => string[];

/** Parses each file of tests once. */
function titlesOf(readFile: ReadFile): TitlesOf {
  const known = new Map<string, string[]>();
  return (file) => {
    const titles = known.get(file) ?? testTitles(readFile(file) ?? '');
    known.set(file, titles);
    return titles;
  };
}

export function readFromDisk(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

if (import.meta.main) {
  const { covered, departed, missing, falsehoods } = judge(
    readFileSync('docs/spec-conformance.md', 'utf8'),
    readFromDisk,
  );
  for (const falsehood of falsehoods) console.error(falsehood);
  if (missing.length > 0) console.error(`Missing: ${missing.join(', ')}`);
  console.log(`covered ${covered}, departed ${departed}, missing ${missing.length}`);
  if (falsehoods.length + missing.length > 0) process.exitCode = 1;
}
