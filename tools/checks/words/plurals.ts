import { type Part, parseMessage } from '../../messages/parse-message.ts';

/** Part of a message that is chosen: by the number for a plural, by its place among the choices for a select. */
type Chooser = { locale: string; count: number; choice: number };

/** The branch of a plural for a number: the number itself, its form in the language, or the last resort. */
function branchFor(part: Extract<Part, { branches: unknown }>, { locale, count, choice }: Chooser) {
  const { branches } = part;
  if (part.kind === 'select') return branches[Math.min(choice, branches.length - 1)];
  const form = new Intl.PluralRules(locale).select(count);
  const keyed = (key: string) => branches.find((branch) => branch.key === key);
  return keyed(`=${count}`) ?? keyed(form) ?? keyed('other');
}

function render(parts: readonly Part[], chooser: Chooser): string {
  return parts
    .map((part) => {
      if (part.kind === 'words') return part.words;
      if (part.kind === 'value') return '…';
      if (part.kind === 'number') return String(chooser.count);
      return render(branchFor(part, chooser)?.parts ?? [], chooser);
    })
    .join('');
}

/** How many ways the choices of a message can be taken one after another. */
function choicesIn(parts: readonly Part[]): number {
  return Math.max(
    1,
    ...parts.flatMap((part) => {
      if (!('branches' in part)) return [1];
      const own = part.kind === 'select' ? part.branches.length : 1;
      return [own, ...part.branches.map((branch) => choicesIn(branch.parts))];
    }),
  );
}

function hasPlural(parts: readonly Part[]): boolean {
  return parts.some(
    (part) =>
      part.kind === 'plural' ||
      ('branches' in part && part.branches.some(({ parts: own }) => hasPlural(own))),
  );
}

/** What a message says for a number, once for each of its choices; nothing for a message without a plural. */
export function pluralTexts(text: string, locale: string, count: number): string[] {
  const parts = parseMessage(text);
  if (!hasPlural(parts)) return [];
  return Array.from({ length: choicesIn(parts) }, (_, choice) => render(parts, { locale, count, choice }));
}

/** Whether a text names the number itself. */
export function names(text: string, count: number): boolean {
  return new RegExp(`(?<![\\d.,])${count}(?![\\d.,]\\d|\\d)`).test(text);
}

/** Noun forms after the number that differ between 2 and 5 in Slovak and Czech; the text has the same one. */
export function sameAfterNumber(few: string, many: string): boolean {
  return few.replace('2', '5') === many && /2\u00a0\p{L}/u.test(few);
}
