import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB, type StoreNames } from 'idb';
import type { DraftPlace, DraftRow } from './draft-row.ts';
import {
  dropUnwritten,
  forgetUnwrittenOf,
  readUnwritten,
  rowWithUnwritten,
  unwrittenSubjects,
} from './unwritten-draft.ts';

/** Whose drafts: a user's id, or this word for whoever is not signed in. */
export const visitor = 'visitor';

export const newCard = 'new';

/** What a visitor brought along to an account that has a draft of its own. */
export const carriedOver = 'brought-along';

export type DraftKey = [owner: string, subject: string];

export type DraftSchema = DBSchema & {
  drafts: { key: DraftKey; value: DraftRow };
  /** Apart from the drafts, so that a keystroke does not write a picture again. */
  logos: { key: DraftKey; value: Blob };
  /** By owner. A tab may write while the token it found is still there; logging out removes it. */
  tokens: { key: string; value: string };
};

export const draftStores = ['drafts', 'logos', 'tokens'] as const;

let opened: Promise<IDBPDatabase<DraftSchema>> | null = null;

/** Stays open as long as the page does: what is written while the page unloads cannot wait for an opening. */
export function draftDatabase(): Promise<IDBPDatabase<DraftSchema>> {
  opened ??= openDB<DraftSchema>('vizitka', 2, {
    upgrade(created, before, _after, tx) {
      created.createObjectStore('tokens');
      if (before === 0) {
        created.createObjectStore('drafts');
        created.createObjectStore('logos');
        return;
      }
      void moveToVisitor(tx.objectStore('drafts'));
      void moveToVisitor(tx.objectStore('logos'));
    },
    // A newer version of the page, in another tab, may need the database to itself.
    blocking: (_present, _next, event) => {
      (event.target as IDBDatabase).close();
      opened = null;
    },
    terminated: () => {
      opened = null;
    },
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** The one draft of the first version belonged to the browser, so to nobody who signs in. */
async function moveToVisitor<Name extends 'drafts' | 'logos'>(
  store: IDBPObjectStore<DraftSchema, StoreNames<DraftSchema>[], Name, 'versionchange'>,
): Promise<void> {
  const old = IDBKeyRange.only('draft');
  const kept = await store.get(old);
  if (!kept) return;
  await store.put(kept, [visitor, newCard]);
  await store.delete(old);
}

/** All keys of one owner: an array sorts after every text. */
function keysOf(owner: string): IDBKeyRange {
  return IDBKeyRange.bound([owner], [owner, []]);
}

/** Removes every draft and logo of a person from this device, and stops tabs that still hold one from writing it back. */
export async function deleteDraftsOf(owner: string): Promise<void> {
  try {
    const tx = (await draftDatabase()).transaction(draftStores, 'readwrite');
    await Promise.all([
      tx.objectStore('drafts').delete(keysOf(owner)),
      tx.objectStore('logos').delete(keysOf(owner)),
      tx.objectStore('tokens').delete(owner),
      tx.done,
    ]);
  } finally {
    forgetUnwrittenOf(owner);
  }
}

/** The same for everybody who has signed in on this device; a visitor's draft stays. */
export async function deleteAllDrafts(): Promise<void> {
  const owners = await (await draftDatabase()).getAllKeys('tokens');
  for (const owner of owners) if (owner !== visitor) await deleteDraftsOf(owner);
}

/** Makes the visitor's draft the draft of the person who just signed in. One that they have already stays beside it until they choose. */
export async function adoptVisitorDraft(userId: string): Promise<void> {
  await writeUnwritten({ owner: visitor, subject: newCard });
  const tx = (await draftDatabase()).transaction(draftStores, 'readwrite');
  const [drafts, logos] = [tx.objectStore('drafts'), tx.objectStore('logos')];
  const from: DraftKey = [visitor, newCard];
  const [draft, logo, own] = await Promise.all([
    drafts.get(from),
    logos.get(from),
    drafts.get([userId, newCard]),
  ]);
  if (draft) {
    const to: DraftKey = [userId, own ? carriedOver : newCard];
    await Promise.all([
      drafts.put(draft, to),
      logo ? logos.put(logo, to) : logos.delete(to),
      drafts.delete(from),
      logos.delete(from),
    ]);
  }
  // Other tabs of the visitor may still show it.
  await tx.objectStore('tokens').delete(visitor);
  await tx.done;
  forgetUnwrittenOf(visitor);
}

/** Writes what a page had not written when it was left, unless another page has kept something since. Where there is no room it waits. */
export async function writeUnwritten(place: DraftPlace): Promise<void> {
  const unwritten = readUnwritten(place);
  if (!unwritten) return;
  try {
    const key: DraftKey = [place.owner, place.subject];
    const tx = (await draftDatabase()).transaction(draftStores, 'readwrite');
    const [drafts, logos] = [tx.objectStore('drafts'), tx.objectStore('logos')];
    const [token, row] = await Promise.all([tx.objectStore('tokens').get(place.owner), drafts.get(key)]);
    const next = rowWithUnwritten(unwritten, { token, row });
    if (next) await drafts.put(next, key);
    if (next === null) await drafts.delete(key);
    if (next !== undefined && !next?.logo) await logos.delete(key);
    await tx.done;
    dropUnwritten(place);
  } catch {
    // What is kept can be read all the same.
  }
}

/** What this person has not saved yet on this device: the ids of changed cards, and the word for a new one. */
export async function unsavedOf(owner: string): Promise<Set<string>> {
  await Promise.all(unwrittenSubjects(owner).map((subject) => writeUnwritten({ owner, subject })));
  const keys = await (await draftDatabase()).getAllKeys('drafts', keysOf(owner));
  return new Set(keys.map(([, subject]) => subject));
}
