import { and, between, count, desc, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { type DayMetrics, mostCounted } from '#contract/admin/overview.ts';
import type { CallResult } from '#contract/endpoints.ts';
import type { MetricKind } from '#domain/metrics/metrics.ts';
import { addDays, daysBetween, type PeriodDays } from '#domain/metrics/periods.ts';
import type { Database } from '../../database/db.ts';
import { webhookInbox } from '../payments/webhook-inbox.ts';
import { dailyFigures, mails, payments, webhookEvents } from '../schema.ts';

/** The metrics of the operator, from the sums of each day. Only the state of mail and payments is read from their tables. */
type Overview = CallResult<'readOverview'>;

export function overviewReader(db: Database, timeZone: string) {
  return async (days: PeriodDays): Promise<Overview> => {
    const { rows } = await db.execute<{ today: string }>(
      sql`SELECT (now() AT TIME ZONE ${timeZone})::date::text AS today`,
    );
    const to = rows[0]?.today ?? '';
    const from = addDays(to, 1 - days);
    const first = addDays(from, -days);
    const [byDay, totals, mail, health] = await Promise.all([
      readDays(db, first, to),
      readTotals(db, { first, from, to }),
      readMail(db),
      readPayments(db),
    ]);
    return { timeZone, from, to, days: byDay, totals, mail, payments: health };
  };
}

const dayKinds = [
  'editorOpened',
  'cardStarted',
  'fileMade',
  'cardSaved',
  'registered',
  'paid',
  'refunded',
] as const;

/** Every day, also those without any metric. */
async function readDays(db: Database, first: string, to: string): Promise<DayMetrics[]> {
  const rows = await db
    .select({ day: dailyFigures.day, kind: dailyFigures.kind, total: totalSum, cents: centsSum })
    .from(dailyFigures)
    .where(and(between(dailyFigures.day, first, to), inArray(dailyFigures.kind, [...dayKinds])))
    .groupBy(dailyFigures.day, dailyFigures.kind);
  const found = new Map(rows.map((row) => [`${row.day} ${row.kind}`, row]));
  return daysBetween(first, to).map((day) => {
    const of = (kind: MetricKind) => found.get(`${day} ${kind}`) ?? { total: 0, cents: 0 };
    const totals = Object.fromEntries(dayKinds.map((kind) => [kind, of(kind).total]));
    return {
      day,
      ...(totals as Record<(typeof dayKinds)[number], number>),
      paidCents: of('paid').cents,
      refundedCents: of('refunded').cents,
    };
  });
}

const totalSum = sql<number>`sum(${dailyFigures.total})::bigint`.mapWith(Number);
const centsSum = sql<number>`sum(${dailyFigures.cents})::bigint`.mapWith(Number);

/** By kind and value, the period and the one before. */
function readTotals(db: Database, { first, from, to }: { first: string; from: string; to: string }) {
  const isNow = sql`${dailyFigures.day} >= ${from}::date`;
  const sum = (column: SQL, when: SQL) =>
    sql<number>`coalesce(sum(${column}) FILTER (WHERE ${when}), 0)::bigint`.mapWith(Number);
  const { kind, value } = dailyFigures;
  const [total, cents] = [sql`${dailyFigures.total}`, sql`${dailyFigures.cents}`];
  return db
    .select({
      kind,
      value,
      total: sum(total, isNow),
      cents: sum(cents, isNow),
      totalBefore: sum(total, sql`NOT ${isNow}`),
      centsBefore: sum(cents, sql`NOT ${isNow}`),
    })
    .from(dailyFigures)
    .where(between(dailyFigures.day, first, to))
    .groupBy(kind, value)
    .orderBy(kind, value);
}

const lastDay = sql`now() - interval '24 hours'`;

/** The newest mails of the last 24 hours and those that wait, up to a number. */
async function readMail(db: Database): Promise<Overview['mail']> {
  const isWaiting = and(isNull(mails.sentAt), isNull(mails.failedAt));
  const recent = db
    .select({ sentAt: mails.sentAt, failedAt: mails.failedAt, failure: mails.failure })
    .from(mails)
    .where(gt(mails.createdAt, lastDay))
    .orderBy(desc(mails.createdAt))
    .limit(mostCounted)
    .as('recent');
  const waiting = db
    .select({ createdAt: mails.createdAt })
    .from(mails)
    .where(isWaiting)
    .limit(mostCounted)
    .as('waiting');
  const [[sums], reasons, [queue]] = await Promise.all([
    db.select({ sent: count(recent.sentAt), failed: count(recent.failedAt) }).from(recent),
    db
      .select({ reason: sql<string>`coalesce(${recent.failure}, '')`, count: count() })
      .from(recent)
      .where(isNotNull(recent.failedAt))
      .groupBy(sql`1`)
      .orderBy(sql`2 DESC`)
      .limit(5),
    db
      .select({
        waiting: count(),
        oldestWaitingSeconds: sql<
          number | null
        >`extract(epoch FROM now() - min(${waiting.createdAt}))::integer`,
      })
      .from(waiting),
  ]);
  return {
    waiting: queue?.waiting ?? 0,
    oldestWaitingSeconds: queue?.oldestWaitingSeconds ?? null,
    sent: sums?.sent ?? 0,
    failed: sums?.failed ?? 0,
    reasons,
  };
}

async function readPayments(db: Database): Promise<Overview['payments']> {
  const recent = db
    .select({ type: webhookEvents.type, receivedAt: webhookEvents.receivedAt })
    .from(webhookEvents)
    .where(gt(webhookEvents.receivedAt, lastDay))
    .orderBy(desc(webhookEvents.receivedAt))
    .limit(mostCounted)
    .as('recent');
  const begun = db
    .select({ id: payments.id })
    .from(payments)
    .where(gt(payments.createdAt, lastDay))
    .limit(mostCounted);
  const [[events], [last], waitingMessages, paidWithoutPlan, started, [refunds]] = await Promise.all([
    db
      .select({
        messages: count(),
        declined:
          sql<number>`count(*) FILTER (WHERE ${recent.type} = 'payment_intent.payment_failed')`.mapWith(
            Number,
          ),
      })
      .from(recent),
    db
      .select({ at: webhookEvents.receivedAt })
      .from(webhookEvents)
      .orderBy(desc(webhookEvents.receivedAt))
      .limit(1),
    db.$count(webhookEvents, isNull(webhookEvents.processedAt)),
    webhookInbox(db).countUnfulfilled(),
    countOf(db, begun.$dynamic()),
    db
      .select({
        count: count(),
        since: sql`min(${payments.refundOwedSince})`.mapWith((at: string | null) =>
          at === null ? null : new Date(at),
        ),
      })
      .from(payments)
      .where(isNotNull(payments.refundOwedSince)),
  ]);
  return {
    messages: events?.messages ?? 0,
    declined: events?.declined ?? 0,
    lastMessageAt: last?.at ?? null,
    waitingMessages,
    paidWithoutPlan,
    begun: started,
    refundsWaiting: refunds?.count ?? 0,
    oldestRefundSince: refunds?.since ?? null,
  };
}

async function countOf(db: Database, rows: PgSelect): Promise<number> {
  const { rows: found } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::integer AS count FROM (${rows}) AS counted`,
  );
  return found[0]?.count ?? 0;
}
