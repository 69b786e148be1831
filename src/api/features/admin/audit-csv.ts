import { maskedAddress } from '#domain/admin/masked-address.ts';
import type { AuditRow } from '../../store/audit-log.ts';

const columns = {
  time: ({ at }) => at.toISOString(),
  who: ({ actorName }) => actorName,
  'who id': ({ actorId }) => actorId,
  action: ({ action }) => action,
  account: ({ subjectName }) => subjectName,
  'account id': ({ subjectId }) => subjectId,
  before: ({ before }) => before && JSON.stringify(before),
  after: ({ after }) => after && JSON.stringify(after),
  request: ({ requestId }) => requestId,
  address: ({ address }) => address && maskedAddress(address),
} as const satisfies Record<string, (entry: AuditRow) => string | null>;

/** Streams the audit log as CSV, page by page. */
export async function* auditCsv(pages: AsyncIterable<AuditRow[]>): AsyncGenerator<string> {
  yield line(Object.keys(columns));
  for await (const page of pages) {
    yield page.map((entry) => line(Object.values(columns).map((read) => read(entry) ?? ''))).join('');
  }
}

function line(values: string[]): string {
  return `${values.map(field).join(',')}\r\n`;
}

/** Spreadsheets run a text that starts like a formula; an apostrophe prevents it. */
function field(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
