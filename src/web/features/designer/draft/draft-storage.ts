import type { IDBPObjectStore } from 'idb';
import { documentOf, readStoredDesign } from '#domain/card/card-document.ts';
import {
  carriedOver,
  type DraftKey,
  type DraftSchema,
  draftDatabase,
  draftStores,
  newCard,
  writeUnwritten,
} from '../../../shared/drafts/draft-database.ts';
import type { DraftBase, DraftId, DraftRow } from '../../../shared/drafts/draft-row.ts';
import { allowUnwritten } from '../../../shared/drafts/unwritten-draft.ts';
import type { Draft } from '../core/draft.ts';
import type { ComparedDraft } from './differences.ts';
import { getStoredLogo } from './stored-logos.ts';

/** A draft in this browser's database. Every write gives it a new revision. */
export type StoredDraft = {
  draft: Draft;
  revision: string;
  savedAt: Date;
  baseVersion?: number;
  /** The saved card that the changes are based on; absent if an older release stored them. */
  base?: ComparedDraft;
  /** Its logo is the logo of the saved card and is not stored with the draft. */
  hasCardsLogo?: boolean;
};

/** The draft as the editor shows it, with the logo of the saved card where it has none of its own. */
export function draftOf({ draft, hasCardsLogo }: StoredDraft, card: Draft): Draft {
  return hasCardsLogo ? { ...draft, logo: card.logo } : draft;
}

/** The saved card that the changes of a draft began with: the present one, unless it was changed since. */
export function versionBaseOf(
  opened: OpenedDraft | null,
  card: Draft,
  version: number | undefined,
): ComparedDraft | null {
  const { stored = null } = opened ?? {};
  return !stored || stored.baseVersion === version ? card : (stored.base ?? null);
}

/** A stored draft, and the token for writing it. */
export type OpenedDraft = {
  /** Valid until the owner logs out. */
  token: string;
  stored: StoredDraft | null;
  /** The owner's own draft, if `stored` was carried over from before the login. The user chooses one of the two. */
  ownDraft: StoredDraft | null;
};

/** Reads the stored draft and the token; creates the token if the owner has none. */
export async function openDraft({ owner, subject }: DraftId): Promise<OpenedDraft> {
  await writeUnwritten({ owner, subject });
  const tx = (await draftDatabase()).transaction(draftStores, 'readwrite');
  const tokens = tx.objectStore('tokens');
  const read = async (key: DraftKey) =>
    storedDraftOf(await tx.objectStore('drafts').get(key), await tx.objectStore('logos').get(key));
  const stored = await read([owner, subject]);
  const carried = subject === newCard ? await read([owner, carriedOver]) : null;
  const found = await tokens.get(owner);
  const token = found ?? crypto.randomUUID();
  if (!found) await tokens.put(token, owner);
  allowUnwritten(owner, token);
  await tx.done;
  return { token, stored: carried ?? stored, ownDraft: carried ? stored : null };
}

function storedDraftOf(row: DraftRow | undefined, file: Blob | undefined): StoredDraft | null {
  if (!row) return null;
  const { name, branchId, revision, savedAt, baseVersion, hasCardsLogo = false, logo, base } = row;
  const design = readStoredDesign(row.design);
  const baseDesign = base && readStoredDesign(base.design);
  // Writing fails as well then, so the draft stays as it is.
  if (!design) throw new Error('A newer release stored this draft');
  return {
    draft: { name, design, logo: logo && file ? { ...logo, file } : null, branchId },
    revision,
    savedAt,
    ...(baseVersion !== undefined && { baseVersion }),
    ...(base && baseDesign && { base: { ...base, design: baseDesign } }),
    ...(hasCardsLogo && { hasCardsLogo }),
  };
}

/** The form in which a saved card is stored with its changes. */
export function draftBaseOf({ name, design, branchId, logo }: ComparedDraft): DraftBase {
  return {
    name,
    design: documentOf(design),
    ...(branchId !== undefined && { branchId }),
    logo: logo && {
      name: logo.name,
      ...(logo.stored && { stored: logo.stored }),
      file: { size: logo.file.size },
    },
  };
}

/** The right of this tab to write a draft. */
export type DraftAccess = DraftId & { token: string };

type DraftWrite = {
  draft: Draft;
  baseRevision: string | null;
  /** The new revision. */
  revision: string;
  isLogoNew: boolean;
  baseVersion?: number | undefined;
  base: ComparedDraft | null;
  /** Whether to delete the draft that was carried over from before the login. */
  deletesCarriedOver: boolean;
};

/** Another tab has stored a draft since, or the owner has logged out. */
export type WriteRefusal = 'stale' | 'loggedOut';

/** Stores a draft, unless the stored one is no longer the revision that it is based on. */
export async function writeDraft(
  access: DraftAccess,
  { draft, baseRevision, revision, isLogoNew, baseVersion, base, deletesCarriedOver }: DraftWrite,
): Promise<StoredDraft | WriteRefusal> {
  const { name, design, logo, branchId } = draft;
  const savedAt = new Date();
  const stored = logo && getStoredLogo(logo);
  const row: DraftRow = {
    name,
    design: documentOf(design),
    ...(branchId !== undefined && { branchId }),
    revision,
    savedAt,
    ...(baseVersion !== undefined && { baseVersion }),
    ...(base && { base: draftBaseOf(base) }),
    logo: logo && {
      name: logo.name,
      pixels: logo.pixels,
      ...(logo.preview && { preview: logo.preview }),
      ...(stored && { stored }),
    },
  };
  const refusal = await change(access, baseRevision, async (drafts, logos, key) => {
    await drafts.put(row, key);
    if (logo && isLogoNew) await logos.put(logo.file, key);
    if (!logo) await logos.delete(key);
    if (!deletesCarriedOver) return;
    await drafts.delete([access.owner, carriedOver]);
    await logos.delete([access.owner, carriedOver]);
  });
  return refusal ?? { draft, revision, savedAt };
}

/** Deletes the stored draft if it is still this revision. */
export function clearDraft(access: DraftAccess, revision: string | null): Promise<WriteRefusal | null> {
  return change(access, revision, async (drafts, logos, key) => {
    await drafts.delete(key);
    await logos.delete(key);
  });
}

/** Writes where the logo was uploaded to, so that a retry of the save sends the same request. */
export async function recordStoredLogo(access: DraftAccess, revision: string, draft: Draft): Promise<void> {
  const stored = draft.logo && getStoredLogo(draft.logo);
  if (!stored) return;
  await change(access, revision, async (drafts, _logos, key) => {
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

/** Compares the token and the revision and writes in one transaction, so that two tabs cannot overwrite each other and no tab writes after a logout. */
async function change(
  { owner, subject, token }: DraftAccess,
  revision: string | null,
  write: (drafts: Store<'drafts'>, logos: Store<'logos'>, key: DraftKey) => Promise<void>,
): Promise<WriteRefusal | null> {
  const key: DraftKey = [owner, subject];
  const tx = (await draftDatabase()).transaction(draftStores, 'readwrite');
  const drafts = tx.objectStore('drafts');
  if ((await tx.objectStore('tokens').get(owner)) !== token) return 'loggedOut';
  const present = await drafts.get(key);
  if (present && present.revision !== revision) return 'stale';
  await write(drafts, tx.objectStore('logos'), key);
  await tx.done;
  return null;
}
