import type { IDBPObjectStore } from 'idb';
import {
  carriedOver,
  type DraftKey,
  type DraftSchema,
  draftDatabase,
  draftStores,
  newCard,
  writeUnwritten,
} from '../../../shared/drafts/draft-database.ts';
import type { DraftId, DraftRow } from '../../../shared/drafts/draft-row.ts';
import { allowUnwritten } from '../../../shared/drafts/unwritten-draft.ts';
import type { Draft } from '../core/draft.ts';
import { storedLogoOf } from './stored-logos.ts';

/** A draft as this browser keeps it; each time it is kept it has a new revision. */
export type StoredDraft = {
  draft: Draft;
  revision: string;
  savedAt: Date;
  baseVersion?: number;
  /** Its logo is the saved card's own and is not kept with it. */
  hasCardsLogo?: boolean;
};

/** The draft as it is seen. */
export function draftOf({ draft, hasCardsLogo }: StoredDraft, card: Draft): Draft {
  return hasCardsLogo ? { ...draft, logo: card.logo } : draft;
}

/** What was found at a place. */
export type OpenedDraft = {
  /** Lets this tab write there, until its owner logs out. */
  token: string;
  kept: StoredDraft | null;
  /** The owner's own draft, where the kept one is a visitor's that came along; one of them stays. */
  own: StoredDraft | null;
};

/** Opens a place: what is kept there, and the right to keep. */
export async function openDraft({ owner, subject }: DraftId): Promise<OpenedDraft> {
  await writeUnwritten({ owner, subject });
  const tx = (await draftDatabase()).transaction(draftStores, 'readwrite');
  const tokens = tx.objectStore('tokens');
  const read = async (key: DraftKey) =>
    keptDraft(await tx.objectStore('drafts').get(key), await tx.objectStore('logos').get(key));
  const kept = await read([owner, subject]);
  const along = subject === newCard ? await read([owner, carriedOver]) : null;
  const found = await tokens.get(owner);
  const token = found ?? crypto.randomUUID();
  if (!found) await tokens.put(token, owner);
  allowUnwritten(owner, token);
  await tx.done;
  return { token, kept: along ?? kept, own: along ? kept : null };
}

function keptDraft(row: DraftRow | undefined, file: Blob | undefined): StoredDraft | null {
  if (!row) return null;
  const { revision, savedAt, baseVersion, hasCardsLogo = false, logo, ...rest } = row;
  return {
    draft: { ...rest, logo: logo && file ? { ...logo, file } : null },
    revision,
    savedAt,
    ...(baseVersion !== undefined && { baseVersion }),
    ...(hasCardsLogo && { hasCardsLogo }),
  };
}

/** A place this tab may write to. */
export type DraftLock = DraftId & { token: string };

type Writing = {
  draft: Draft;
  madeFrom: string | null;
  /** The revision it becomes. */
  revision: string;
  isLogoNew: boolean;
  baseVersion?: number | undefined;
  /** Whether the draft that came along is decided about. */
  settlesBroughtAlong: boolean;
};

/** Another tab kept a draft since, or the owner has logged out. */
export type Refused = 'stale' | 'gone';

/** Keeps a draft made from the given revision, unless another tab has kept one since: then that one stays. */
export async function writeDraft(place: DraftLock, writing: Writing): Promise<StoredDraft | Refused> {
  const { draft, madeFrom, revision, isLogoNew, baseVersion, settlesBroughtAlong } = writing;
  const { logo, ...rest } = draft;
  const savedAt = new Date();
  const stored = logo && storedLogoOf(logo);
  const row: DraftRow = {
    ...rest,
    revision,
    savedAt,
    ...(baseVersion !== undefined && { baseVersion }),
    logo: logo && {
      name: logo.name,
      pixels: logo.pixels,
      ...(logo.preview && { preview: logo.preview }),
      ...(stored && { stored }),
    },
  };
  const refused = await change(place, madeFrom, async (drafts, logos, key) => {
    await drafts.put(row, key);
    if (logo && isLogoNew) await logos.put(logo.file, key);
    if (!logo) await logos.delete(key);
    if (!settlesBroughtAlong) return;
    await drafts.delete([place.owner, carriedOver]);
    await logos.delete([place.owner, carriedOver]);
  });
  return refused ?? { draft, revision, savedAt };
}

/** Forgets the draft of that revision: it was saved, or its maker starts over. */
export function clearDraft(place: DraftLock, madeFrom: string | null): Promise<Refused | null> {
  return change(place, madeFrom, async (drafts, logos, key) => {
    await drafts.delete(key);
    await logos.delete(key);
  });
}

/** Notes where the draft's logo is stored, so that saving it again sends the same request. */
export async function noteStoredLogo(place: DraftLock, revision: string, draft: Draft): Promise<void> {
  const stored = draft.logo && storedLogoOf(draft.logo);
  if (!stored) return;
  await change(place, revision, async (drafts, _logos, key) => {
    const row = await drafts.get(key);
    if (row?.logo) await drafts.put({ ...row, logo: { ...row.logo, stored } }, key);
  });
}

type Store<Name extends (typeof draftStores)[number]> = IDBPObjectStore<
  DraftSchema,
  typeof draftStores,
  Name,
  'readwrite'
>;

/** In one transaction, so that no two tabs both find the revision they knew, and none writes after a logout. */
async function change(
  { owner, subject, token }: DraftLock,
  madeFrom: string | null,
  write: (drafts: Store<'drafts'>, logos: Store<'logos'>, key: DraftKey) => Promise<void>,
): Promise<Refused | null> {
  const key: DraftKey = [owner, subject];
  const tx = (await draftDatabase()).transaction(draftStores, 'readwrite');
  const drafts = tx.objectStore('drafts');
  if ((await tx.objectStore('tokens').get(owner)) !== token) return 'gone';
  const present = await drafts.get(key);
  if (present && present.revision !== madeFrom) return 'stale';
  await write(drafts, tx.objectStore('logos'), key);
  await tx.done;
  return null;
}
