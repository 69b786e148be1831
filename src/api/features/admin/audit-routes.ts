import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type AuditEntry, auditPageSize } from '#contract/audit.ts';
import { maskedAddress } from '#domain/admin/masked-address.ts';
import { linkNextPage } from '../../http/next-page.ts';
import { registerCall } from '../../http/register-call.ts';
import type { AuditRow, AuditStore } from '../../store/audit-log.ts';
import { auditCsv } from './audit-csv.ts';

export type AuditDeps = { audit: AuditStore; now: () => Date };

export function auditRoutes(app: FastifyInstance, { audit, now }: AuditDeps): void {
  registerCall(app, 'listAudit', async ({ query: { before, ...filter }, reply }) => {
    const [page, total] = await Promise.all([audit.list(filter, before), audit.total()]);
    reply.header('x-total-count', total);
    const last = page.length === auditPageSize ? page.at(-1) : undefined;
    linkNextPage(reply, 'listAudit', last ? { ...filter, before: last.id } : null);
    return page.map(presentEntry);
  });

  registerCall(app, 'exportAudit', async ({ query, reply }) => {
    const day = now().toISOString().slice(0, 10);
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="vizitka-audit-log-${day}.csv"`);
    return Readable.from(auditCsv(audit.all(query)));
  });
}

function presentEntry({ at, address, ...entry }: AuditRow): AuditEntry {
  return { ...entry, at: at.toISOString(), address: address && maskedAddress(address) };
}
