import type { PoolClient } from 'pg';
import { Refusal } from '#contract/errors.ts';
import type { PeopleResult, SentPeople } from '#contract/people-schemas.ts';
import { submittedContent } from '#domain/design/fill-in.ts';
import { personStateOf } from '#domain/design/people-of-design.ts';
import { branchIdOf } from '#domain/design/person-content.ts';
import { rowsToAccept, waitingMax } from '#domain/design/rows-to-accept.ts';
import type { Database } from '../../database/db.ts';
import { uuidv7 } from '../../database/ids.ts';
import type { Actor } from '../actor.ts';
import { lockAccountCount } from '../cards/card-statements.ts';
import { lockedCards } from '../designs/cards-of-design.ts';
import { findDesign } from '../designs/designs.ts';
import { type Place, readListedPeople, rememberRows } from '../designs/listed-people.ts';
import { inTransaction } from '../transaction.ts';
import { existingCards } from './existing-cards.ts';
import { importRows } from './import-rows.ts';

/** The people of a design as programs know them. */
export function syncedPeopleStore(db: Database) {
  return {
    /**
     * Compares a list with the cards of a design. A person has the card that was found or made for their id before; others
     * are matched as the rows of an imported list are, and compared with what was sent before in the same way. New and
     * changed people wait to be accepted, in place of what the program sent about them before, or become cards if the design takes them at once. Of the others nothing waits any
     * more. Nobody is deleted.
     */
    sync: (
      accountId: string,
      designId: string,
      { people, complete }: SentPeople,
      { by, now }: { by: Actor; now: Date },
    ): Promise<PeopleResult> =>
      inTransaction(db, async (client) => {
        const place: Place = [accountId, designId];
        await client.query({ ...lockAccountCount, values: [accountId] });
        const design = await findDesign(client, accountId, designId);
        if (!design) throw new Refusal('DESIGN_NOT_FOUND');
        const { company } = design;
        const listed = await readListedPeople(client, place);
        const cards = existingCards(company, await lockedCards(client, 'cards', ...place), listed);
        const known = new Map(
          listed.flatMap(({ externalId, cardId }) => (externalId === null ? [] : [[externalId, cardId]])),
        );
        const cells = new Map(
          people.map(({ externalId, texts, branch, branchId }) => [
            externalId,
            submittedContent(company, { texts, branchId: branchIdOf(company, branch ?? branchId ?? '') }),
          ]),
        );
        const rows = rowsToAccept(
          company,
          Array.from(cells, ([id, content]) => ({
            id,
            cardId: known.get(id) ?? null,
            content,
            isListed: true,
          })),
          cards,
        );
        const results = rows.map((row) => ({ ...row, state: personStateOf(company, row) }));
        const counted = results.filter(({ state }) => state !== 'problem');
        const differing = counted.filter(({ state }) => state !== 'same');
        // Words that nobody can tell from a person's own wait for somebody who can.
        const taken = company.takesPeopleAtOnce ? differing.filter(({ isCertain }) => isCertain) : [];
        const madeOf = await importRows(client, accountId, design, taken, by, 'cards_imported');
        const cardOf = new Map(
          counted.flatMap(({ id, card }) => {
            const cardId = madeOf.get(id) ?? card?.id;
            return cardId === undefined ? [] : [[id, cardId] as const];
          }),
        );
        const waiting = differing
          .filter(({ id }) => !madeOf.has(id))
          .map(({ id }) => ({
            id: uuidv7(),
            externalId: id,
            cardId: cardOf.get(id) ?? null,
            // As it was sent: it is compared with the card when somebody decides.
            content: cells.get(id) ?? {},
          }));
        const isWaiting = new Set(waiting.map(({ externalId }) => externalId));
        await rememberRows(
          client,
          place,
          counted.flatMap(({ id, listed: row }) => {
            const cardId = cardOf.get(id);
            return cardId === undefined
              ? []
              : [{ cardId, externalId: id, cells: isWaiting.has(id) ? null : row }];
          }),
        );
        await withdraw(
          client,
          place,
          counted.flatMap(({ id }) => (isWaiting.has(id) ? [] : [id])),
        );
        await store(client, place, waiting, now);
        const named = new Set(people.map(({ externalId }) => externalId));
        const present = new Set(cards.map(({ id }) => id));
        return {
          people: results.map(({ id, state, card, problems, duplicateOf }) => ({
            externalId: id,
            state,
            cardId: cardOf.get(id) ?? card?.id ?? null,
            problems: [...problems],
            duplicateOf,
          })),
          gone: complete
            ? Array.from(known, ([externalId, cardId]) => ({ externalId, cardId })).filter(
                ({ externalId, cardId }) => !named.has(externalId) && present.has(cardId),
              )
            : [],
        };
      }),
  };
}

async function withdraw(client: PoolClient, place: Place, externalIds: readonly string[]): Promise<void> {
  if (externalIds.length === 0) return;
  await client.query(
    `UPDATE submissions SET state = 'declined', decided_at = now()
     WHERE account_id = $1 AND design_id = $2 AND external_id = ANY ($3::text[]) AND state = 'waiting'`,
    [...place, externalIds],
  );
}

type WaitingPerson = { id: string; externalId: string; cardId: string | null; content: object };

/** The same texts again keep their version, so that whoever has seen the row can accept it. */
async function store(
  client: PoolClient,
  place: Place,
  people: readonly WaitingPerson[],
  now: Date,
): Promise<void> {
  if (people.length === 0) return;
  await client.query(
    `INSERT INTO submissions (account_id, id, design_id, key, external_id, card_id, content, sent_at)
     SELECT $1, sent.id, $2, sent.id, sent."externalId", sent."cardId", sent.content, $4
     FROM jsonb_to_recordset($3::jsonb) AS sent (id uuid, "externalId" text, "cardId" uuid, content jsonb)
     ON CONFLICT (account_id, design_id, external_id) WHERE state = 'waiting' AND external_id IS NOT NULL
     DO UPDATE SET content = excluded.content, card_id = excluded.card_id, sent_at = excluded.sent_at,
       version = submissions.version + (submissions.content IS DISTINCT FROM excluded.content)::integer`,
    [...place, JSON.stringify(people), now],
  );
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM submissions WHERE account_id = $1 AND state = 'waiting'`,
    [place[0]],
  );
  if ((rows[0]?.count ?? 0) > waitingMax) throw new Refusal('TOO_MANY_SUBMISSIONS');
}
