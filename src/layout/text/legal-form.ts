const letter = String.raw`\p{L}\p{M}`;

/** Legal forms of companies that have several words. */
const formsOfSeveralWords = [
  String.raw`spol(?:\.|očnosť)? +s +r\. *o\.`,
  String.raw`sp\. +z +o\. *o\.`,
  String.raw`sp\. +[jkp]\.`,
  String.raw`(?:[${letter}]\. +){1,3}[${letter}]\.`,
  String.raw`(?:g?mbh|ag|se|ug|kg|ohg) +& +co\.?(?: +(?:kg(?:aa)?|ohg)\.?)?`,
  String.raw`ug +\(haftungsbeschränkt\)`,
  String.raw`(?:& +)?co\., +(?:ltd|inc)\.?`,
  String.raw`(?:& +)?co\. +(?:kg|ltd|inc|ohg)\.?`,
  String.raw`& +co\.?`,
  String.raw`(?:pty|pvt)\.? +ltd\.?`,
];

const formsOfOneWord = [
  String.raw`s\.r\.o\.|a\.s\.|k\.s\.|v\.o\.s\.|o\.z\.|n\.o\.|z\.s\.`,
  String.raw`g?mbh|ges\.?m\.?b\.?h\.?|ag|kg|kgaa|ohg|ug|se|eg|gbr|mbb|partg|partgmbb|e\.k\.|e\.u\.|e\.v\.`,
  String.raw`d\.o\.o\.|s\.p\.a\.|s\.a\.|s\.r\.l\.|b\.v\.|n\.v\.|aps`,
  String.raw`(?:ltd|inc|llc|llp|plc|corp|kft|zrt|bt)\.?`,
];

/** Where the legal forms of several words are in a text, as start and end. */
export function legalFormsIn(text: string): [start: number, end: number][] {
  return Array.from(text.matchAll(formsInside), ({ index, 0: form }) => [index, index + form.length]);
}

/** The start of the legal form at the end of a company's name, with the spaces before it; null without one. */
export function legalFormAt(company: string): number | null {
  const found = formAtEnd.exec(company);
  return found && found.index > 0 ? found.index : null;
}

const formsInside = new RegExp(
  formsOfSeveralWords.map((form) => `(?<![${letter}\\d])(?:${form})(?![${letter}\\d])`).join('|'),
  'giu',
);
const formAtEnd = new RegExp(` +(?:${[...formsOfSeveralWords, ...formsOfOneWord].join('|')})$`, 'iu');
