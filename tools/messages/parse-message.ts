/** A part of a message: words, a value, or a choice between texts. */
export type Part =
  | { kind: 'words'; words: string }
  | { kind: 'value'; name: string }
  /** `#`: the number of the plural around it. */
  | { kind: 'number'; name: string }
  | { kind: 'plural' | 'select'; name: string; branches: Branch[] };

export type Branch = { key: string; parts: Part[] };

/** Why a message cannot be read, for the translator. */
export class MessageFault extends Error {}

const name = /^[A-Za-z_]\w*$/;
const categories = /^(?:=\d+|zero|one|two|few|many|other)$/;
const selectKey = /^[\w-]+$/;

/** Reads a message in the subset of ICU MessageFormat that the catalogues use: values, plural and select. */
export function parseMessage(source: string): Part[] {
  let at = 0;

  function parseParts(numberOf: string | null, isBranch: boolean): Part[] {
    const parts: Part[] = [];
    let words = '';
    const endWords = () => {
      if (words) parts.push({ kind: 'words', words });
      words = '';
    };
    while (at < source.length) {
      const sign = source.charAt(at);
      if (sign === "'" && /[{}]/.test(source[at + 1] ?? '')) words += quoted();
      else if (sign === '{') {
        endWords();
        parts.push(parseArgument(numberOf));
      } else if (sign === '}') {
        if (!isBranch) throw new MessageFault(`has a } without its {. Write '}' for the sign itself.`);
        break;
      } else if (sign === '#' && numberOf) {
        endWords();
        parts.push({ kind: 'number', name: numberOf });
        at += 1;
      } else {
        words += sign;
        at += 1;
      }
    }
    endWords();
    return parts;
  }

  /** '{' or '{name}': what stands between the apostrophes is plain text. */
  function quoted(): string {
    const end = source.indexOf("'", at + 1);
    if (end < 0)
      throw new MessageFault(`has an apostrophe before a brace, but none after it. Write '{' or '}'.`);
    const words = source.slice(at + 1, end);
    at = end + 1;
    return words;
  }

  function parseArgument(numberOf: string | null): Part {
    at += 1;
    const argument = readUntil(/[,{}]/);
    if (!name.test(argument))
      throw new MessageFault(`has {${argument}}, which is not a name. Write '{' for the sign itself.`);
    if (source[at] === '}') {
      at += 1;
      return { kind: 'value', name: argument };
    }
    if (source[at] !== ',') throw new MessageFault(`has { without its } after “${argument}”.`);
    at += 1;
    const kind = readUntil(/[,{}]/);
    if (kind !== 'plural' && kind !== 'select')
      throw new MessageFault(`has {${argument}, ${kind}…}. Only plural and select are known.`);
    if (source[at] !== ',') throw new MessageFault(`needs a comma after {${argument}, ${kind}.`);
    at += 1;
    const branches = parseBranches(argument, kind, kind === 'plural' ? argument : numberOf);
    if (!branches.some(({ key }) => key === 'other'))
      throw new MessageFault(`needs “other {…}” in {${argument}, ${kind}, …}.`);
    return { kind, name: argument, branches };
  }

  function parseBranches(argument: string, kind: 'plural' | 'select', numberOf: string | null): Branch[] {
    const branches: Branch[] = [];
    for (;;) {
      const key = readUntil(/[{}]/);
      if (source[at] === undefined) throw new MessageFault(`ends before the } of {${argument}, ${kind}, …}.`);
      if (source[at] === '}') {
        if (key) throw new MessageFault(`needs a text in braces after “${key}”.`);
        at += 1;
        return branches;
      }
      if (!(kind === 'plural' ? categories : selectKey).test(key))
        throw new MessageFault(
          kind === 'plural'
            ? `has “${key}” in {${argument}, plural, …}. Use =0, =1, one, few, many or other.`
            : `has “${key}” in {${argument}, select, …}, which is not a name.`,
        );
      if (branches.some((branch) => branch.key === key))
        throw new MessageFault(`has “${key}” twice in {${argument}, ${kind}, …}.`);
      at += 1;
      const parts = parseParts(numberOf, true);
      if (source[at] !== '}') throw new MessageFault(`ends before the } of “${key}”.`);
      at += 1;
      branches.push({ key, parts });
    }
  }

  function readUntil(end: RegExp): string {
    const start = at;
    while (at < source.length && !end.test(source[at] ?? '')) at += 1;
    return source.slice(start, at).trim();
  }

  return parseParts(null, false);
}
