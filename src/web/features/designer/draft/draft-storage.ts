import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import type { Draft } from './draft.ts';

/** A draft as this browser keeps it; each time it is kept it has a new revision. */
export type KeptDraft = { draft: Draft; revision: string; savedAt: Date };

type DraftRow = Omit<Draft, 'logo'> & {
  revision: string;
  savedAt: Date;
  logo: { name: string; pixels: { width: number; height: number } } | null;
};

type Schema = DBSchema & {
  drafts: { key: string; value: DraftRow };
  /** Apart from the drafts, so that a keystroke does not write a picture again. */
  logos: { key: string; value: Blob };
};

/** One draft for each browser. */
const key = 'draft';

let opened: Promise<IDBPDatabase<Schema>> | null = null;

/** Open as long as the page is: what is written as it goes away cannot wait for an opening. */
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('vizitka', 1, {
    upgrade(created) {
      created.createObjectStore('drafts');
      created.createObjectStore('logos');
    },
    // A newer version of the page, in another tab, may need the database to itself.
    blocking: (_present, _next, event) => {
      (event.target as IDBDatabase).close();
      opened = null;
    },
    terminated: () => {
      opened = null;
    },
  });
  return opened;
}

/** The kept draft, or null where there is none. */
export async function readDraft(): Promise<KeptDraft | null> {
  const tx = (await database()).transaction(['drafts', 'logos']);
  const [row, file] = await Promise.all([
    tx.objectStore('drafts').get(key),
    tx.objectStore('logos').get(key),
  ]);
  if (!row) return null;
  const { revision, savedAt, logo, ...rest } = row;
  return { draft: { ...rest, logo: logo && file ? { ...logo, file } : null }, revision, savedAt };
}

type Writing = { draft: Draft; madeFrom: string | null; isLogoNew: boolean };

/** Keeps a draft made from the given revision, unless another tab has kept one since: then that one stays. */
export async function writeDraft({ draft, madeFrom, isLogoNew }: Writing): Promise<KeptDraft | 'stale'> {
  const { logo, ...rest } = draft;
  const [revision, savedAt] = [crypto.randomUUID(), new Date()];
  const row = { ...rest, revision, savedAt, logo: logo && { name: logo.name, pixels: logo.pixels } };
  const isWritten = await change(madeFrom, async (drafts, logos) => {
    await drafts.put(row, key);
    if (logo && isLogoNew) await logos.put(logo.file, key);
    if (!logo) await logos.delete(key);
  });
  return isWritten ? { draft, revision, savedAt } : 'stale';
}

/** Forgets the draft of that revision: it was saved as a card, or its maker starts over. */
export async function clearDraft(madeFrom: string | null): Promise<void> {
  await change(madeFrom, async (drafts, logos) => {
    await drafts.delete(key);
    await logos.delete(key);
  });
}

type Store<Name extends 'drafts' | 'logos'> = IDBPObjectStore<
  Schema,
  ('drafts' | 'logos')[],
  Name,
  'readwrite'
>;

/** In one transaction, so that no two tabs both find the revision they knew. */
async function change(
  madeFrom: string | null,
  write: (drafts: Store<'drafts'>, logos: Store<'logos'>) => Promise<void>,
): Promise<boolean> {
  const tx = (await database()).transaction(['drafts', 'logos'], 'readwrite');
  const drafts = tx.objectStore('drafts');
  const present = await drafts.get(key);
  if (present && present.revision !== madeFrom) return false;
  await write(drafts, tx.objectStore('logos'));
  await tx.done;
  return true;
}
