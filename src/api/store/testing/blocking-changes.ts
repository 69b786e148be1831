import { outsideTransaction } from '../operations/migrate.ts';

const indexes = /\bCREATE (?:UNIQUE )?INDEX (?:\w+ )?ON (\w+)/gi;
const changes = /\b(?:ALTER TABLE|LOCK TABLE|DROP TABLE)(?: IF EXISTS)? (\w+)/gi;
const readsAllRows = /\bADD (?:CONSTRAINT \w+ )?(?:CHECK|FOREIGN KEY)\b(?![^;]*\bNOT VALID\b)/i;

/** What in a migration makes users of the running release wait, or be refused. Tables that the file itself creates have no users. */
export function blockingChanges(sql: string): string[] {
  const text = sql.replace(/--.*$/gm, '');
  if (sql.startsWith(outsideTransaction))
    return statementsOf(text).flatMap((statement) =>
      /\bINDEX CONCURRENTLY\b/.test(statement) ? [] : [`outside a transaction: ${statement}`],
    );
  const created = namesIn(text, /\bCREATE TABLE (?:IF NOT EXISTS )?(\w+)/gi);
  const isUsed = (table: string) => !created.includes(table);
  const changed = [...new Set(namesIn(text, changes).filter(isUsed))];
  return [
    ...namesIn(text, indexes)
      .filter(isUsed)
      .map((table) => `an index of ${table} in a transaction: nobody can write to it meanwhile`),
    // A statement of a user that has locked one and waits for the other is a deadlock.
    ...(changed.length > 1 ? [`locks ${changed.join(' and ')} together: one table in a file`] : []),
    ...statementsOf(text)
      .filter((statement) => readsAllRows.test(statement) && namesIn(statement, changes).some(isUsed))
      .map(() => 'a constraint without NOT VALID: all rows are read while nobody can use the table'),
  ];
}

function namesIn(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, name = '']) => name);
}

function statementsOf(text: string): string[] {
  return text
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
