import { testTitles } from './test-titles.ts';

/** How many findings of each kind there are: use, security, print, code. */
const counts = { U: 29, S: 22, P: 14, C: 7 };

export const findingIds = Object.entries(counts).flatMap(([kind, count]) =>
  Array.from({ length: count }, (_, index) => `${kind}${index + 1}`),
);

type FindingsCheck = {
  /** Findings without a row that are not listed as open. */
  missing: string[];
  open: string[];
  /** Wrong statements of the document. */
  errors: string[];
};

/** Compares docs/findings.md with the files it names: each finding has a test or a decision. */
export function checkFindings(document: string, read: (path: string) => string | null): FindingsCheck {
  const rows = rowsOf(document);
  const open = openIds(document);
  const closed = new Set(rows.map(({ id }) => id));
  return {
    missing: findingIds.filter((id) => !closed.has(id) && !open.includes(id)),
    open,
    errors: [
      ...rows.flatMap((row) => rowErrors(row, read)),
      ...open.filter((id) => closed.has(id)).map((id) => `${id} is open and has a row`),
      ...open.filter((id) => !findingIds.includes(id)).map((id) => `${id} is no finding`),
    ],
  };
}

type Row = { id: string; path: string; title: string };

/** The rows `| id | test file | test title | what |`; a document has no title. */
function rowsOf(document: string): Row[] {
  return Array.from(
    document.matchAll(/^\|\s*([A-Z]\d+)\s*\|([^|]*)\|([^|]*)\|[^|]*\|\s*$/gm),
    ([, id = '', path = '', title = '']) => ({
      id,
      path: withoutBackticks(path),
      title: withoutBackticks(title),
    }),
  );
}

function openIds(document: string): string[] {
  const [, ids = ''] = /^open:(.*)$/m.exec(document) ?? [];
  return ids.match(/[A-Z]\d+/g) ?? [];
}

function rowErrors({ id, path, title }: Row, read: (path: string) => string | null): string[] {
  if (!findingIds.includes(id)) return [`${id} is no finding`];
  const source = read(path);
  if (source === null) return [`${id}: there is no ${path}`];
  if (path.endsWith('.md')) return [];
  const exists = title !== '' && (source.includes(title) || testTitles(source).includes(title));
  return exists ? [] : [`${id}: ${path} has no test “${title}”`];
}

function withoutBackticks(cell: string): string {
  return cell.trim().replace(/^`(.*)`$/, '$1');
}
