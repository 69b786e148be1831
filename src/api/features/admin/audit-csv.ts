import { maskedAddress } from '#domain/admin/masked-address.ts';
import { csvText } from '#domain/csv.ts';
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
  yield csvText([Object.keys(columns)]);
  for await (const page of pages) {
    yield csvText(page.map((entry) => Object.values(columns).map((read) => read(entry) ?? '')));
  }
}
