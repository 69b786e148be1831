import type { IDBPObjectStore } from 'idb';
import { documentOf } from '#domain/card/card-document.ts';
import type { ComparedDraft, ComparedLogo } from '#editor/differences.ts';
import type { Draft, LogoFile } from '#editor/draft.ts';
import type {
  DraftAccess,
  DraftId,
  DraftStorage,
  DraftWrite,
  OpenedDraft,
  StoredDraft,
  UnwrittenChanges,
  WriteRefusal,
} from '#editor/stored-draft.ts';
import { pictureFile } from '../../../../shared/card/picture-files.ts';
import {
  carriedOver,
  type DraftKey,
  type DraftSchema,
  darkLogoKey,
  draftDatabase,
  draftStores,
  fileKeys,
  pictureKey,
  writeUnwritten,
} from '../../../../shared/drafts/draft-database.ts';
import type { DraftBase, DraftRow, LogoRow } from '../../../../shared/drafts/draft-row.ts';
import { readDraft } from '../../../../shared/drafts/read-draft.ts';
import {
  allowUnwritten,
  removeUnwritten,
  storeUnwritten,
} from '../../../../shared/drafts/unwritten-draft.ts';
import { inspectLogo } from '../../core/logo/inspect-logo.ts';
import { getStoredLogo } from './stored-logos.ts';
import { withAnalysis } from './with-analysis.ts';

/** Reads the stored draft and the token; creates the token if the owner has none. */
export async function openDraft({ owner, subject }: DraftId): Promise<OpenedDraft> {
  await writeUnwritten({ owner, subject });
  const tx = (await draftDatabase()).transaction(draftStores, 'readwrite');
  const tokens = tx.objectStore('tokens');
  const { own, carried } = await readDraft(tx, { owner, subject });
  const found = await tokens.get(owner);
  const token = found ?? crypto.randomUUID();
  if (!found) await tokens.put(token, owner);
  allowUnwritten(owner, token);
  await tx.done;
  return { token, stored: await withAnalysis(carried ?? own, inspectLogo), ownDraft: carried ? own : null };
}

/** The pictures that this page has written, by their keys. */
const writtenPictures = new Map<string, Blob | null>();

/** Writes the file of a picture that is not uploaded, once. */
async function writePicture(logos: Store<'logos'>, key: DraftKey, file: Blob | null): Promise<void> {
  const name = key.join('/');
  if (writtenPictures.get(name) === file) return;
  if (file) await logos.put(file, pictureKey(key));
  else await logos.delete(pictureKey(key));
  writtenPictures.set(name, file);
}

/** The form in which a saved card is stored with its changes. */
function draftBaseOf({ name, card, branchId, logo }: ComparedDraft): DraftBase {
  return {
    name,
    design: documentOf(card),
    ...(branchId !== undefined && { branchId }),
    logo: logo && { ...fileBaseOf(logo), ...(logo.dark && { dark: fileBaseOf(logo.dark) }) },
  };
}

function fileBaseOf({ name, stored, file }: Omit<ComparedLogo, 'dark'>) {
  return { name, ...(stored && { stored }), file: { size: file.size } };
}

/** What is stored of a file of a logo beside its bytes. */
function logoRowOf(logo: LogoFile): LogoRow {
  const { name, pixels, preview } = logo;
  const stored = getStoredLogo(logo);
  return { name, pixels, ...(preview && { preview }), ...(stored && { stored }) };
}

/** Stores a draft, unless the stored one is no longer the revision that it is based on. */
async function writeDraft(
  access: DraftAccess,
  { draft, baseRevision, revision, isLogoNew, baseVersion, base, deletesCarriedOver }: DraftWrite,
): Promise<StoredDraft | WriteRefusal> {
  const { name, card, logo, branchId } = draft;
  const savedAt = new Date();
  const row: DraftRow = {
    name,
    design: documentOf(card),
    ...(branchId !== undefined && { branchId }),
    revision,
    savedAt,
    ...(baseVersion !== undefined && { baseVersion }),
    ...(base && { base: draftBaseOf(base) }),
    logo: logo && { ...logoRowOf(logo), ...(logo.dark && { dark: logoRowOf(logo.dark) }) },
  };
  const refusal = await change(access, baseRevision, async (drafts, logos, key) => {
    await drafts.put(row, key);
    if (logo && isLogoNew) await logos.put(logo.file, key);
    if (logo?.dark && isLogoNew) await logos.put(logo.dark.file, darkLogoKey(key));
    if (!logo) await logos.delete(key);
    if (!logo?.dark) await logos.delete(darkLogoKey(key));
    await writePicture(logos, key, pictureFile(card.picture?.ref));
    if (!deletesCarriedOver) return;
    await drafts.delete([access.owner, carriedOver]);
    for (const carried of fileKeys([access.owner, carriedOver])) await logos.delete(carried);
  });
  return refusal ?? { draft, revision, savedAt };
}

/** Deletes the stored draft if it is still this revision. */
function clearDraft(access: DraftAccess, revision: string | null): Promise<WriteRefusal | null> {
  return change(access, revision, async (drafts, logos, key) => {
    await drafts.delete(key);
    for (const file of [key, darkLogoKey(key)]) await logos.delete(file);
    await writePicture(logos, key, null);
  });
}

/** Writes where the logo was uploaded to, so that a retry of the save sends the same request. */
async function recordStoredLogo(access: DraftAccess, revision: string, draft: Draft): Promise<void> {
  const { logo } = draft;
  if (!logo) return;
  await change(access, revision, async (drafts, _logos, key) => {
    const row = await drafts.get(key);
    if (!row?.logo) return;
    const dark = logo.dark && row.logo.dark && withStored(row.logo.dark, logo.dark);
    await drafts.put({ ...row, logo: { ...withStored(row.logo, logo), ...(dark && { dark }) } }, key);
  });
}

function withStored<Row extends LogoRow>(row: Row, logo: LogoFile): Row {
  const stored = getStoredLogo(logo);
  return stored ? { ...row, stored } : row;
}

/** IndexedDB may not finish a write that a closing page starts; local storage is written synchronously and is read on the next open. */
function storeChanges(
  id: DraftId,
  { token, after, savedAt, draft, baseVersion, base }: UnwrittenChanges,
): void {
  storeUnwritten(id, {
    token,
    after,
    savedAt,
    draft: draft && {
      name: draft.name,
      design: documentOf(draft.card),
      hasLogo: draft.logo !== null,
      ...(draft.branchId !== undefined && { branchId: draft.branchId }),
      ...(baseVersion !== undefined && { baseVersion }),
      ...(base && { base: draftBaseOf(base) }),
    },
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

/** The drafts of this browser. */
export const draftStorage: DraftStorage = {
  open: openDraft,
  write: writeDraft,
  clear: clearDraft,
  recordStoredLogo,
  storeUnwritten: storeChanges,
  removeUnwritten,
};
