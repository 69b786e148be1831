import { strFromU8, unzlibSync } from 'fflate';

/** A PDF value, parsed without the code that wrote it: names keep their slash, a string is { text }, a reference { ref }. */
export type Value = number | boolean | null | string | Value[] | Dict;
export type Dict = { [key: string]: Value };
export type Parsed = { value: Value; raw: Uint8Array | null };

const delimiters = /[\s/<>[\](){}%]/;

/** A name or an operator; empty for anything else. */
export function nameOf(value: Value | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** The bytes of a string as letters; empty for anything else. */
export function textOf(value: Value | undefined): string {
  const isText = typeof value === 'object' && value !== null && 'text' in value;
  return isText && typeof value.text === 'string' ? value.text : '';
}

/** The bytes as Latin-1 text. */
export function latin1(bytes: Uint8Array): string {
  return strFromU8(bytes, true);
}

/** Reads values one after another from PDF syntax; operators are returned as plain strings. */
export function tokenReader(source: string, start = 0) {
  let at = start;

  function skipSpace(): void {
    while (/\s/.test(source.charAt(at))) at += 1;
  }

  function word(): string {
    const from = at;
    at += 1;
    while (at < source.length && !delimiters.test(source.charAt(at))) at += 1;
    return source.slice(from, at);
  }

  function list(end: string): Value[] {
    const values: Value[] = [];
    for (;;) {
      skipSpace();
      if (source.startsWith(end, at)) break;
      if (at >= source.length) throw new Error(`Nothing ends with ${end}`);
      const value = read();
      if (value === 'R') values.splice(-2, 2, { ref: Number(values.at(-2)) });
      else values.push(value);
    }
    at += end.length;
    return values;
  }

  function string(): Dict {
    let [text, depth] = ['', 1];
    for (at += 1; depth > 0; at += 1) {
      const letter = source.charAt(at);
      if (letter === '\\') {
        at += 1;
        text += source.charAt(at);
        continue;
      }
      depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
      if (depth > 0) text += letter;
    }
    return { text };
  }

  function read(): Value {
    skipSpace();
    if (source.startsWith('<<', at)) {
      at += 2;
      const entries = list('>>');
      return Object.fromEntries(
        Array.from({ length: entries.length / 2 }, (_, pair) => [
          nameOf(entries[pair * 2]),
          entries[pair * 2 + 1] ?? null,
        ]),
      );
    }
    if (source.startsWith('[', at)) {
      at += 1;
      return list(']');
    }
    if (source.startsWith('(', at)) return string();
    if (source.startsWith('<', at)) {
      const digits = source.slice(at + 1, source.indexOf('>', at));
      at += digits.length + 2;
      return {
        text: (digits.match(/../g) ?? [])
          .map((pair) => String.fromCharCode(Number.parseInt(pair, 16)))
          .join(''),
      };
    }
    const token = word();
    if (token === 'true' || token === 'false') return token === 'true';
    if (token === 'null') return null;
    return /^[+-]?\.?\d/.test(token) ? Number(token) : token;
  }

  return {
    read,
    isAtEnd(): boolean {
      skipSpace();
      return at >= source.length;
    },
    position: () => at,
  };
}

/** Every object that the cross-reference table lists, and the trailer. */
export function parsePdf(bytes: Uint8Array): { source: string; trailer: Dict; objects: Map<number, Parsed> } {
  const source = latin1(bytes);
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(source)?.[1]);
  const table = /^xref\n0 (\d+)\n((?:\d{10} \d{5} [nf] \n)+)trailer\n/.exec(source.slice(start));
  if (!table) throw new Error('The cross-reference table cannot be read');
  const rows = (table[2] ?? '').match(/\d{10} \d{5} [nf] \n/g) ?? [];
  if (rows.length !== Number(table[1])) throw new Error('The cross-reference table has another length');
  const objects = new Map<number, Parsed>();
  rows.forEach((row, number) => {
    if (row.includes('f')) return;
    const offset = Number(row.slice(0, 10));
    const head = `${number} 0 obj\n`;
    if (!source.startsWith(head, offset)) throw new Error(`Object ${number} is not at its place`);
    objects.set(number, readObject(source, bytes, offset + head.length));
  });
  const trailer = tokenReader(source, start + table[0].length).read() as Dict;
  return { source, trailer, objects };
}

function readObject(source: string, bytes: Uint8Array, offset: number): Parsed {
  const reader = tokenReader(source, offset);
  const value = reader.read();
  const stream = /^\s*stream\n/.exec(source.slice(reader.position(), reader.position() + 20));
  if (!stream) return { value, raw: null };
  const from = reader.position() + stream[0].length;
  const length = Number((value as Dict)['/Length']);
  if (!source.startsWith('\nendstream', from + length)) throw new Error('A stream has another length');
  return { value, raw: bytes.subarray(from, from + length) };
}

/** The decompressed data of a stream. */
export function inflateStream({ value, raw }: Parsed): Uint8Array {
  if (!raw) throw new Error('Not a stream');
  return (value as Dict)['/Filter'] === '/FlateDecode' ? unzlibSync(raw) : raw;
}
