import { messageRules, type NumberSigns } from '#domain/language/message-rules.ts';
import { checkAgainstEnglish, checkMessages } from './check-catalogue.ts';
import { type ParameterTypes, parameterTypes } from './parameter-types.ts';
import { type Catalogue, type Entry, readCatalogue } from './read-catalogue.ts';
import { startCatalogues } from './start-catalogues.ts';
import { type CodeOptions, type Constants, catalogueCode } from './write-code.ts';

/** The JSON of the catalogues by language and name. */
export type MessageSources = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A constant of the domain; a function writes it for a locale. */
export type ConstantTable = Readonly<Record<string, number | ((locale: string) => string)>>;

export type CompiledMessages = {
  /** TypeScript modules by their path under src/messages. */
  modules: Map<string, string>;
  /** JavaScript for the browser by language and name: a function of `plural` and `number`. */
  scripts: Map<string, Map<string, string>>;
  /** What a translator has to mend: file, key, what is wrong, what to do. */
  faults: string[];
};

type Language = { tag: string; catalogues: Map<string, Catalogue>; signs: NumberSigns };

/** Compiles the catalogues of all languages. English is the reference for keys and arguments. */
export function compileMessages(sources: MessageSources, constants: ConstantTable): CompiledMessages {
  const faults: string[] = [];
  const reporter = (tag: string, name: string) => (path: string, fault: string) => {
    faults.push(`messages/${tag}/${name}.json: ${path ? `“${path}” ` : ''}${fault}`);
  };
  const languages = Object.entries(sources).map(([tag, files]): Language => {
    const catalogues = new Map(
      Object.entries(files).map(([name, json]) => [name, readCatalogue(json, reporter(tag, name))]),
    );
    return { tag, catalogues, signs: readSigns(tag, catalogues.get('language')) };
  });
  const english = languages.find(({ tag }) => tag === 'en');
  if (!english) throw new Error('messages/en is missing: English is the reference.');

  const constantNames = new Set(Object.keys(constants));
  for (const { tag, catalogues } of languages) {
    const categories = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    for (const [name, catalogue] of catalogues) {
      const report = reporter(tag, name);
      checkMessages(catalogue, { categories, constants: constantNames, report });
      const reference = english.catalogues.get(name);
      if (reference) checkAgainstEnglish(reference, catalogue, report);
      else report('', 'is not in English. Remove the file, or correct its name.');
    }
    for (const name of english.catalogues.keys()) {
      if (!catalogues.has(name))
        reporter(tag, name)('', 'is missing. Copy it from English and translate it.');
    }
  }
  if (faults.length > 0) return { modules: new Map(), scripts: new Map(), faults };
  return { ...writeModules(english, languages, constants), faults };
}

function writeModules(english: Language, languages: readonly Language[], constants: ConstantTable) {
  const modules = new Map<string, string>();
  const scripts = new Map<string, Map<string, string>>();
  const types = new Map([...english.catalogues.keys()].map((name) => [name, typesOf(languages, name)]));
  for (const { tag, catalogues, signs } of languages) {
    const options = { rules: messageRules(signs), constants: constantsOf(constants, signs.locale) };
    modules.set(`${tag}/rules.ts`, rulesModule);
    const ofLanguage = new Map<string, string>();
    for (const [name, catalogue] of catalogues) {
      const ofCatalogue = { ...options, types: types.get(name) ?? new Map() };
      modules.set(`${tag}/${name}.ts`, typedModule(tag, name, catalogue, { ...ofCatalogue, isTyped: true }));
      const script = catalogueCode(catalogue, { ...ofCatalogue, isTyped: false });
      ofLanguage.set(name, scriptOf(script));
    }
    scripts.set(tag, ofLanguage);
  }
  const tags = languages.map(({ tag }) => tag);
  modules.set('languages.ts', languagesModule(tags));
  for (const name of english.catalogues.keys())
    modules.set(`every-language/${name}.ts`, everyLanguageModule(tags, name));
  const start = startCatalogues.filter((name) => english.catalogues.has(name));
  for (const tag of tags) {
    modules.set(`${tag}/start.ts`, startModule(start));
    scripts.get(tag)?.set('start', startScript(start, scripts.get(tag) ?? new Map()));
  }
  modules.set('catalogues.ts', cataloguesModule([...english.catalogues.keys()], start));
  return { modules, scripts };
}

const generated = '// Written by `npm run messages` from messages/. Changes here are lost.\n';

const rulesModule = `${generated}import { messageRules } from '#domain/language/message-rules.ts';
import language from './language.ts';

export const { plural, number } = messageRules(language);
`;

function typedModule(tag: string, name: string, catalogue: Catalogue, options: CodeOptions): string {
  const type = typeName(name);
  const code = catalogueCode(catalogue, options);
  const used = ['plural', 'number'].filter((rule) => code.includes(`${rule}(`));
  const imports = [
    ...(tag === 'en' ? [] : [`import type { ${type} } from '../en/${name}.ts';`]),
    ...(used.length > 0 ? [`import { ${used.join(', ')} } from './rules.ts';`] : []),
  ];
  const texts = tag === 'en' ? 'const texts' : `const texts: ${type}`;
  const exported = tag === 'en' ? `export type ${type} = typeof texts;\n` : '';
  return `${generated}${imports.map((line) => `${line}\n`).join('')}\n${texts} = ${code};\nexport default texts;\n${exported}`;
}

/** What each language is, for all languages at once. */
function languagesModule(tags: readonly string[]): string {
  return `${generated}${tags.map((tag) => `import ${tag} from './${tag}/language.ts';\n`).join('')}
export const languageFacts = { ${tags.join(', ')} };
`;
}

/** A catalogue in every language, for the server. */
function everyLanguageModule(tags: readonly string[], name: string): string {
  return `${generated}${tags.map((tag) => `import ${tag} from '../${tag}/${name}.ts';\n`).join('')}
export default { ${tags.join(', ')} };
`;
}

/** The catalogues that every page has, of one language. */
function startModule(names: readonly string[]): string {
  const imports = names.map((name, index) => `import c${index} from './${name}.ts';\n`);
  const entries = names.map((name, index) => `'${name}': c${index}`);
  return `${generated}${imports.join('')}\nexport default { ${entries.join(', ')} };\n`;
}

/** The same as one file for the browser. */
function startScript(names: readonly string[], scripts: ReadonlyMap<string, string>): string {
  const entries = names.map((name) => `${JSON.stringify(name)}:${bodyOf(scripts.get(name) ?? '')}`);
  return scriptOf(`{${entries.join(',')}}`);
}

const scriptStart = 'export default (plural,number)=>(';
const scriptEnd = ');\n';
const scriptOf = (body: string) => scriptStart + body + scriptEnd;
const bodyOf = (script: string) => script.slice(scriptStart.length, -scriptEnd.length);

function cataloguesModule(names: readonly string[], start: readonly string[]): string {
  const lines = names.map((name) => `  '${name}': import('./en/${name}.ts').${typeName(name)};\n`);
  const ofStart = start.map((name) => `'${name}'`).join(' | ') || 'never';
  return `${generated}
/** The catalogues that every page has. */
export type StartCatalogues = Pick<Texts, ${ofStart}>;

/** The texts of each catalogue by its name. */
export type Catalogues = Texts & { start: StartCatalogues };

type Texts = {\n${lines.join('')}};\n`;
}

/** `card-table` has the type `CardTableMessages`. */
function typeName(name: string): string {
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Messages`;
}

function typesOf(languages: readonly Language[], name: string): ParameterTypes {
  return parameterTypes(languages.flatMap(({ catalogues }) => catalogues.get(name) ?? []));
}

function constantsOf(table: ConstantTable, locale: string): Constants {
  return new Map(
    Object.entries(table).map(([name, value]) => [name, typeof value === 'number' ? value : value(locale)]),
  );
}

/** From language.json. Its absence is reported with the other missing files. */
function readSigns(tag: string, language: Entry | undefined): NumberSigns {
  const textOf = (key: string): string | undefined => {
    const entry =
      language?.kind === 'keys' ? language.keys.find(({ name }) => name === key)?.entry : undefined;
    const [part] = entry?.kind === 'text' ? entry.parts : [];
    return part?.kind === 'words' ? part.words : undefined;
  };
  return {
    locale: textOf('locale') ?? tag,
    decimal: textOf('decimal') ?? '.',
    thousands: textOf('thousands') ?? ',',
  };
}
