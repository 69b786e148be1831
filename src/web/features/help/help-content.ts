import { use } from 'react';
import type { Language } from '#domain/account/languages.ts';
import { type HelpTopic, helpTopics } from '#domain/help/help-topics.ts';
import { type HelpText, readHelp } from '#domain/help/read-help.ts';
import type { NumberFormat } from '#domain/language/message-rules.ts';
import { useLanguage } from '../../shared/i18n/messages-context.tsx';
import { numberFormat } from '../../shared/i18n/number-format.ts';
import { markFulfilled } from '../../shared/mark-fulfilled.ts';
import { helpNumbers } from './help-numbers.ts';

/** The files that translators write. Those of one language are one file of the build. */
const files = import.meta.glob<string>('../../../../help/*/*.md', { query: '?raw', import: 'default' });

/** The words around the topics; they are in the front matter of `index.md`. */
export const helpWords = [
  'title',
  'description',
  'search',
  'example',
  'topics',
  'contents',
  'next',
  'found',
  'nothing',
  'wrong',
  'right',
  'contact',
  'contactText',
  'contactLink',
] as const;
type HelpWord = (typeof helpWords)[number];

export type TopicText = { name: HelpTopic; title: string; description: string; blocks: HelpText['blocks'] };

/** The help in one language. */
export type Help = {
  words: Readonly<Record<HelpWord, string>>;
  index: HelpText['blocks'];
  topics: readonly TopicText[];
};

const loading = new Map<Language, Promise<Help>>();

/** Loads the texts of a language; a call after a failure tries again. */
export function loadHelp(language: Language): Promise<Help> {
  const known = loading.get(language);
  if (known) return known;
  const help = readFolder(language);
  loading.set(language, help);
  help.then(
    (texts) => markFulfilled(help, texts),
    () => loading.delete(language),
  );
  return help;
}

/** The help in the language of the page. */
export function useHelp(): Help {
  const { current } = useLanguage();
  return use(loadHelp(current));
}

function fileOf(language: Language, name: string): (() => Promise<string>) | undefined {
  return files[`../../../../help/${language}/${name}.md`];
}

/** The help of a language; what is not written in it is English. */
async function readFolder(language: Language): Promise<Help> {
  const [index, ...topics] = await Promise.all(
    ['index', ...helpTopics].map(async (name) => {
      const source = await (fileOf(language, name) ?? fileOf('en', name))?.();
      if (source === undefined) throw new Error(`The help has no ${name}`);
      return readHelp(source, numberIn(numberFormat(language)));
    }),
  );
  const fact = (text: HelpText | undefined, name: string) => text?.facts[name] ?? '';
  return {
    words: Object.fromEntries(helpWords.map((word) => [word, fact(index, word)])) as Help['words'],
    index: index?.blocks ?? [],
    topics: helpTopics.map((name, place) => {
      const text = topics[place];
      return {
        name,
        title: fact(text, 'title'),
        description: fact(text, 'description'),
        blocks: text?.blocks ?? [],
      };
    }),
  };
}

/** The value of a placeholder, written in a language. Throws an error that names an unknown one. */
export function numberIn(format: NumberFormat): (name: string) => string {
  return (name) => {
    const number = helpNumbers[name];
    if (number === undefined) throw new Error(`The help knows no number {${name}}`);
    return format(number, 3);
  };
}
