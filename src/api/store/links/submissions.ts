import { and, eq, sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { Refusal } from '#contract/errors.ts';
import type { AcceptedRow, AcceptResult } from '#contract/links/submission-schemas.ts';
import { listCellsOf } from '#domain/design/list-cells.ts';
import {
  personOf,
  type RowToAccept,
  rowsToAccept,
  type Submission,
  waitingMax,
  waitingOfLinkMax,
} from '#domain/design/rows-to-accept.ts';
import type { StoredLink } from '#domain/link/share-links.ts';
import type { Database } from '../../database/db.ts';
import { uuidv7 } from '../../database/ids.ts';
import type { Actor } from '../actor.ts';
import { lockAccountCount } from '../cards/card-statements.ts';
import { lockedCards } from '../designs/cards-of-design.ts';
import { findDesign } from '../designs/designs.ts';
import { type ListedPerson, readListedPeople, rememberRows } from '../designs/listed-people.ts';
import { submissions } from '../schema.ts';
import { recordEvent } from '../shared/record-event.ts';
import { inTransaction } from '../transaction.ts';
import { existingCards } from './existing-cards.ts';
import { importRows } from './import-rows.ts';
import { lockLimits, markLinkUsed } from './share-links.ts';

type StoredSubmission = Submission & {
  designId: string;
  /** The program's id of the person, for a row of a program. */
  externalId: string | null;
  version: number;
  state: 'waiting' | 'accepted' | 'declined';
  sentAt: Date;
};

/** What people sent by fill-in links. Every query of the account's side starts with its id. */
export function submissionStore(db: Database) {
  return {
    /** Stores what somebody sent by a link, in place of what they sent before and nobody has accepted. */
    submit: (link: StoredLink, key: string, content: Submission['content'], now: Date): Promise<void> =>
      db.transaction(async (tx) => {
        const { accountId, id: linkId, subjectId: designId, cardId } = link;
        await lockLimits(tx, accountId);
        const isOwn = and(
          eq(submissions.accountId, accountId),
          eq(submissions.linkId, linkId),
          eq(submissions.key, key),
          eq(submissions.state, 'waiting'),
        );
        const [earlier] = await tx.select({ version: submissions.version }).from(submissions).where(isOwn);
        const isChanged = sql`${submissions.content} IS DISTINCT FROM ${JSON.stringify(content)}::jsonb`;
        const [replaced] = await tx
          .update(submissions)
          .set({ content, version: sql`${submissions.version} + (${isChanged})::integer`, sentAt: now })
          .where(isOwn)
          .returning({ id: submissions.id, version: submissions.version });
        const submissionId = replaced?.id ?? uuidv7();
        if (!replaced) {
          const isWaiting = and(eq(submissions.accountId, accountId), eq(submissions.state, 'waiting'));
          const isOfLink = and(isWaiting, eq(submissions.linkId, linkId));
          if (
            (await tx.$count(submissions, isWaiting)) >= waitingMax ||
            (await tx.$count(submissions, isOfLink)) >= waitingOfLinkMax
          )
            throw new Refusal('TOO_MANY_SUBMISSIONS');
          await tx
            .insert(submissions)
            .values({ accountId, id: submissionId, designId, linkId, key, cardId, content, sentAt: now });
        }
        await markLinkUsed(tx, link, now);
        // The same texts again are nothing new.
        if (replaced && replaced.version === earlier?.version) return;
        const data = { submissionId, designId, cardId };
        const subjectIds = [cardId ?? submissionId];
        await recordEvent(tx, accountId, { type: 'person.submitted', data, subjectIds }, now);
      }),

    /** What somebody sent with this key by a link and nobody has decided yet; null if there is nothing. */
    ownWaiting: async ({ accountId, id }: StoredLink, key: string) => {
      const [own] = await db
        .select({ content: submissions.content, sentAt: submissions.sentAt })
        .from(submissions)
        .where(
          and(
            eq(submissions.accountId, accountId),
            eq(submissions.linkId, id),
            eq(submissions.key, key),
            eq(submissions.state, 'waiting'),
          ),
        );
      return own ?? null;
    },

    /** The submissions that wait, newest first. */
    listWaiting: (accountId: string): Promise<StoredSubmission[]> =>
      readSubmissions(db.$client, accountId, []),

    /**
     * Makes or changes the cards of these rows, in one transaction: those that are as they were seen and have no problem.
     * A row that was accepted before counts as accepted and changes nothing.
     */
    accept: (accountId: string, seen: readonly AcceptedRow[], by: Actor): Promise<AcceptResult> =>
      inTransaction(db, async (client) => {
        await client.query({ ...lockAccountCount, values: [accountId] });
        const ids = seen.map(({ id }) => id);
        const stored = await readSubmissions(client, accountId, ids);
        const done = stored.filter(({ id, state }) => state === 'accepted' && ids.includes(id));
        const waiting = stored.filter(({ state }) => state === 'waiting');
        const result: AcceptResult = { accepted: done.map(({ id }) => id), left: [] };
        const wanted = new Map(seen.map((row) => [row.id, row]));
        for (const { id } of done) wanted.delete(id);
        for (const designId of new Set(waiting.map((row) => row.designId))) {
          const design = await findDesign(client, accountId, designId);
          const rows = waiting.filter((row) => row.designId === designId);
          if (!design || !rows.some(({ id }) => wanted.has(id))) continue;
          const cards = await lockedCards(client, 'cards', accountId, designId);
          const accepted: RowToAccept[] = [];
          const listed = await readListedPeople(client, [accountId, designId]);
          const existing = existingCards(design.company, cards, listed);
          for (const row of rowsToAccept(design.company, rows.map(asListed), existing)) {
            const asSeen = wanted.get(row.id);
            if (!asSeen) continue;
            wanted.delete(row.id);
            const version = rows.find(({ id }) => id === row.id)?.version;
            const reason = leftReason(row, asSeen, version);
            if (reason) result.left.push({ id: row.id, reason });
            else accepted.push(row);
          }
          const cardOf = await importRows(client, accountId, design, accepted, by, 'submissions_accepted');
          const cellsOf = new Map(accepted.map(({ id, listed: cells }) => [id, cells]));
          await rememberRows(
            client,
            [accountId, designId],
            rows.flatMap(({ id, externalId }): ListedPerson[] => {
              const cardId = cardOf.get(id);
              if (externalId === null || cardId === undefined) return [];
              return [{ externalId, cardId, cells: cellsOf.get(id) ?? null }];
            }),
          );
          result.accepted.push(...accepted.map(({ id }) => id));
        }
        result.left.push(...Array.from(wanted.keys(), (id) => ({ id, reason: 'changed' as const })));
        await decide(client, accountId, result.accepted, 'accepted');
        return result;
      }),

    /**
     * Declines the rows that wait. Returns those that are declined now, also by an earlier request. What a program sent is
     * remembered, so that the card stays as it is until the program sends something else.
     */
    decline: (accountId: string, ids: readonly string[]): Promise<string[]> =>
      inTransaction(db, async (client) => {
        await client.query({ ...lockAccountCount, values: [accountId] });
        const stored = await readSubmissions(client, accountId, ids);
        const declined = stored.filter(({ id, state }) => state === 'waiting' && ids.includes(id));
        for (const designId of new Set(declined.map((row) => row.designId))) {
          const design = await findDesign(client, accountId, designId);
          const people = declined.flatMap((row): ListedPerson[] =>
            design && row.designId === designId && row.externalId !== null && row.cardId !== null
              ? [
                  {
                    externalId: row.externalId,
                    cardId: row.cardId,
                    cells: listCellsOf(design.company, personOf(design.company, asListed(row), 0)),
                  },
                ]
              : [],
          );
          await rememberRows(client, [accountId, designId], people);
        }
        await decide(client, accountId, ids, 'declined');
        const { rows } = await client.query<{ id: string }>(
          `SELECT id FROM submissions WHERE account_id = $1 AND id = ANY ($2::uuid[]) AND state = 'declined'`,
          [accountId, ids],
        );
        return rows.map(({ id }) => id);
      }),
  };
}

/** What a program sends is a row of a list; what a person sends by a link is right as it is. */
export function asListed<Row extends { externalId: string | null }>(row: Row): Row & { isListed: boolean } {
  return { ...row, isListed: row.externalId !== null };
}

/** Those that wait, and those with these ids. */
async function readSubmissions(
  client: Pick<PoolClient, 'query'>,
  accountId: string,
  ids: readonly string[],
): Promise<StoredSubmission[]> {
  const { rows } = await client.query<StoredSubmission>(
    `SELECT id, design_id AS "designId", external_id AS "externalId", card_id AS "cardId", version, state, content, sent_at AS "sentAt"
     FROM submissions WHERE account_id = $1 AND (state = 'waiting' OR id = ANY ($2::uuid[]))
     ORDER BY sent_at DESC, id DESC`,
    [accountId, ids],
  );
  return rows;
}

function leftReason(
  { card, problems, duplicateOf }: RowToAccept,
  seen: AcceptedRow,
  version: number | undefined,
) {
  if (version !== seen.version || (card?.id ?? null) !== seen.cardId) return 'changed';
  if (problems.length > 0) return 'problem';
  return duplicateOf === null ? null : 'duplicate';
}

async function decide(
  client: Pick<PoolClient, 'query'>,
  accountId: string,
  ids: readonly string[],
  state: 'accepted' | 'declined',
): Promise<void> {
  await client.query(
    `UPDATE submissions SET state = $3, decided_at = now()
     WHERE account_id = $1 AND id = ANY ($2::uuid[]) AND state = 'waiting'`,
    [accountId, ids, state],
  );
}
