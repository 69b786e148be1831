import { type Dict, inflateStream, latin1, type Parsed, parsePdf, type Value } from './parse-pdf.ts';

/** A parsed PDF that resolves references on access. */
export type PdfDocument = {
  /** The whole file as Latin-1 text. */
  source: string;
  trailer: Dict;
  objects: ReadonlyMap<number, Parsed>;
  /** The value at a path of keys. */
  at(holder: Value | undefined, ...path: string[]): Value | undefined;
  dict(holder: Value | undefined, ...path: string[]): Dict;
  numbers(holder: Value | undefined, ...path: string[]): number[];
  stream(holder: Dict, key: string): { dict: Dict; bytes: Uint8Array; raw: Uint8Array };
  catalog: Dict;
  pages: Dict[];
  /** The content stream of a page as text. */
  content(page: Dict): string;
};

export function openPdf(bytes: Uint8Array): PdfDocument {
  const { source, trailer, objects } = parsePdf(bytes);

  function follow(value: Value | undefined): Value | undefined {
    if (typeof value !== 'object' || value === null || !('ref' in value)) return value;
    return objects.get(Number(value.ref))?.value;
  }

  function at(holder: Value | undefined, ...path: string[]): Value | undefined {
    return path.reduce<Value | undefined>((held, key) => {
      if (typeof held !== 'object' || held === null || Array.isArray(held)) return undefined;
      return follow(held[key]);
    }, follow(holder));
  }

  function dict(holder: Value | undefined, ...path: string[]): Dict {
    const found = at(holder, ...path);
    if (typeof found !== 'object' || found === null || Array.isArray(found)) {
      throw new Error(`No dictionary at ${path.join('')}`);
    }
    return found;
  }

  function stream(holder: Dict, key: string): { dict: Dict; bytes: Uint8Array; raw: Uint8Array } {
    const value = holder[key];
    const parsed =
      typeof value === 'object' && value && 'ref' in value ? objects.get(Number(value.ref)) : null;
    if (!parsed?.raw) throw new Error(`No stream at ${key}`);
    return {
      dict: parsed.value as Dict,
      raw: parsed.raw,
      get bytes() {
        return inflateStream(parsed);
      },
    };
  }

  const catalog = dict(trailer, '/Root');
  const kids = at(catalog, '/Pages', '/Kids') as Value[];
  return {
    source,
    trailer,
    objects,
    at,
    dict,
    stream,
    numbers: (holder, ...path) => (at(holder, ...path) as Value[] | undefined)?.map(Number) ?? [],
    catalog,
    pages: kids.map((kid) => dict(kid)),
    content: (page) => latin1(stream(page, '/Contents').bytes),
  };
}
