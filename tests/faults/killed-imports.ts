import { setTimeout as wait } from 'node:timers/promises';
import { uuidv7 } from '#api/database/ids.ts';
import { cardStore } from '#api/store/cards/cards.ts';
import { designStore } from '#api/store/designs/designs.ts';
import { cardOf } from '#domain/card/flat-card.ts';
import { failedExpectations, type Size } from './report.ts';
import { addPerson, countSaved, type Saver } from './savers.ts';
import type { TestCluster } from './test-cluster.ts';

const perImport = 25;
/** Four imports fit, and the card that the design was made from. */
const cardLimit = 4 * perImport + 1;
const timeoutMs = 20_000;

export type Importer = Saver & { designId: string };

/**
 * The API is killed with SIGKILL during imports, each repeated with its key until it is answered, and more are sent at
 * once than the limit allows: every import is stored whole or not at all, once, and within the limit.
 */
export async function killedImports({ db, startNode }: TestCluster, { saves, kills }: Size) {
  const node = await startNode();
  const importers = await Promise.all(Array.from({ length: saves / 100 }, () => addImporter(db, cardLimit)));
  const acknowledged = new Map(importers.map(({ userId }) => [userId, [firstName]]));
  let [ended, refused, lost] = [0, 0, 0];
  const work = importers.flatMap((importer) =>
    Array.from({ length: 6 }, async () => {
      const [key, names] = [uuidv7(), Array.from({ length: perImport }, () => uuidv7())];
      for (;;) {
        const status = await importNames(node.origin, importer, names, key);
        if (status === 201) acknowledged.get(importer.userId)?.push(...names);
        if (status === 403) refused += 1;
        if (status === 201 || status === 403) break;
        lost += 1;
        await wait(50);
      }
      ended += 1;
    }),
  );
  const killing = (async () => {
    for (let killed = 0; killed < kills; killed += 1) {
      while (ended < (work.length * (killed + 1)) / (kills + 1)) await wait(2);
      await node.kill();
      await node.restart();
    }
  })();
  await Promise.all([...work, killing]);
  const counted = await countSaved(db, acknowledged);
  return {
    ...counted,
    told: [`${kills} kills`, `${work.length} imports, ${refused} refused at the limit, ${lost} repeated`],
    wrong: failedExpectations({
      'four imports of each importer are stored': counted.stored === importers.length * cardLimit,
      'nothing is stored of a refused import': counted.stored === counted.acknowledged,
    }),
  };
}

export const firstName = 'The first card';

/** A user with one card and a company design of it. */
export async function addImporter(db: TestCluster['db'], cardLimit: number): Promise<Importer> {
  const person = await addPerson(db, { role: 'enterprise', cardLimit });
  const card = {
    id: uuidv7(),
    name: firstName,
    card: cardOf({ companyName: 'Kvások', fullName: 'Elena' }),
  };
  await cardStore(db).save(person.accountId, { ...card, logoId: null }, null);
  const design = { id: uuidv7(), name: 'Kvások', cardId: card.id };
  const { id: designId } = await designStore(db).createFromCard(person.accountId, design, null);
  return { ...person, designId };
}

/** The status of one import, or null without a response. */
export async function importNames(
  origin: string,
  { cookie, designId }: Importer,
  names: readonly string[],
  key: string,
): Promise<number | null> {
  try {
    const response = await fetch(`${origin}/api/designs/${designId}/cards`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ create: names.map((fullName) => ({ texts: { fullName } })) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return null;
  }
}
