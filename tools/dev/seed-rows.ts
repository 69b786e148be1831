import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import type { accounts, cards, users } from '#api/store/schema.ts';
import { usernameSkeleton } from '#domain/account/username-skeleton.ts';
import { documentOf } from '#domain/card/card-document.ts';
import { cardOf } from '#domain/card/flat-card.ts';
import { cardLimits, type Role } from '#domain/plan/plans.ts';
import { sampleFlatCard } from '../print/samples/sample-flat-card.ts';

type AccountRow = typeof accounts.$inferSelect;
type UserRow = typeof users.$inferSelect;
type CardRow = typeof cards.$inferSelect;

/** The number of rows to create. User names are user- and a number. */
export type SeedSize = { users: number; cards: number };
type SeedPlan = SeedSize & { firstNumber: number; passwordHash: string; now: Date };

export type SeedRows = {
  accounts: () => Generator<AccountRow>;
  users: () => Generator<UserRow>;
  cards: () => Generator<CardRow>;
};

const day = 24 * 60 * 60 * 1000;
/** Users sign up in the month before the first card; cards are spread over the following year. */
const signUpDays = 30;
const cardDays = 365;

/** Creates rows one at a time, deterministically. Cards are assigned to users in rotation, so the cards of one user are scattered. */
export function seedRows({ users, cards, firstNumber, passwordHash, now }: SeedPlan): SeedRows {
  const firstCardMs = now.getTime() - cardDays * day;
  const firstUserMs = firstCardMs - signUpDays * day;
  const [run, accountRun] = [randomBytes(10), randomBytes(10)];
  const signUpMs = (index: number) => firstUserMs + Math.floor((index * signUpDays * day) / users);
  // Computed from the index, so that millions of ids need no memory.
  const idOf = (msecs: number, index: number) => v7({ msecs, random: numberedBytes(run, index) });
  const accountId = (index: number) =>
    v7({ msecs: signUpMs(index), random: numberedBytes(accountRun, index) });

  return {
    *accounts() {
      for (let index = 0; index < users; index += 1) {
        const cardCount = Math.floor(cards / users) + (index < cards % users ? 1 : 0);
        const createdAt = new Date(signUpMs(index));
        yield { id: accountId(index), kind: 'person', ...planFor(cardCount, index), cardCount, createdAt };
      }
    },
    *users() {
      for (let index = 0; index < users; index += 1) {
        const username = `user-${String(firstNumber + index).padStart(6, '0')}`;
        const email = `${username}@seeded.example`;
        yield {
          id: idOf(signUpMs(index), index),
          accountId: accountId(index),
          username,
          usernameKey: username,
          usernameSkeleton: usernameSkeleton(username),
          email,
          emailKey: email,
          passwordHash,
          emailVerifiedAt: new Date(signUpMs(index)),
          isAdmin: false,
          hasSecondFactor: false,
          secondFactorSince: null,
          language: null,
          lastAccountId: null,
          deletesAt: null,
          blockedAt: null,
          createdAt: new Date(signUpMs(index)),
        };
      }
    },
    *cards() {
      for (let index = 0; index < cards; index += 1) {
        const msecs = firstCardMs + Math.floor((index * cardDays * day) / cards);
        const card = sampleFlatCard(index);
        const createdAt = new Date(msecs);
        yield {
          accountId: accountId(index % users),
          id: idOf(msecs, index),
          name: `${card.fullName}, ${card.companyName}`,
          design: documentOf(cardOf(card)),
          version: 1,
          logoId: null,
          darkLogoId: null,
          pictureId: null,
          createdAt,
          updatedAt: createdAt,
        };
      }
    },
  };
}

function planFor(cardCount: number, index: number): { role: Role; cardLimit: number } {
  const isLarge = cardCount > cardLimits.premium || index % 10 === 9;
  const role = cardCount === 0 ? 'free' : isLarge ? 'enterprise' : 'premium';
  return { role, cardLimit: cardLimits[role] };
}

/** An id with the run's random bytes and the number in the last five bytes, so that ids of one run are unique. */
function numberedBytes(run: Buffer, number: number): Uint8Array {
  const bytes = Buffer.alloc(16);
  run.copy(bytes);
  bytes.writeUIntBE(number, 11, 5);
  return bytes;
}
