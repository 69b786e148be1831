import { existsSync, readFileSync } from 'node:fs';
import { type Row, readRows, specifiedIds } from './conformance-rows.ts';
import { testTitles } from './test-titles.ts';

/**
 * npm run conformance – compares conformance.tsv with the project, prints the counts, and fails on a row of the specification
 * without an implementation or a test, and on a file, symbol, test or decision that does not exist.
 */

export const table = 'tools/checks/conformance.tsv';

/** Returns the text of a file, or null if it does not exist. */
type ReadFile = (path: string) => string | null;

type Conformance = { covered: number; departed: number; missing: string[]; errors: string[] };

/** Compares the table with the specification's rows and with the files, symbols and tests that it names. */
export function checkConformance(text: string, readFile: ReadFile): Conformance {
  const rows = readRows(text);
  const complete = rows.filter((row) => row.places.length > 0 && row.tests.length + row.decisions.length > 0);
  const departed = complete.filter(({ decisions }) => decisions.length > 0).length;
  const completeIds = new Set(complete.map(({ id }) => id));
  const titles = titlesOf(readFile);
  return {
    covered: complete.length - departed,
    departed,
    missing: specifiedIds.filter((id) => !completeIds.has(id)),
    errors: [...numberingErrors(rows), ...rows.flatMap((row) => rowErrors(row, readFile, titles))],
  };
}

function numberingErrors(rows: Row[]): string[] {
  const ids = rows.map(({ id }) => id);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `${id} is listed twice`),
    ...ids.filter((id) => !specifiedIds.includes(id)).map((id) => `${id} is no row of the specification`),
  ];
}

function rowErrors({ id, places, tests, decisions }: Row, readFile: ReadFile, titles: TitlesOf): string[] {
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

/** Parses each test file once. */
function titlesOf(readFile: ReadFile): TitlesOf {
  const cache = new Map<string, string[]>();
  return (file) => {
    const titles = cache.get(file) ?? testTitles(readFile(file) ?? '');
    cache.set(file, titles);
    return titles;
  };
}

export function readFromDisk(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

if (import.meta.main) {
  const { covered, departed, missing, errors } = checkConformance(readFileSync(table, 'utf8'), readFromDisk);
  for (const error of errors) console.error(error);
  if (missing.length > 0) console.error(`Missing: ${missing.join(', ')}`);
  console.log(`covered ${covered}, departed ${departed}, missing ${missing.length}`);
  if (errors.length + missing.length > 0) process.exitCode = 1;
}
