import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB, type StoreNames } from 'idb';
import type { DraftId } from '#editor/stored-draft.ts';
import type { DraftRow } from './draft-row.ts';
import {
  applyUnwritten,
  readUnwritten,
  removeAllUnwritten,
  removeUnwritten,
  unwrittenSubjects,
} from './unwritten-draft.ts';

/** The owner of drafts made without a session. Other owners are people, also for a company. */
export const visitor = 'visitor';

export const newCardSubject = 'new';

/** The subject of a visitor's draft that was moved to an account with a draft of its own. */
export const carriedOver = 'brought-along';

export type DraftKey = [owner: string, subject: string];

/** Where the file of a draft's picture is, beside its logo. */
export function pictureKey([owner, subject]: DraftKey): DraftKey {
  return [owner, `${subject}/picture`];
}

/** Where the logo's file for dark grounds is. */
export function darkLogoKey([owner, subject]: DraftKey): DraftKey {
  return [owner, `${subject}/dark-logo`];
}

/** Where all files of a draft are. */
export function fileKeys(key: DraftKey): DraftKey[] {
  return [key, darkLogoKey(key), pictureKey(key)];
}

export type DraftSchema = DBSchema & {
  drafts: { key: DraftKey; value: DraftRow };
  /** Logos and pictures, separate from the drafts, so that a keystroke does not rewrite an image. */
  logos: { key: DraftKey; value: Blob };
  /** By owner. A tab may write while its token is stored; logging out removes the token. */
  tokens: { key: string; value: string };
};

export const draftStores = ['drafts', 'logos', 'tokens'] as const;

type FileStore = IDBPObjectStore<DraftSchema, typeof draftStores, 'logos', 'readwrite'>;

let opened: Promise<IDBPDatabase<DraftSchema>> | null = null;

/** Opened once and kept open: a write during page unload cannot wait for the database to open. */
export function draftDatabase(): Promise<IDBPDatabase<DraftSchema>> {
  opened ??= openDB<DraftSchema>('vizitka', 3, {
    upgrade(created, before, _after, tx) {
      // Since version 3 designs are stored as documents. Flat ones are still read; older code must not open the database.
      if (before === 2) return;
      created.createObjectStore('tokens');
      if (before === 0) {
        created.createObjectStore('drafts');
        created.createObjectStore('logos');
        return;
      }
      void moveToVisitor(tx.objectStore('drafts'));
      void moveToVisitor(tx.objectStore('logos'));
    },
    // A newer version in another tab waits to upgrade the database.
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

/** Version 1 had one draft per browser. It becomes the visitor's. */
async function moveToVisitor<Name extends 'drafts' | 'logos'>(
  store: IDBPObjectStore<DraftSchema, StoreNames<DraftSchema>[], Name, 'versionchange'>,
): Promise<void> {
  const old = IDBKeyRange.only('draft');
  const kept = await store.get(old);
  if (!kept) return;
  await store.put(kept, [visitor, newCardSubject]);
  await store.delete(old);
}

/** All keys of one owner. IndexedDB sorts arrays after strings, so `[]` is an upper bound. */
function keysOf(owner: string): IDBKeyRange {
  return IDBKeyRange.bound([owner], [owner, []]);
}

/** Deletes a user's drafts and logos from this device. Without the token, open tabs cannot write them back. */
async function deleteDraftsOf(owner: string): Promise<void> {
  try {
    const tx = (await draftDatabase()).transaction(draftStores, 'readwrite');
    await Promise.all([
      tx.objectStore('drafts').delete(keysOf(owner)),
      tx.objectStore('logos').delete(keysOf(owner)),
      tx.objectStore('tokens').delete(owner),
      tx.done,
    ]);
  } finally {
    removeAllUnwritten(owner);
  }
}

/** Deletes the drafts of these owners of this device, never the visitor's. */
export async function deleteDrafts(isDeleted: (owner: string) => boolean): Promise<void> {
  const owners = await (await draftDatabase()).getAllKeys('tokens');
  for (const owner of owners) if (owner !== visitor && isDeleted(owner)) await deleteDraftsOf(owner);
}

/** Moves the visitor's draft to the user who just signed in. If they already have one, both are kept until they choose. */
export async function adoptVisitorDraft(userId: string): Promise<void> {
  await writeUnwritten({ owner: visitor, subject: newCardSubject });
  const tx = (await draftDatabase()).transaction(draftStores, 'readwrite');
  const [drafts, logos] = [tx.objectStore('drafts'), tx.objectStore('logos')];
  const from: DraftKey = [visitor, newCardSubject];
  const [draft, own] = await Promise.all([drafts.get(from), drafts.get([userId, newCardSubject])]);
  if (draft) {
    const to: DraftKey = [userId, own ? carriedOver : newCardSubject];
    await moveFiles(logos, from, to);
    await Promise.all([drafts.put(draft, to), drafts.delete(from)]);
  }
  // Stops other visitor tabs from writing the draft back.
  await tx.objectStore('tokens').delete(visitor);
  await tx.done;
  removeAllUnwritten(visitor);
}

/** Moves the unsaved changes of cards and designs that moved to another account. A new card stays where it was begun. */
export async function moveDrafts(from: string, to: string): Promise<void> {
  const moved = [...(await unsavedSubjects(from))].filter(
    (subject) => subject !== newCardSubject && subject !== carriedOver,
  );
  if (moved.length === 0) return;
  const tx = (await draftDatabase()).transaction(draftStores, 'readwrite');
  const [drafts, logos] = [tx.objectStore('drafts'), tx.objectStore('logos')];
  for (const subject of moved) {
    const [before, after]: [DraftKey, DraftKey] = [
      [from, subject],
      [to, subject],
    ];
    const draft = await drafts.get(before);
    if (draft && !(await drafts.get(after))) await drafts.put(draft, after);
    await drafts.delete(before);
    await moveFiles(logos, before, after);
  }
  // Without a token, a logout would not find them.
  const tokens = tx.objectStore('tokens');
  if (!(await tokens.get(to))) await tokens.put(crypto.randomUUID(), to);
  await tx.done;
}

/** Moves the files of a draft, in place of the other draft's. */
async function moveFiles(logos: FileStore, from: DraftKey, to: DraftKey): Promise<void> {
  const targets = fileKeys(to);
  for (const [index, source] of fileKeys(from).entries()) {
    const file = await logos.get(source);
    const target = targets[index] ?? to;
    await (file ? logos.put(file, target) : logos.delete(target));
    await logos.delete(source);
  }
}

/** Writes the changes a closed page left in local storage, unless a newer revision exists. Keeps them if the write fails. */
export async function writeUnwritten(id: DraftId): Promise<void> {
  const unwritten = readUnwritten(id);
  if (!unwritten) return;
  try {
    const key: DraftKey = [id.owner, id.subject];
    const tx = (await draftDatabase()).transaction(draftStores, 'readwrite');
    const [drafts, logos] = [tx.objectStore('drafts'), tx.objectStore('logos')];
    const [token, row] = await Promise.all([tx.objectStore('tokens').get(id.owner), drafts.get(key)]);
    const next = applyUnwritten(unwritten, { token, row });
    if (next) await drafts.put(next, key);
    if (next === null) await drafts.delete(key);
    if (next === null) await logos.delete(pictureKey(key));
    if (next !== undefined && !next?.logo) {
      await logos.delete(key);
      await logos.delete(darkLogoKey(key));
    }
    await tx.done;
    removeUnwritten(id);
  } catch {
    // The stored draft is still readable.
  }
}

/** The subjects of the owner's drafts: ids of changed cards, and `newCard` for a new one. */
export async function unsavedSubjects(owner: string): Promise<Set<string>> {
  await Promise.all(unwrittenSubjects(owner).map((subject) => writeUnwritten({ owner, subject })));
  const keys = await (await draftDatabase()).getAllKeys('drafts', keysOf(owner));
  return new Set(keys.map(([, subject]) => subject));
}
