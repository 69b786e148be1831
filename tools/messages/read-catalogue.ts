import { MessageFault, type Part, parseMessage } from './parse-message.ts';

/** What a key holds: a text, a list, or further keys. */
export type Entry =
  | { kind: 'text'; parts: Part[] }
  | { kind: 'list'; items: Entry[] }
  | { kind: 'keys'; keys: CatalogueKey[] };

/** A key; with `parameters` it takes values: `"used(time)"`. */
export type CatalogueKey = { name: string; parameters: string[] | null; entry: Entry };

export type Catalogue = Extract<Entry, { kind: 'keys' }>;

/** Tells a fault with the path of its key. */
export type Report = (path: string, fault: string) => void;

const signature = /^(.*)\(([^()]*)\)$/;
const parameter = /^[A-Za-z_]\w*$/;

/** Reads the JSON of a catalogue. Reports what a translator has to mend and leaves it out. */
export function readCatalogue(json: string, report: Report): Catalogue {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    report('', `is not valid JSON (${(error as Error).message}). Look for a missing comma or quote.`);
    return { kind: 'keys', keys: [] };
  }
  const entry = isRecord(value) ? readEntry(value, '', report) : null;
  if (entry?.kind === 'keys') return entry;
  report('', 'must be an object: { "key": "text" }.');
  return { kind: 'keys', keys: [] };
}

function readEntry(value: unknown, path: string, report: Report): Entry | null {
  if (typeof value === 'string') return readText(value, path, report);
  if (Array.isArray(value)) {
    const items = value.map((item, index) => readEntry(item, `${path}[${index}]`, report));
    return { kind: 'list', items: items.filter((item) => item !== null) };
  }
  if (!isRecord(value)) {
    report(path, 'must be a text in quotes, a list or an object.');
    return null;
  }
  const keys = Object.entries(value).flatMap(([key, child]) => {
    const [, name = key, listed] = signature.exec(key) ?? [];
    const childPath = path ? `${path}.${name}` : name;
    const parameters = listed === undefined ? null : listed.split(',').map((part) => part.trim());
    const entry = readEntry(child, childPath, report);
    if (!entry) return [];
    return [{ name, parameters: parameters ? readParameters(parameters, childPath, report) : null, entry }];
  });
  return { kind: 'keys', keys };
}

function readParameters(names: string[], path: string, report: Report): string[] {
  if (names.length === 1 && names[0] === '') return [];
  for (const name of names) {
    if (!parameter.test(name)) report(path, `has “${name}” between its brackets, which is not a name.`);
  }
  if (new Set(names).size < names.length) report(path, 'has the same name twice between its brackets.');
  return names;
}

function readText(text: string, path: string, report: Report): Entry | null {
  try {
    return { kind: 'text', parts: parseMessage(text) };
  } catch (error) {
    if (!(error instanceof MessageFault)) throw error;
    report(path, error.message);
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
