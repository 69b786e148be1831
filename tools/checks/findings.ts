import { testTitles } from './test-titles.ts';

/** How many findings of each kind there are: use, security, print, code. */
const counts = { U: 29, S: 22, P: 14, C: 7 };

export const findingIds = Object.entries(counts).flatMap(([kind, count]) =>
  Array.from({ length: count }, (_, index) => `${kind}${index + 1}`),
);

type Judgement = {
  /** Findings without a row that the document does not call open. */
  missing: string[];
  open: string[];
  /** What the document says and is not so. */
  falsehoods: string[];
};

/** Compares docs/findings.md with the files it names: each finding has a test or a decision. */
export function judgeFindings(document: string, read: (path: string) => string | null): Judgement {
  const rows = rowsOf(document);
  const open = openIds(document);
  const closed = new Set(rows.map(({ id }) => id));
  return {
    missing: findingIds.filter((id) => !closed.has(id) && !open.includes(id)),
    open,
    falsehoods: [
      ...rows.flatMap((row) => falsehoodsOf(row, read)),
      ...open.filter((id) => closed.has(id)).map((id) => `${id} is open and has a row`),
      ...open.filter((id) => !findingIds.includes(id)).map((id) => `${id} is no finding`),
    ],
  };
}

type Row = { id: string; path: string; title: string };

/** The rows `| id | test file | test title | what |`; a decision has no title. */
function rowsOf(document: string): Row[] {
  return Array.from(
    document.matchAll(/^\|\s*([A-Z]\d+)\s*\|([^|]*)\|([^|]*)\|[^|]*\|\s*$/gm),
    ([, id = '', path = '', title = '']) => ({ id, path: bare(path), title: bare(title) }),
  );
}

function openIds(document: string): string[] {
  const [, ids = ''] = /^open:(.*)$/m.exec(document) ?? [];
  return ids.match(/[A-Z]\d+/g) ?? [];
}

function falsehoodsOf({ id, path, title }: Row, read: (path: string) => string | null): string[] {
  if (!findingIds.includes(id)) return [`${id} is no finding`];
  const source = read(path);
  if (source === null) return [`${id}: there is no ${path}`];
  if (path.startsWith('docs/decisions/')) return [];
  const isThere = title !== '' && (source.includes(title) || testTitles(source).includes(title));
  return isThere ? [] : [`${id}: ${path} has no test “${title}”`];
}

function bare(cell: string): string {
  return cell.trim().replace(/^`(.*)`$/, '$1');
}
