import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#domain/account/languages.ts';
import { fontNames } from '#domain/card/fonts.ts';
import { languageFacts } from '#messages/languages.ts';
import { samplePeopleOf } from '#web/shared/team/sample/sample-company.ts';
import { messagesFolder } from './message-files.ts';
import type { Part } from './parse-message.ts';
import { type Entry, readCatalogue } from './read-catalogue.ts';

const project = join(messagesFolder, '..');

/** Names that are the same in every language: of fonts, of languages, and of the people of the sample company. */
const names = [
  ...fontNames,
  ...Object.values(languageFacts).map(({ name }) => name),
  ...samplePeopleOf([]).flatMap(({ texts }) => texts.fullName ?? []),
];

/** Tags, values, code, the names and addresses in documents, and addresses, names of files and mail addresses in texts. */
const notWords =
  /<[^>]*>|\{[^}]*\}|`[^`]*`|^[a-z]\w*:|(?<=\])\([^)]*\)|[a-z\d]+(?:-[a-z\d]+){2,}|\S*(?:\/|[\p{L}\d][.@](?=\p{L}))\S*/gmu;

/** The texts of a language: its catalogues, its help and its legal pages. */
export function textsIn(language: Language): string[] {
  const catalogues = filesOf(join(messagesFolder, language), '.json').flatMap((json) =>
    textsOf(readCatalogue(json, () => undefined)),
  );
  return [
    ...catalogues,
    ...filesOf(join(project, 'help', language), '.md'),
    ...filesOf(join(project, 'infra/legal'), `.${language}.md`),
  ];
}

function filesOf(folder: string, ending: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

function textsOf(entry: Entry): string[] {
  if (entry.kind === 'text') return [wordsOf(entry.parts)];
  if (entry.kind === 'list') return entry.items.flatMap(textsOf);
  return entry.keys.flatMap((key) => textsOf(key.entry));
}

/** The words of a message in all its forms. */
function wordsOf(parts: readonly Part[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'words') return part.words;
      return 'branches' in part ? part.branches.map((branch) => wordsOf(branch.parts)).join(' ') : ' ';
    })
    .join('');
}

/** Finds words that only English texts have in what a page shows in this language. English has none. */
export function englishFinder(language: Language): (text: string, typed?: readonly string[]) => string[] {
  const own = new Set(textsIn(language).flatMap(splitWords));
  const english = new Set(
    textsIn('en')
      .flatMap(splitWords)
      .filter((word) => !own.has(word)),
  );
  return (text, typed = []) => {
    const exempt = [...names, ...typed].filter((name) => text.includes(name));
    const rest = exempt
      .sort((a, b) => b.length - a.length)
      .reduce((left, name) => left.replaceAll(name, ' '), text);
    return splitWords(rest).filter((word) => english.has(word));
  };
}

/** Words of three letters and more. Shorter ones are words of many languages, and units. */
function splitWords(text: string): string[] {
  return (text.replaceAll(notWords, ' ').match(/\p{L}{3,}/gu) ?? []).map((word) => word.toLowerCase());
}
