import { z } from 'zod';
import { serverMetricKinds } from '#domain/metrics/metrics.ts';
import { periodDays } from '#domain/metrics/periods.ts';
import { usageEventKinds } from '#domain/metrics/usage-events.ts';
import { moment } from '../moment.ts';

const day = z.iso.date();
const count = z.int();

/** A period that ends today, by its number of days. */
export const overviewQuerySchema = z.object({
  days: z.coerce
    .number()
    .pipe(z.union(periodDays.map((days) => z.literal(days))))
    .default(30),
});

/** Sums of one day. */
const dayMetricsSchema = z.object({
  day,
  editorOpened: count,
  cardStarted: count,
  fileMade: count,
  cardSaved: count,
  registered: count,
  paid: count,
  paidCents: count,
  refunded: count,
  refundedCents: count,
});

/** One kind and value in the period, and in the period before. */
const totalSchema = z.object({
  kind: z.enum([...usageEventKinds, ...serverMetricKinds]),
  value: z.string(),
  total: count,
  cents: count,
  totalBefore: count,
  centsBefore: count,
});

/** Counts stop at this number, so that reading them does not depend on the size of their tables. */
export const mostCounted = 10_000;

export const overviewSchema = z.object({
  timeZone: z.string(),
  from: day,
  to: day,
  /** The days of the period before, then those of the period, oldest first, all of them. */
  days: z.array(dayMetricsSchema),
  totals: z.array(totalSchema),
  /** Of the last 24 hours, announcements included; waiting ones of any age. */
  mail: z.object({
    waiting: count,
    oldestWaitingSeconds: count.nullable(),
    sent: count,
    failed: count,
    reasons: z.array(z.object({ reason: z.string(), count })),
  }),
  payments: z.object({
    /** Messages of the provider in the last 24 hours. */
    messages: count,
    lastMessageAt: moment.nullable(),
    waitingMessages: count,
    paidWithoutPlan: count,
    declined: count,
    begun: count,
    refundsWaiting: count,
    oldestRefundSince: moment.nullable(),
  }),
});

export type Overview = z.output<typeof overviewSchema>;
export type DayMetrics = z.output<typeof dayMetricsSchema>;
