import { expect, test } from 'vitest';
import type { Role } from '../plan/plans.ts';
import {
  corporateEntries,
  entitlementOf,
  type LedgerEntry,
  redundantPayments,
  settlementOf,
} from './entitlement.ts';

const start = Date.UTC(2026, 0, 1);
const at = (minute: number) => new Date(start + minute * 60_000);

function anEntry(entry: Partial<LedgerEntry> & Pick<LedgerEntry, 'kind'>): LedgerEntry {
  return {
    paymentId: 'payment',
    providerId: entry.kind,
    role: 'premium',
    cardLimit: null,
    amountCents: null,
    createdAt: at(0),
    occurredAt: at(0),
    ...entry,
  };
}
const grant = (role: Role, cardLimit: number, minute = 0) =>
  anEntry({ kind: 'grant', paymentId: null, providerId: null, role, cardLimit, createdAt: at(minute) });
const premium = (minute = 1, paymentId = 'payment') =>
  anEntry({ kind: 'purchase', paymentId, amountCents: 1900, createdAt: at(minute), occurredAt: at(minute) });
const corporate = (minute = 1) => ({
  ...premium(minute, 'corporate'),
  role: 'enterprise' as const,
  amountCents: 9000,
});
const refund = (amountCents: number, providerId = 're_1') =>
  anEntry({ kind: 'refund', amountCents, providerId });
const dispute = (kind: 'dispute_opened' | 'dispute_won' | 'dispute_lost') =>
  anEntry({ kind, providerId: 'du' });

const free = { role: 'free', cardLimit: 1 };
const asPremium = { role: 'premium', cardLimit: 50 };
const asCorporate = { role: 'enterprise', cardLimit: 500 };

test.each([
  ['nothing', [], free],
  ['a purchase', [premium()], asPremium],
  ['two purchases', [premium(1), corporate(2)], asCorporate],
  ['a purchase partly refunded', [premium(), refund(1899)], asPremium],
  ['a purchase refunded', [premium(), refund(1900)], free],
  ['a purchase refunded in two parts', [premium(), refund(900), refund(1000, 're_2')], free],
  [
    'a refund that failed after all',
    [premium(), refund(1900), anEntry({ kind: 'refund_failed', providerId: 're_1' })],
    asPremium,
  ],
  ['a refund without its purchase', [refund(1900)], free],
  [
    'the upgrade refunded, the first plan kept',
    [premium(1), corporate(2), { ...refund(9000), paymentId: 'corporate' }],
    asPremium,
  ],
  ['an open dispute', [premium(), dispute('dispute_opened')], asPremium],
  ['a lost dispute', [premium(), dispute('dispute_opened'), dispute('dispute_lost')], free],
  ['a won dispute', [premium(), dispute('dispute_opened'), dispute('dispute_won')], asPremium],
  [
    'a dispute lost, then won on appeal',
    [premium(), dispute('dispute_lost'), dispute('dispute_won')],
    asPremium,
  ],
  ['a grant', [grant('premium', 80)], { role: 'premium', cardLimit: 80 }],
  ['a purchase after a grant of free', [grant('free', 1), premium()], asPremium],
  ['a grant of free after a purchase', [premium(1), grant('free', 1, 2)], free],
  ['a grant beside a purchase that was refunded', [grant('premium', 50), premium(), refund(1900)], asPremium],
  [
    'a greater limit granted than bought',
    [grant('premium', 1000), corporate()],
    { role: 'enterprise', cardLimit: 1000 },
  ],
  ['a smaller purchase after a greater grant', [grant('enterprise', 500), premium()], asCorporate],
  ['a purchase by an admin', [grant('admin', 500), premium()], { role: 'admin', cardLimit: 500 }],
  ['two grants', [grant('enterprise', 500, 0), grant('premium', 50, 1)], asPremium],
])('%s has the same entitlement in any order of entries', (_what, entries, expected) => {
  expect(entitlementOf(entries)).toEqual(expected);
  expect(entitlementOf([...entries].reverse())).toEqual(expected);
});

test.each([
  ['the same plan paid twice: the second', [premium(1, 'a'), premium(2, 'b')], ['b']],
  ['twice within one second: the one begun later', [premium(1, 'b'), premium(1, 'a')], ['b']],
  ['the smaller plan after the greater', [corporate(1), premium(2, 'b')], ['b']],
  ['an upgrade: none', [premium(1), corporate(2)], []],
  ['bought again after a refund: none', [premium(1), refund(1900), premium(2, 'b')], []],
  [
    'bought again after an admin took the first away: none',
    [premium(1), grant('free', 1, 2), premium(3, 'b')],
    [],
  ],
])('redundant payments, %s', (_what, entries, expected) => {
  expect(redundantPayments(entries)).toEqual(expected);
  expect(redundantPayments([...entries].reverse())).toEqual(expected);
});

test.each([
  [[], 'none'],
  [[premium()], 'kept'],
  [[premium(), refund(100)], 'kept'],
  [[premium(), refund(1900)], 'returned'],
  [[premium(), dispute('dispute_opened')], 'disputed'],
  [[premium(), dispute('dispute_opened'), dispute('dispute_lost')], 'lost'],
])('%#: the money of a payment is %s', (entries, expected) => {
  expect(settlementOf(entries)).toBe(expected);
});

const moved = (kind: 'moved_out' | 'moved_in', minute = 2) => ({
  ...corporate(minute),
  kind,
  providerId: 'company',
});

test('a plan that was moved out is that of the other account', () => {
  expect(entitlementOf([corporate(), moved('moved_out')])).toEqual(free);
  expect(entitlementOf([premium(), corporate(), moved('moved_out')])).toEqual(asPremium);
  expect(entitlementOf([moved('moved_in')])).toEqual(asCorporate);
});

test.each([
  ['withdrawn', [anEntry({ kind: 'withdrawal', paymentId: 'corporate' })]],
  ['refunded', [{ ...refund(9000), paymentId: 'corporate' }]],
  ['lost in a dispute', [{ ...dispute('dispute_lost'), paymentId: 'corporate' }]],
])('a plan that was moved in ends when its payment is %s', (_, later) => {
  expect(entitlementOf([moved('moved_in'), ...later])).toEqual(free);
});

test('only Corporate can be moved, with the money that was not returned', () => {
  const partly = { ...refund(1000), paymentId: 'corporate' };
  const { purchases, grant: granted } = corporateEntries([premium(), corporate(), partly]);
  expect(purchases).toMatchObject([{ paymentId: 'corporate', amountCents: 8000 }]);
  expect(granted).toBeNull();
  expect(corporateEntries([grant('enterprise', 700)]).grant).toMatchObject({ cardLimit: 700 });
  expect(corporateEntries([grant('premium', 50)]).grant).toBeNull();
});
