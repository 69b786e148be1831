import type { User } from '#contract/account-schemas.ts';
import type { AuditEntry } from '#contract/audit.ts';
import { id } from './stubs.ts';

type Facts = Pick<User, 'role' | 'cardCount' | 'cardLimit'> & { on: string; isAdmin?: boolean };

function user(number: number, username: string, { on, isAdmin = false, ...plan }: Facts): User {
  const email = `${username}@cards.example`;
  return { id: id(number), username, email, isAdmin, createdAt: `${on}T10:00:00.000Z`, ...plan };
}

const free = { role: 'free', cardCount: 0, cardLimit: 1 } as const;
const premium = { role: 'premium', cardLimit: 50 } as const;
const corporate = { role: 'enterprise', cardLimit: 500 } as const;
const operator = user(9, 'admin', {
  role: 'admin',
  cardCount: 4,
  cardLimit: 50,
  on: '2026-01-04',
  isAdmin: true,
});

export const someUsers: readonly User[] = [
  operator,
  user(1, 'elena', { ...premium, cardCount: 6, on: '2026-02-11', isAdmin: true }),
  user(2, 'mira.dolina', { ...premium, cardCount: 12, on: '2026-03-02' }),
  user(3, 'vlkova', { ...corporate, cardCount: 184, on: '2026-03-19' }),
  user(4, 'tomas_breza', { ...premium, cardCount: 50, on: '2026-05-27' }),
  user(5, 'otobielik', { ...free, on: '2026-07-08' }),
  user(6, 'adam.krivan', { ...corporate, cardCount: 37, on: '2026-08-30' }),
  user(7, 'zuzana', { ...free, on: '2026-10-15' }),
  user(8, 'peter.h', { ...free, on: '2026-11-09' }),
];

const endless = 'najneobhospodarovavatelnejsia-konstantinopolitanska-uctovnicka-x';

export const longUsers: readonly User[] = [
  operator,
  user(2, endless, { role: 'enterprise', cardCount: 123_456, cardLimit: 2_147_483_647, on: '2026-09-28' }),
  user(3, 'x', { role: 'free', cardCount: 3, cardLimit: 1, on: '2026-12-28' }),
];

/** A time of day some days ago. */
function ago(days: number, hour: number, minute: number): string {
  const at = new Date();
  at.setDate(at.getDate() - days);
  at.setHours(hour, minute, 0, 0);
  return at.toISOString();
}

type EntryDetails = Partial<Pick<AuditEntry, 'before' | 'after' | 'actorId'>>;

let number = 0;
function entry(
  at: string,
  who: string,
  action: AuditEntry['action'],
  whom: string,
  details: EntryDetails = {},
): AuditEntry {
  number += 1;
  return {
    id: id(500 - number),
    at,
    actorId: id(1),
    actorName: who,
    subjectId: id(2),
    subjectName: whom,
    action,
    before: null,
    after: null,
    requestId: 'picture',
    address: '194.160.4.1',
    ...details,
  };
}

export const someEntries: readonly AuditEntry[] = [
  entry(ago(0, 0, 46), 'admin', 'impersonation_ended', 'mira.dolina', { after: { seconds: 240 } }),
  entry(ago(0, 0, 42), 'admin', 'impersonation_started', 'mira.dolina'),
  entry(ago(0, 0, 15), 'admin', 'user_updated', 'vlkova', {
    before: { role: 'premium', cardLimit: 50 },
    after: { role: 'enterprise', cardLimit: 500 },
  }),
  entry(ago(1, 16, 31), 'elena', 'password_set', 'peter.h'),
  entry(ago(1, 11, 21), 'adam.krivan', 'deletion_cancelled', 'adam.krivan', { actorId: id(2) }),
  entry(ago(1, 11, 20), 'adam.krivan', 'deletion_requested', 'adam.krivan', { actorId: id(2) }),
  entry(ago(1, 9, 54), 'elena', 'user_deleted', 'test_account', { before: { cardCount: 0, role: 'free' } }),
  entry(ago(8, 9, 12), 'elena', 'user_updated', endless, {
    before: { username: 'zuzana', isAdmin: false, cardLimit: 5 },
    after: { username: endless, isAdmin: true, cardLimit: 1 },
  }),
];
