import { formsOfOneWord, formsOfSeveralWords, letterClass } from './legal-forms.ts';

/** Where the legal forms of several words are in a text, as start and end. */
export function legalFormsIn(text: string): [start: number, end: number][] {
  return Array.from(text.matchAll(formsInside), ({ index, 0: form }) => [index, index + form.length]);
}

/** The start of the legal form at the end of a company's name, with the spaces before it; null without one. */
export function legalFormAt(company: string): number | null {
  const found = formAtEnd.exec(company.replaceAll('\n', ' '));
  return found && found.index > 0 ? found.index : null;
}

const formsInside = new RegExp(
  formsOfSeveralWords.map((form) => `(?<![${letterClass}\\d])(?:${form})(?![${letterClass}\\d])`).join('|'),
  'giu',
);
const formAtEnd = new RegExp(` +(?:${[...formsOfSeveralWords, ...formsOfOneWord].join('|')})$`, 'iu');
