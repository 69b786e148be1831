import type { Branch, Part } from './parse-message.ts';
import type { Catalogue, CatalogueKey, Entry, Report } from './read-catalogue.ts';

export type CheckOptions = {
  /** The plural categories of the language. */
  categories: readonly string[];
  constants: ReadonlySet<string>;
  report: Report;
};

/** Reports values that nobody passes and plurals without a category of the language. */
export function checkMessages(catalogue: Catalogue, options: CheckOptions): void {
  checkEntry(catalogue, '', [], options);
}

function checkEntry(entry: Entry, path: string, parameters: readonly string[], options: CheckOptions): void {
  if (entry.kind === 'text') checkParts(entry.parts, path, parameters, options);
  else if (entry.kind === 'list') {
    for (const [index, item] of entry.items.entries())
      checkEntry(item, `${path}[${index}]`, parameters, options);
  } else {
    for (const { name, parameters: own, entry: child } of entry.keys)
      checkEntry(child, join(path, name), [...parameters, ...(own ?? [])], options);
  }
}

function checkParts(
  parts: readonly Part[],
  path: string,
  parameters: readonly string[],
  options: CheckOptions,
): void {
  for (const part of parts) {
    if (part.kind === 'words') continue;
    if (!parameters.includes(part.name) && !options.constants.has(part.name))
      options.report(path, `uses {${part.name}}, which it does not get. ${known(parameters, options)}`);
    if (part.kind !== 'plural' && part.kind !== 'select') continue;
    if (part.kind === 'plural') checkCategories(part, path, options);
    for (const branch of part.branches) checkParts(branch.parts, path, parameters, options);
  }
}

function known(parameters: readonly string[], { constants }: CheckOptions): string {
  const list = (names: Iterable<string>) =>
    Array.from(names, (name) => `{${name}}`).join(', ') || 'no values';
  return `It gets ${list(parameters)}; the constants are ${list(constants)}.`;
}

function checkCategories(
  { name, branches }: { name: string; branches: readonly Branch[] },
  path: string,
  { categories, report }: CheckOptions,
): void {
  const given = branches.map(({ key }) => key).filter((key) => !key.startsWith('='));
  for (const category of categories) {
    if (!given.includes(category))
      report(path, `needs “${category} {…}” in {${name}, plural, …}: the language has this plural form.`);
  }
  for (const key of given) {
    if (!categories.includes(key))
      report(path, `has “${key}” in {${name}, plural, …}, a plural form that the language does not have.`);
  }
}

/** Reports keys, lists and arguments that are not as in English. */
export function checkAgainstEnglish(english: Catalogue, translated: Catalogue, report: Report): void {
  compareKeys(english.keys, translated.keys, '', report);
}

function compare(english: Entry, translated: Entry, path: string, report: Report): void {
  if (english.kind !== translated.kind) {
    const words = { text: 'a text', list: 'a list', keys: 'an object' };
    report(path, `must be ${words[english.kind]}, as in English.`);
  } else if (english.kind === 'keys' && translated.kind === 'keys') {
    compareKeys(english.keys, translated.keys, path, report);
  } else if (english.kind === 'list' && translated.kind === 'list') {
    if (english.items.length !== translated.items.length)
      report(path, `has ${translated.items.length} items; English has ${english.items.length}.`);
    english.items.forEach((item, index) => {
      const other = translated.items[index];
      if (other) compare(item, other, `${path}[${index}]`, report);
    });
  }
}

function compareKeys(
  english: readonly CatalogueKey[],
  translated: readonly CatalogueKey[],
  path: string,
  report: Report,
): void {
  for (const { name, parameters, entry } of english) {
    const own = join(path, name);
    const found = translated.find((key) => key.name === name);
    if (!found) {
      report(own, 'is missing. Copy the key from English and translate its text.');
    } else {
      if (written(parameters) !== written(found.parameters))
        report(own, `must be written "${name}${written(parameters)}", as in English.`);
      compare(entry, found.entry, own, report);
    }
  }
  for (const { name } of translated) {
    if (!english.some((key) => key.name === name))
      report(join(path, name), 'is not in English. Remove it, or correct its name.');
  }
}

function written(parameters: readonly string[] | null): string {
  return parameters ? `(${parameters.join(', ')})` : '';
}

function join(path: string, name: string): string {
  return path ? `${path}.${name}` : name;
}
