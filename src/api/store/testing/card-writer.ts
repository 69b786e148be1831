import type { Database } from '../../database/db.ts';
import { uuidv7 } from '../../database/ids.ts';
import { cardStore } from '../cards/cards.ts';
import { uploadStore } from '../cards/uploads.ts';

/** What a writer expects of a card. */
type Expected = { name: string; version: number; logoId: string | null };

/** The cards, the bin and the uploads of a user, as a writer expects them or as they are stored. */
export type CardsOfUser = {
  live: Record<string, Expected>;
  bin: Record<string, Expected>;
  uploads: string[];
};

const design = { companyName: 'Atelier Lumen', fullName: 'Elena Marek' };

/** Saves, changes, copies, deletes and restores cards with and without logos, one after the other, until it is stopped. */
export function startCardWriter(db: Database, userId: string) {
  const [cards, uploads] = [cardStore(db), uploadStore(db)];
  const [live, bin] = [new Map<string, Expected>(), new Map<string, Expected>()];
  const logos: string[] = [];
  const progress = { steps: 0, isOver: false };

  const upload = async () => {
    const id = uuidv7();
    await uploads.request({ userId, id });
    await uploads.accept({ userId, id }, { contentType: 'image/png', byteSize: 1000 });
    logos.push(id);
  };
  const save = async () => {
    const card = { id: uuidv7(), name: `card ${progress.steps}`, design, logoId: logos.at(-1) ?? null };
    if (!(await cards.save(userId, card, null))) throw new Error('The limit is reached');
    live.set(card.id, { name: card.name, version: 1, logoId: card.logoId });
  };
  const copy = async (sourceId: string) => {
    const nameCopy = () => `copy ${progress.steps}`;
    const made = await cards.duplicate(userId, sourceId, { id: uuidv7(), nameCopy }, null);
    if (!made) throw new Error('There is no such card');
    live.set(made.id, { name: made.name, version: 1, logoId: made.logoId });
  };
  const change = async (id: string, before: Expected) => {
    const [name, logoId] = [`changed ${progress.steps}`, logos[progress.steps % logos.length] ?? null];
    await cards.change(userId, id, { name, design, logoId }, before.version);
    live.set(id, { name, version: before.version + 1, logoId });
  };
  const move = async (
    id: string,
    [from, to]: [Map<string, Expected>, Map<string, Expected>],
    store: (userId: string, id: string) => Promise<unknown>,
  ) => {
    const card = from.get(id);
    if (!card) return;
    await store(userId, id);
    from.delete(id);
    to.set(id, card);
  };

  const oneStep = async () => {
    const [oldest] = live;
    if (!oldest || progress.steps % 3 === 0) return save();
    const [id, card] = oldest;
    const latest = [...live.keys()].at(-1) ?? id;
    const [binned] = bin.keys();
    const steps = [
      () => change(latest, live.get(latest) ?? card),
      () => move(id, [live, bin], cards.bin),
      () => (binned ? move(binned, [bin, live], cards.restore) : upload()),
      () => copy(id),
      () => change(id, card),
      upload,
      () => move(latest, [live, bin], cards.bin),
    ];
    return steps[progress.steps % steps.length]?.();
  };
  const done = (async () => {
    while (!progress.isOver) {
      await oneStep();
      progress.steps += 1;
    }
  })();
  return {
    progress,
    /** Stops the writer; returns what must be stored. */
    stop: async (): Promise<CardsOfUser> => {
      progress.isOver = true;
      await done;
      return { live: Object.fromEntries(live), bin: Object.fromEntries(bin), uploads: logos.toSorted() };
    },
  };
}

/** What is stored of a user, in the form of a writer's expectation. */
export async function storedCards(db: Database, userId: string): Promise<CardsOfUser> {
  const cards = cardStore(db);
  const [live, bin] = await Promise.all([byId(cards.all(userId)), byId(cards.binned(userId))]);
  const uploads: string[] = [];
  for await (const { id } of uploadStore(db).accepted(userId)) uploads.push(id);
  return { live, bin, uploads: uploads.toSorted() };
}

async function byId(rows: AsyncIterable<Expected & { id: string }>): Promise<Record<string, Expected>> {
  const found: Record<string, Expected> = {};
  for await (const { id, name, version, logoId } of rows) found[id] = { name, version, logoId };
  return found;
}
