import type { MessageRules } from '#domain/language/message-rules.ts';
import type { ParameterTypes } from './parameter-types.ts';
import type { Branch, Part } from './parse-message.ts';
import type { Catalogue, Entry } from './read-catalogue.ts';

/** Constants of the domain by name, as they stand in the texts of one language. */
export type Constants = ReadonlyMap<string, number | string>;

export type CodeOptions = {
  constants: Constants;
  types: ParameterTypes;
  rules: MessageRules;
  /** Whether parameters carry their types: TypeScript, else JavaScript. */
  isTyped: boolean;
};

/** The expression of a catalogue. It uses `plural` and `number` of the message rules. */
export function catalogueCode(catalogue: Catalogue, options: CodeOptions): string {
  return entryCode(catalogue, '', options, new Map());
}

/** Parameters by name with the path of their type. */
type Scope = ReadonlyMap<string, string>;

function entryCode(entry: Entry, path: string, options: CodeOptions, scope: Scope): string {
  switch (entry.kind) {
    case 'text':
      return textCode(resolved(entry.parts, options, scope), options, scope);
    case 'list': {
      const items = entry.items.map((item, index) => entryCode(item, `${path}[${index}]`, options, scope));
      const mayBeEmpty = entry.items.some((item) => item.kind === 'text' && !isPlain(item.parts));
      return `[${items.join(',')}]${mayBeEmpty ? ".filter((text)=>text!=='')" : ''}`;
    }
    case 'keys': {
      const keys = entry.keys.map(({ name, parameters, entry: child }) => {
        const own = `${path}.${name}`;
        if (!parameters) return `${keyCode(name)}:${entryCode(child, own, options, scope)}`;
        const inner = new Map(scope);
        for (const parameter of parameters) inner.set(parameter, `${own}(${parameter})`);
        const listed = parameters.map((parameter) => {
          const type = options.types.get(`${own}(${parameter})`) ?? 'unknown';
          return options.isTyped ? `${parameter}:${type}` : parameter;
        });
        const code = entryCode(child, own, options, inner);
        const result = options.isTyped && child.kind === 'text' ? ':string' : '';
        return `${keyCode(name)}:(${listed.join(',')})${result}=>${child.kind === 'keys' ? `(${code})` : code}`;
      });
      return `{${keys.join(',')}}`;
    }
  }
}

function keyCode(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name);
}

/** Puts the constants in. A plural of a constant is decided here. */
function resolved(parts: readonly Part[], options: CodeOptions, scope: Scope): Part[] {
  const { constants, rules } = options;
  return parts.flatMap((part): Part[] => {
    if (part.kind === 'words') return [part];
    const constant = scope.has(part.name) ? undefined : constants.get(part.name);
    if (part.kind === 'value' || part.kind === 'number')
      return constant === undefined ? [part] : [{ kind: 'words', words: constantText(constant, rules) }];
    const branches = part.branches.map(({ key, parts: inner }) => ({
      key,
      parts: resolved(inner, options, scope),
    }));
    if (constant === undefined) return [{ ...part, branches }];
    const wanted = typeof constant === 'number' ? [`=${constant}`, rules.plural(constant)] : [constant];
    const chosen = [...wanted, 'other'].flatMap((key) => branches.filter((branch) => branch.key === key));
    return chosen[0]?.parts ?? [];
  });
}

function constantText(constant: number | string, rules: MessageRules): string {
  return typeof constant === 'number' ? rules.number(constant) : constant;
}

function isPlain(parts: readonly Part[]): parts is Extract<Part, { kind: 'words' }>[] {
  return parts.every(({ kind }) => kind === 'words');
}

function textCode(parts: readonly Part[], options: CodeOptions, scope: Scope): string {
  if (isPlain(parts)) return JSON.stringify(parts.map(({ words }) => words).join(''));
  const [first] = parts;
  if (parts.length === 1 && (first?.kind === 'plural' || first?.kind === 'select'))
    return choiceCode(first, options, scope);
  const pieces = parts.map((part) =>
    part.kind === 'words' ? escaped(part.words) : `\${${partCode(part, options, scope)}}`,
  );
  return `\`${pieces.join('')}\``;
}

function escaped(words: string): string {
  return words.replaceAll(/[\\`]|\$(?=\{)/g, (sign) => `\\${sign}`);
}

function partCode(part: Exclude<Part, { kind: 'words' }>, options: CodeOptions, scope: Scope): string {
  if (part.kind === 'value') return part.name;
  if (part.kind === 'number') return `number(${part.name})`;
  return choiceCode(part, options, scope);
}

type Choice = Extract<Part, { kind: 'plural' | 'select' }>;

/** A chain of conditions, exact numbers first. A branch that reads like `other` needs none. */
function choiceCode({ kind, name, branches }: Choice, options: CodeOptions, scope: Scope): string {
  const code = (branch: Branch) => textCode(branch.parts, options, scope);
  const other = branches.find(({ key }) => key === 'other');
  const otherCode = other ? code(other) : '""';
  const exact = branches.filter(({ key }) => key.startsWith('='));
  const named = branches.filter(({ key }) => key !== 'other' && !key.startsWith('='));
  const conditions = exact.map((branch) => `${pluralTest(name, branch.key)}?${code(branch)}:`);
  for (const text of new Set(named.map(code))) {
    if (text === otherCode) continue;
    const tests = named
      .filter((branch) => code(branch) === text)
      .map(({ key }) => (kind === 'plural' ? pluralTest(name, key) : selectTest(name, key, options, scope)));
    conditions.push(`${tests.join('||')}?${text}:`);
  }
  return `(${conditions.join('')}${otherCode})`;
}

function pluralTest(name: string, key: string): string {
  return key.startsWith('=') ? `${name}===${key.slice(1)}` : `plural(${name})===${JSON.stringify(key)}`;
}

function selectTest(name: string, key: string, { types }: CodeOptions, scope: Scope): string {
  const type = types.get(scope.get(name) ?? '');
  if (type === 'boolean' && key === 'true') return name;
  if (type === 'boolean' && key === 'false') return `!${name}`;
  return type === 'string' ? `${name}===${JSON.stringify(key)}` : `String(${name})===${JSON.stringify(key)}`;
}
