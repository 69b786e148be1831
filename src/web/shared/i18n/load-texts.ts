import type { Language } from '#domain/account/languages.ts';
import { type MessageRules, messageRules } from '#domain/language/message-rules.ts';
import type { Catalogues } from '#messages/catalogues.ts';
import { languageFacts } from '#messages/languages.ts';
import { markFulfilled } from '../mark-fulfilled.ts';

/**
 * The catalogues that are loaded with the code that shows them, each as a file per language. A page loads only the files of its
 * language, whatever the number of languages.
 */

export type CatalogueName = keyof Catalogues;

/** By language and name. */
const catalogues = new Map<string, Promise<unknown>>();
const wanted = new Set<CatalogueName>();
let current: Language = 'en';

/** Sets the language of the catalogues that are loaded with code from now on. */
export function setTextsLanguage(language: Language): void {
  current = language;
}

/** Loads a catalogue once; a call after a failure tries again. */
export function loadTexts<Name extends CatalogueName>(
  language: Language,
  name: Name,
): Promise<Catalogues[Name]> {
  const key = keyOf(language, name);
  const known = catalogues.get(key) as Promise<Catalogues[Name]> | undefined;
  if (known) return known;
  wanted.add(name);
  const texts = fetchTexts(language, name);
  catalogues.set(key, texts);
  texts.then(
    (catalogue) => markFulfilled(texts, catalogue),
    () => catalogues.delete(key),
  );
  return texts;
}

/** Loads in another language what was loaded so far. What every page has is loaded apart: its English has no file. */
export async function loadTextsAgain(language: Language): Promise<void> {
  const names = [...wanted].filter((name) => name !== 'start');
  await Promise.all(names.map((name) => loadTexts(language, name)));
}

/**
 * The build wraps each lazy import whose code shows texts, so that both load at once.
 * @public
 */
export async function withTexts<Code>(code: Promise<Code>, names: readonly CatalogueName[]): Promise<Code> {
  const [loadedCode] = await Promise.all([code, ...names.map((name) => loadTexts(current, name))]);
  return loadedCode;
}

/** Makes a catalogue available without loading it. */
export function rememberTexts(language: Language, name: CatalogueName, texts: unknown): void {
  const known = Promise.resolve(texts);
  markFulfilled(known, texts);
  catalogues.set(keyOf(language, name), known);
}

type Script<Texts> = { default: (plural: MessageRules['plural'], number: MessageRules['number']) => Texts };

async function fetchTexts<Name extends CatalogueName>(
  language: Language,
  name: Name,
): Promise<Catalogues[Name]> {
  const file = `${import.meta.env.TEXTS_FOLDER}/${language}/${name}.js`;
  const script = (await import(/* @vite-ignore */ file)) as Script<Catalogues[Name]>;
  const { plural, number } = messageRules(languageFacts[language]);
  return script.default(plural, number);
}

function keyOf(language: Language, name: CatalogueName): string {
  return `${language}/${name}`;
}
