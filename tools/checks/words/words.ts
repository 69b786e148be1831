import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fieldDescriptions } from '#api/http/pages/field-descriptions.ts';
import { endpoints } from '#contract/endpoints.ts';
import { type Language, languages } from '#domain/account/languages.ts';
import { constants } from '../../messages/constants.ts';
import { excuses } from './excuses.ts';
import {
  countedNouns,
  english,
  type Hit,
  type Patterns,
  type Place,
  summaryVerbs,
  titleCase,
  translated,
} from './patterns.ts';
import { translationFaults } from './translations.ts';

/**
 * npm run check:words – fails if a text, a page of help or a summary has words that the project avoids, without an excuse, or
 * if comments and documents have more of them than agreed. `npm run check:words -- --write` agrees on fewer.
 */

const agreedFile = join(import.meta.dirname, 'agreed-words.json');

export type Counts = Record<string, number>;

/** Where texts have one of these patterns. */
export function hitsIn(places: readonly Place[], patterns: Patterns): Hit[] {
  return places.flatMap((place) =>
    Object.entries(patterns)
      .filter(([, pattern]) => pattern.test(place.text))
      .map(([pattern]) => ({ ...place, pattern })),
  );
}

/** The hits without an excuse, and the excuses that nothing needs. */
export function judge(hits: readonly Hit[], excused: Readonly<Record<string, string>>): string[] {
  const used = new Set<string>();
  const faults = hits.flatMap(({ where, pattern, text }) => {
    const excuse = `${pattern} ${where}`;
    if (!(excuse in excused)) return [`${where} has “${pattern}”: ${text}`];
    used.add(excuse);
    return [];
  });
  const unused = Object.keys(excused).filter((excuse) => !used.has(excuse));
  return [...faults, ...unused.map((excuse) => `No text needs the excuse “${excuse}”.`)];
}

/** How often texts have each pattern. */
export function countsIn(texts: readonly string[], patterns: Patterns): Counts {
  return Object.fromEntries(
    Object.entries(patterns).map(([name, pattern]) => {
      const every = new RegExp(pattern.source, `${pattern.flags}gm`);
      return [name, texts.reduce((sum, text) => sum + (text.match(every)?.length ?? 0), 0)];
    }),
  );
}

/** The patterns that stand more often in a kind of text than agreed. */
export function moreThanAgreed(kind: string, counts: Counts, agreed: Counts): string[] {
  return Object.entries(counts).flatMap(([name, count]) => {
    const most = agreed[name] ?? 0;
    return count > most ? [`${kind} have “${name}” ${count} times, agreed are ${most}.`] : [];
  });
}

/** The comments of TypeScript, each as one line. */
export function commentsOf(code: string): string[] {
  const blocks = [...code.matchAll(/\/\*+([\s\S]*?)\*\//g)].map(([, text = '']) =>
    text.replaceAll(/\s*\n\s*\*?\s*/g, ' '),
  );
  const lines = [...code.matchAll(/(?:^|\s)\/\/ (.*(?:\n\s*\/\/ .*)*)/g)].map(([, text = '']) =>
    text.replaceAll(/\n\s*\/\/ /g, ' '),
  );
  return [...blocks, ...lines].map((text) => text.trim());
}

/** Every text of a catalogue by its key, without the names of values in keys. */
export function textsOf(value: unknown, path: string): Place[] {
  if (typeof value === 'string') return [{ where: path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsOf(item, `${path}[${index}]`));
  return Object.entries(value as object).flatMap(([key, child]) => {
    const name = key.replace(/\([^()]*\)$/, '');
    return textsOf(child, path.endsWith(':') ? `${path}${name}` : `${path}.${name}`);
  });
}

/** Texts of sample cards are no prose. */
const withoutProse = ['language', 'look-samples', 'sample-people'];

export function catalogue(language: Language): Place[] {
  const folder = join('messages', language);
  return readdirSync(folder).flatMap((file) => {
    const name = basename(file, '.json');
    if (withoutProse.includes(name)) return [];
    return textsOf(JSON.parse(readFileSync(join(folder, file), 'utf8')), `${name}:`);
  });
}

function help(language: Language): Place[] {
  const folder = join('help', language);
  return readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .map((text, index) => ({ where: `${join(folder, file)}:${index + 1}`, text })),
  );
}

/** What the contract, the settings and the page of the API say about fields. */
function descriptions(): Place[] {
  const files = ['src/contract', 'src/api/config'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => join(folder, file)),
  );
  return [
    ...files.flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(/\.describe\(\s*'([^']+)'/g), ([, text = '']) => ({
        where: `${file}: ${text.slice(0, 30)}`,
        text,
      })),
    ),
    ...Object.entries(fieldDescriptions).map(([name, text]) => ({ where: `field:${name}`, text })),
  ];
}

const summaries = Object.entries(endpoints).map(([name, { summary }]) => ({
  where: `summary:${name}`,
  text: summary,
}));

/** Titles that are written like names, summaries that begin with no verb, and numbers that are a constant of the product. */
function furtherHits(): Hit[] {
  const texts = catalogue('en');
  const numbers = Object.entries(countedNouns).map(([name, nouns]) => {
    const value = String(constants[name]);
    return [`{${name}}`, new RegExp(`(?<![\\d.,])${value} (${nouns})\\b`)] as const;
  });
  return [
    ...hitsIn(texts, { 'title-case': titleCase, ...Object.fromEntries(numbers) }),
    ...summaries
      .filter(({ text }) => !summaryVerbs.has(text.split(' ')[0] ?? ''))
      .map((place) => ({ ...place, pattern: 'no-verb' })),
  ];
}

/** The comments and documents of the project, by kind. */
function counted(): Record<string, Counts> {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\0')
    .filter((file) => existsSync(file));
  const read = (file: string) => readFileSync(file, 'utf8');
  const code = files.filter(
    (file) =>
      /^((src|tools|tests|ops|bench)\/.*|[\w.]+\.config)\.tsx?$/.test(file) && !file.includes('/words/'),
  );
  const documents = files.filter(
    (file) => /^([A-Z_]+|docs\/.*)\.md$/.test(file) && !/CHANGELOG|THIRD_PARTY/.test(file),
  );
  return {
    comments: countsIn(
      code.flatMap((file) => commentsOf(read(file))),
      english,
    ),
    documents: countsIn(documents.map(read), english),
  };
}

/** Every hit in texts, help and summaries. */
export function allHits(): Hit[] {
  return [
    ...hitsIn([...catalogue('en'), ...help('en'), ...summaries, ...descriptions()], english),
    ...furtherHits(),
    ...languages.flatMap((language) =>
      language === 'en'
        ? []
        : hitsIn([...catalogue(language), ...help(language)], translated[language] ?? {}).map((hit) => ({
            ...hit,
            where: hit.where.startsWith('help/') ? hit.where : `${language}/${hit.where}`,
          })),
    ),
  ];
}

if (import.meta.main) {
  const counts = counted();
  if (process.argv.includes('--write')) writeFileSync(agreedFile, `${JSON.stringify(counts, null, 2)}\n`);
  const agreed = JSON.parse(readFileSync(agreedFile, 'utf8')) as Record<string, Counts>;
  const translations = translationFaults(catalogue);
  const faults = [
    ...judge([...allHits(), ...translations.hits], excuses),
    ...translations.faults,
    ...Object.entries(counts).flatMap(([kind, found]) => moreThanAgreed(kind, found, agreed[kind] ?? {})),
  ];
  for (const fault of faults) console.error(fault);
  const sum = (kind: Counts = {}) => Object.values(kind).reduce((a, b) => a + b, 0);
  console.log(
    `${faults.length} faults of words; comments ${sum(counts.comments)}, documents ${sum(counts.documents)}`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
}
