import { inArray } from 'drizzle-orm';
import type { Database } from '#api/database/db.ts';
import { uuidv7 } from '#api/database/ids.ts';
import { newSession } from '#api/security/session.ts';
import { binCards, insertCard } from '#api/store/cards/card-statements.ts';
import { cardStore } from '#api/store/cards/cards.ts';
import {
  accounts,
  companies,
  companyDesigns,
  companyMembers,
  sessions,
  ssoIdentities,
} from '#api/store/schema.ts';
import { sessionStore } from '#api/store/sessions/sessions.ts';
import { bulkLoad, vacuumAnalyze } from '#api/store/testing/bulk-load.ts';
import { explain, explainWrite, type Plan, type Statement } from '#api/store/testing/explain.ts';
import { userStore } from '#api/store/users/users.ts';
import { applyPatch, newCard } from '#domain/card/card.ts';
import { documentOf } from '#domain/card/card-document.ts';
import { defaultRules } from '#domain/design/company-design.ts';
import { designDocumentOf } from '#domain/design/design-document.ts';
import { cardLimits } from '#domain/plan/plans.ts';
import { lumenCard } from '../print/samples/lumen-texts.ts';
import { seedDatabase } from './seed-database.ts';
import type { SeedSize } from './seed-rows.ts';

/** The reads of every visit. Their cost must not depend on the amount of stored data. */
export const hotReads = {
  'card list': (db, { accountId }) => cardStore(db).list(accountId),
  login: (db, { username }) => userStore(db).findForLogin(username),
  session: (db, { tokenHash }) => sessionStore(db).find(tokenHash),
  'session of a company': (db, { tokenHash, companyId }) => sessionStore(db).find(tokenHash, null, companyId),
} as const satisfies Record<string, (db: Database, someone: Someone) => Promise<unknown>>;

/** The statements that save a card and that delete one. */
const hotWrites = {
  save: ({ accountId }) => ({
    text: insertCard.text,
    values: [
      accountId,
      uuidv7(),
      'Measured',
      documentOf(measuredCard),
      null,
      uuidv7(),
      Buffer.alloc(32),
      null,
      null,
    ],
  }),
  delete: ({ accountId, cardId }) => ({ text: binCards.text, values: [accountId, [cardId], null] }),
} as const satisfies Record<string, (someone: Someone) => Statement>;

type HotWrite = keyof typeof hotWrites;
export type HotRead = keyof typeof hotReads | HotWrite;
type Person = { accountId: string; companyId: string; username: string; tokenHash: Buffer };
type Someone = Person & { cardId: string };

const measuredCard = applyPatch(newCard, { content: lumenCard });

/** Enough that the smallest database has more than a few pages of them. */
const designsOfUser = 5;

const hourMs = 3_600_000;

/** Odd, so that there is a median. */
const sampledUsers = 15;

/** Fills a database with users and sessions, and returns a plan of each read and write out of a sample of users. */
export async function explainHotReads(db: Database, size: SeedSize): Promise<Record<HotRead, Plan>> {
  return explainPeople(db, await fillForReads(db, size));
}

/** The median plan of each hot read over some users. */
async function explainPeople(db: Database, people: Someone[]): Promise<Record<HotRead, Plan>> {
  const plansOf = async (plan: (someone: Someone) => Promise<Plan>) => {
    const plans: Plan[] = [];
    for (const someone of people) plans.push(await plan(someone));
    return plans.toSorted((a, b) => a.buffers - b.buffers);
  };
  const medianOf = async (read: keyof typeof hotReads) =>
    median(await plansOf((someone) => explain(db, (recording) => hotReads[read](recording, someone))));
  // The count of cards needs the index of accounts as well where rolled-back writes have filled its page.
  const fewestOf = async (write: HotWrite) =>
    first(await plansOf((someone) => explainWrite(db, hotWrites[write](someone))));
  return {
    'card list': await medianOf('card list'),
    login: await medianOf('login'),
    session: await medianOf('session'),
    'session of a company': await medianOf('session of a company'),
    save: await fewestOf('save'),
    delete: await fewestOf('delete'),
  };
}

/** Fills a database with users, cards, sessions, designs and a company of each user; returns a sample of the users. */
async function fillForReads(db: Database, size: SeedSize): Promise<Someone[]> {
  const rows = await seedDatabase(db, size);
  const people: Person[] = [];
  const step = Math.floor(size.users / sampledUsers);
  const companyIds: string[] = [];
  function* companyAccounts() {
    for (const account of rows.accounts()) {
      const id = uuidv7();
      companyIds.push(id);
      yield { ...account, id, kind: 'company' as const, cardCount: 0 };
    }
  }
  function* companyRows() {
    for (const accountId of companyIds)
      yield {
        accountId,
        name: 'Stavby Kriváň',
        country: 'SK',
        isSsoOnly: false,
        ssoOnlySince: null,
        deletesAt: null,
        createdAt: new Date(),
      };
  }
  function* memberRows() {
    let index = 0;
    for (const { id: userId } of rows.users()) {
      yield { accountId: companyIds[index] ?? '', userId, role: 'owner' as const, since: new Date() };
      index += 1;
    }
  }
  function* identityRows() {
    let index = 0;
    for (const { id: userId } of rows.users()) {
      const accountId = companyIds[index] ?? '';
      yield { accountId, issuer: 'https://id.example', subject: userId, userId, createdAt: new Date() };
      index += 1;
    }
  }
  function* sessionRows() {
    let index = 0;
    for (const { id, accountId, username } of rows.users()) {
      const createdAt = new Date();
      const session = newSession(createdAt).stored;
      const { tokenHash } = session;
      const companyId = companyIds[index] ?? '';
      if (index % step === 0 && people.length < sampledUsers)
        people.push({ accountId, companyId, username, tokenHash });
      index += 1;
      // So that no read marks the session as seen, however long the bench takes.
      const lastSeenAt = new Date(createdAt.getTime() + hourMs);
      const moments = { createdAt, signedInAt: createdAt, lastSeenAt, confirmedAt: null };
      const device = {
        device: 'Firefox, Linux',
        network: '192.0.*.*',
        confirmationHash: null,
        ssoAccountId: null,
      };
      yield { ...session, actorId: id, subjectId: id, ...moments, ...device };
    }
  }
  function* designRows() {
    const design = designDocumentOf({
      card: measuredCard,
      rules: defaultRules(measuredCard.content),
      branches: [],
    });
    for (const { id: accountId } of rows.accounts()) {
      for (let count = 0; count < designsOfUser; count += 1) {
        const now = new Date();
        yield {
          accountId,
          id: uuidv7(),
          name: 'A design',
          design,
          version: 1,
          logoId: null,
          darkLogoId: null,
          pictureId: null,
          listRules: null,
          createdAt: now,
          updatedAt: now,
        };
      }
    }
  }
  await bulkLoad(db, async (copy) => {
    await copy(accounts, companyAccounts());
    await copy(companies, companyRows());
    await copy(companyMembers, memberRows());
    await copy(ssoIdentities, identityRows());
    await copy(sessions, sessionRows());
    await copy(companyDesigns, designRows());
  });
  // Room for one more card.
  await db
    .update(accounts)
    .set({ cardLimit: cardLimits.enterprise })
    .where(
      inArray(
        accounts.id,
        people.map(({ accountId }) => accountId),
      ),
    );
  await vacuumAnalyze(db);
  return Promise.all(
    people.map(async (person) => {
      const [card] = await cardStore(db).list(person.accountId);
      if (!card) throw new Error('A user without cards');
      return { ...person, cardId: card.id };
    }),
  );
}

const median = (sorted: Plan[]) => first(sorted.slice(Math.floor(sorted.length / 2)));

function first([plan]: Plan[]): Plan {
  if (!plan) throw new Error('There are no plans');
  return plan;
}
