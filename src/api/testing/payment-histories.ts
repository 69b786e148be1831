import fc from 'fast-check';
import type { PaidPlan } from '#domain/plan/plans.ts';
import type { Simulator } from '#simulator/simulator.ts';

/** One step of a random history: an action of a user, a bank, the network or our process. */
export type HistoryStep =
  | { kind: 'buy'; by: number; plan: PaidPlan; card: string }
  | { kind: 'upgrade'; by: number; plan: PaidPlan }
  | { kind: 'request-refund'; by: number; at: number }
  | { kind: 'refund' | 'part-refund' | 'dispute' | 'win' | 'lose'; by: number; at: number }
  | { kind: 'deliver' | 'crash' | 'redeliver' | 'swallow'; at: number }
  | { kind: 'reconcile' };

const by = fc.nat({ max: 2 });
const at = fc.nat({ max: 30 });
const plan = fc.constantFrom<PaidPlan>('premium', 'corporate');
const card = fc.constantFrom('4242424242424242', '4242424242424242', '4000000000000002');

const step: fc.Arbitrary<HistoryStep> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('buy' as const), by, plan, card }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('upgrade' as const), by, plan }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('request-refund' as const), by, at }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('refund' as const, 'part-refund', 'dispute', 'win', 'lose'),
      by,
      at,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constantFrom('deliver' as const, 'crash', 'redeliver', 'swallow'), at }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reconcile' as const) }) },
);

export const histories = fc.array(step, { minLength: 5, maxLength: 10 });

type PaidFor = { plan: PaidPlan; paymentId: string; created: number; isDisputed: boolean };

/** The payments of a user according to the provider: charges that are neither fully refunded nor lost in a dispute. */
export function paidFor({ world }: Simulator, userId: string): PaidFor[] {
  return [...world.intents.values()]
    .filter(({ metadata, status }) => metadata.userId === userId && status === 'succeeded')
    .flatMap(({ id, metadata }) => {
      const charge = [...world.charges.values()].find((each) => each.payment_intent === id && each.paid);
      const disputes = [...world.disputes.values()].filter((each) => each.payment_intent === id);
      if (!charge || charge.refunded || disputes.some(({ status }) => status === 'lost')) return [];
      const { plan: paid = '', paymentId = '' } = metadata;
      const isDisputed = disputes.length > 0;
      return [{ plan: paid as PaidPlan, paymentId, created: charge.created, isDisputed }];
    })
    .sort((a, b) => a.created - b.created);
}
