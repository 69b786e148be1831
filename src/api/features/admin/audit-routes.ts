import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { auditPageSize } from '#contract/audit.ts';
import type { CallResult } from '#contract/endpoints.ts';
import { maskedAddress } from '#domain/admin/masked-address.ts';
import { linkNextPage } from '../../http/next-page.ts';
import { registerCall } from '../../http/register-call.ts';
import type { Needs } from '../../services.ts';
import type { AuditRow } from '../../store/audit-log.ts';
import { auditCsv } from './audit-csv.ts';
import type { replicaReads } from './replica-reads.ts';

export type AuditDeps = Needs<'audit' | 'now'> & {
  readList: ReturnType<typeof replicaReads>;
};

export function auditRoutes(app: FastifyInstance, { audit, readList, now }: AuditDeps): void {
  registerCall(app, 'listAudit', async ({ query: { before, ...filter }, request, reply }) => {
    const [page, total] = await readList(request, ({ audit }) =>
      Promise.all([audit.list(filter, before), audit.total()]),
    );
    reply.header('x-total-count', total);
    const last = page.length === auditPageSize ? page.at(-1) : undefined;
    linkNextPage(reply, 'listAudit', last ? { ...filter, before: last.id } : null);
    return page.map(serializeEntry);
  });

  registerCall(app, 'exportAudit', async ({ query, reply }) => {
    const day = now().toISOString().slice(0, 10);
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="vizitka-audit-log-${day}.csv"`);
    return Readable.from(auditCsv(audit.all(query)));
  });
}

function serializeEntry({ address, ...entry }: AuditRow): CallResult<'listAudit'>[number] {
  return { ...entry, address: address && maskedAddress(address) };
}
