import type { Overview } from '#contract/admin/overview.ts';
import type { UserPageData } from '#contract/admin/user-page.ts';
import { addDays } from '#domain/metrics/periods.ts';
import { someEntries, someUsers } from './sample-users.ts';
import { id } from './stubs.ts';

const to = new Date().toISOString().slice(0, 10);
const length = 30;

/** A number between 0 and 1 that is the same each time. */
const noise = (index: number, salt: number) =>
  Math.abs(Math.sin(index * 12.9898 + salt * 78.233) * 43_758.5453) % 1;

const days: Overview['days'] = Array.from({ length: 2 * length }, (_, index) => {
  const size = index < length ? 0.85 : 1;
  const of = (mean: number, salt: number) => Math.round(mean * size * (0.5 + noise(index, salt)));
  const paid = of(6, 4);
  const isRefund = index % 13 === 5;
  return {
    day: addDays(to, index + 1 - 2 * length),
    editorOpened: of(1600, 1),
    cardStarted: of(480, 2),
    fileMade: of(216, 3),
    cardSaved: of(90, 6),
    registered: of(34, 5),
    paid,
    paidCents: paid * 3900,
    refunded: isRefund ? 1 : 0,
    refundedCents: isRefund ? 1900 : 0,
  };
});

type Total = Overview['totals'][number];
const total = (kind: Total['kind'], value: string, count: number, cents = 0): Total => ({
  kind,
  value,
  total: count,
  cents,
  totalBefore: Math.round(count * 0.87),
  centsBefore: Math.round(cents * 0.87),
});

const findings = {
  textInMargin: 412,
  logoResolution: 368,
  smallestText: 241,
  contrast: 133,
  logoInMargin: 97,
  totalInk: 54,
};
const looks = { ridge: 412, bauhaus: 288, 'grand-deco': 190, terrazzo: 121, 'olive-branch': 64 };
const countries = { SK: 58, CZ: 44, DE: 31, AT: 19, GB: 14, PL: 9, HU: 8, FR: 6 };

export const someOverview: Overview = {
  timeZone: 'Europe/Bratislava',
  from: addDays(to, 1 - length),
  to,
  days,
  totals: [
    total('editorOpened', '', 48_210),
    total('cardStarted', '', 14_463),
    total('fileMade', 'clean', 5316),
    total('fileMade', 'open', 1192),
    total('registered', '', 1012),
    total('cardSaved', '', 2704),
    total('paid', 'premium', 135, 256_500),
    total('paid', 'corporate', 54, 486_000),
    total('refunded', 'premium', 3, 5700),
    total('refunded', 'corporate', 1, 9000),
    ...Object.entries(findings).map(([rule, count]) => total('fileFinding', rule, count)),
    ...Object.entries(looks).map(([look, count]) => total('lookChosen', look, count)),
    total('linkOpened', 'fillIn', 412),
    total('linkOpened', 'proof', 96),
    total('approved', '', 71),
    total('cardsImported', '', 1310),
    ...Object.entries(countries).map(([country, count]) => total('paidIn', country, count, count * 3900)),
  ],
  mail: {
    waiting: 2,
    oldestWaitingSeconds: 4,
    sent: 318,
    failed: 3,
    reasons: [
      { reason: 'mailbox full', count: 2 },
      { reason: 'address unknown', count: 1 },
    ],
  },
  payments: {
    messages: 27,
    lastMessageAt: `${to}T09:11:00.000Z`,
    waitingMessages: 0,
    paidWithoutPlan: 0,
    declined: 8,
    begun: 197,
    refundsWaiting: 0,
    oldestRefundSince: null,
  },
};

const [, , mira] = someUsers;
if (!mira) throw new Error('There is no third user');

export const someUserPage: UserPageData = {
  user: {
    ...mira,
    isEmailVerified: true,
    hasSecondFactor: true,
    language: 'sk',
    deletesAt: null,
    isBlocked: false,
  },
  sessions: [
    { device: 'Firefox, Windows', network: '194.160.*.*', lastSeenAt: `${to}T09:00:00.000Z` },
    { device: 'Safari, iPhone', network: '178.40.*.*', lastSeenAt: `${addDays(to, -1)}T19:20:00.000Z` },
  ],
  companies: [
    {
      id: id(61),
      name: 'Norfield Hydro',
      role: 'owner',
      members: 3,
      cards: 298,
      domains: [{ domain: 'norfield.example', provedAt: '2026-11-02T09:00:00.000Z', provedBy: 'dns' }],
    },
  ],
  cards: { own: 12, ofDesigns: 0, inBin: 3, designs: 1, lastChangeAt: `${to}T08:22:00.000Z` },
  mails: [
    {
      id: id(41),
      kind: 'newDevice',
      recipient: mira.email,
      state: 'failed',
      failure: 'mailbox full',
      createdAt: `${addDays(to, -2)}T15:41:00.000Z`,
    },
    {
      id: id(42),
      kind: 'contractConfirmed',
      recipient: mira.email,
      state: 'sent',
      failure: null,
      createdAt: `${addDays(to, -20)}T08:15:00.000Z`,
    },
  ],
  notes: [
    {
      id: id(51),
      author: 'lena',
      text: 'Asked why the links did not arrive: the mailbox was full. Ticket 881',
      createdAt: `${addDays(to, -1)}T15:58:00.000Z`,
    },
  ],
  audit: someEntries.slice(0, 5),
};
