import type { PoolClient } from 'pg';
import type { CardImport, ImportResult, ListedRow } from '#contract/card/design-schemas.ts';
import { Refusal } from '#contract/errors.ts';
import { problemCodes } from '#contract/field-errors.ts';
import { applyPatch } from '#domain/card/card.ts';
import type { CardImages } from '#domain/card/card-images.ts';
import { onOneLine } from '#domain/card/line-breaks.ts';
import {
  applyDesign,
  type CompanyDesign,
  importProblems,
  ownContent,
  type PersonContent,
} from '#domain/design/company-design.ts';
import { designDocumentOf, listRulesOf, personDocumentOf } from '#domain/design/design-document.ts';
import { uuidv7 } from '../../database/ids.ts';
import { type Actor, actorUserId, logForActor } from '../actor.ts';
import { binCards, trimBin } from '../cards/card-statements.ts';
import { type IdempotencyKey, reserveCards } from '../cards/cards.ts';
import { lockedCards, rewrite } from './cards-of-design.ts';
import {
  importByKey,
  insertCards,
  insertImport,
  type StoredDesignRow,
  updateDesign,
} from './design-statements.ts';
import { type ListedPerson, rememberRows } from './listed-people.ts';
import { refuseProblems } from './refuse-problems.ts';

type Design = Pick<StoredDesignRow, 'id' | 'name' | keyof CardImages> & { company: CompanyDesign };

type ImportRequest = {
  list: CardImport;
  key: IdempotencyKey | null;
  /** Who imports, for the audit log: the user, or an admin who impersonates them. */
  by: Actor;
  /** What the log calls it: a list, or what a colleague sent and a manager accepted. */
  loggedAs: 'cards_imported' | 'submissions_accepted';
};

/**
 * Imports a list in a transaction that has locked the account's row, so imports of one account run one after the other and
 * an earlier request with the same key has ended. Throws a refusal before anything is stored, or rolls all of it back.
 */
export async function importCards(
  client: PoolClient,
  accountId: string,
  designId: string,
  { list, key, by, loggedAs }: ImportRequest,
  readDesign: () => Promise<Design>,
): Promise<{ result: ImportResult; isRepeated: boolean }> {
  const earlier = key && (await resultOf(client, accountId, key));
  if (earlier) return { result: earlier, isRepeated: true };
  const design = await readDesign();
  const { company } = design;
  refuseProblems(importProblems(company, list).map(({ path, kind }) => [path, problemCodes[kind]]));
  if (list.sizes) await saveSizes(client, accountId, design, list.sizes, actorUserId(by));
  // Cards that go make room for those that come.
  const binned = await binListed(client, accountId, designId, list.bin);
  await changeListed(client, accountId, designId, company, list.change);
  const created = await createListed(client, accountId, designId, company, list.create);
  await rememberRows(
    client,
    [accountId, designId],
    [
      ...list.create.flatMap(({ listed }, at) => listedPerson(created[at], listed)),
      ...list.change.flatMap(({ id, listed }) => listedPerson(id, listed)),
      ...list.seen.flatMap(({ id, listed }) => listedPerson(id, listed)),
    ],
  );
  const result = { created, changed: list.change.length, binned };
  // Counts and the id of the design: the audit log has nothing of the people on the cards.
  await logForActor(client, by, loggedAs, { ...result, created: created.length, designId });
  if (key) await client.query({ ...insertImport, values: [accountId, key.key, key.hash, result] });
  return { result, isRepeated: false };
}

/** The result of an earlier request with this key. The same key on a different request is refused. */
async function resultOf(client: PoolClient, accountId: string, { key, hash }: IdempotencyKey) {
  const { rows } = await client.query<{ requestHash: Buffer; result: ImportResult }>({
    ...importByKey,
    values: [accountId, key],
  });
  const [earlier] = rows;
  if (earlier && !earlier.requestHash.equals(hash)) throw new Refusal('INVALID_REQUEST');
  return earlier?.result ?? null;
}

/** Gives the design the sizes of the list, unless somebody has changed it since. */
async function saveSizes(
  client: PoolClient,
  accountId: string,
  { id, name, company, ...images }: Design,
  { typeset, version }: NonNullable<CardImport['sizes']>,
  userId: string,
): Promise<void> {
  const rules = listRulesOf(company);
  const card = applyPatch(company.card, { style: { typeset } });
  const document = designDocumentOf({ ...company, card }, images);
  const { rowCount } = await client.query({
    ...updateDesign,
    values: [
      accountId,
      id,
      name,
      document,
      images.logoId,
      version,
      images.pictureId,
      userId,
      rules && JSON.stringify(rules),
      images.darkLogoId,
    ],
  });
  if (rowCount === 0) throw new Refusal('DESIGN_CHANGED');
}

async function binListed(client: PoolClient, accountId: string, designId: string, ids: readonly string[]) {
  if (ids.length === 0) return 0;
  const { rows } = await client.query({ ...binCards, values: [accountId, ids, designId] });
  await client.query({ ...trimBin, values: [accountId] });
  return rows.length;
}

async function changeListed(
  client: PoolClient,
  accountId: string,
  designId: string,
  company: CompanyDesign,
  people: CardImport['change'],
): Promise<void> {
  if (people.length === 0) return;
  const ids = people.map(({ id }) => id);
  const cards = new Map(
    (await lockedCards(client, 'cards', accountId, designId, ids)).map((card) => [card.id, card]),
  );
  const changed = people.map(({ id, version, setIn, ...person }) => {
    const card = cards.get(id);
    if (!card) throw new Refusal('CARD_NOT_FOUND');
    if (version !== undefined && version !== card.version) throw new Refusal('CARD_CHANGED');
    // A list has neither pictures nor fonts: the person's stay, unless somebody took the font back.
    const { texts, picture, setIn: before } = card.content;
    const own = { ...person, picture, setIn: setIn === undefined ? before : (setIn ?? undefined) };
    const content = ownContent(company, own, texts);
    return { id, name: person.name, design: personDocumentOf(designId, content), pictureId: card.pictureId };
  });
  await rewrite(client, 'cards', accountId, changed, null, true);
}

async function createListed(
  client: PoolClient,
  accountId: string,
  designId: string,
  company: CompanyDesign,
  people: CardImport['create'],
): Promise<string[]> {
  if (people.length === 0) return [];
  await reserveCards(client, accountId, people.length);
  const cards = people.map((person) => ({
    id: uuidv7(),
    name: person.name ?? nameOf(company, person),
    design: personDocumentOf(designId, ownContent(company, person)),
  }));
  await client.query({ ...insertCards, values: [accountId, JSON.stringify(cards)] });
  return cards.map(({ id }) => id);
}

function listedPerson(cardId: string | undefined, listed: ListedRow | undefined): ListedPerson[] {
  if (cardId === undefined || !listed) return [];
  const { number, ...cells } = listed;
  return [{ cardId, externalId: number ?? null, cells }];
}

function nameOf(company: CompanyDesign, person: PersonContent): string {
  const { fullName, companyName } = applyDesign(company, person).content;
  return onOneLine(fullName || companyName || '');
}
