import type { IDBPTransaction } from 'idb';
import { applyPatch, type Card } from '#domain/card/card.ts';
import { readStoredCard } from '#domain/card/card-document.ts';
import type { Logo } from '#editor/draft.ts';
import type { DraftId, StoredDraft } from '#editor/stored-draft.ts';
import { addPictureFile } from '../card/picture-files.ts';
import {
  carriedOver,
  type DraftKey,
  type DraftSchema,
  darkLogoKey,
  type draftStores,
  newCardSubject,
  pictureKey,
} from './draft-database.ts';
import type { DraftRow } from './draft-row.ts';
import { withDarkLogo } from './logo-url.ts';

type DraftTransaction = IDBPTransaction<DraftSchema, typeof draftStores, 'readonly' | 'readwrite'>;

/** The owner's draft, and for a new card the one that was carried over from before the login. */
export async function readDraft(
  tx: DraftTransaction,
  { owner, subject }: DraftId,
): Promise<{ own: StoredDraft | null; carried: StoredDraft | null }> {
  const read = async (key: DraftKey) =>
    storedDraftOf(await tx.objectStore('drafts').get(key), {
      logo: await tx.objectStore('logos').get(key),
      dark: await tx.objectStore('logos').get(darkLogoKey(key)),
      picture: await tx.objectStore('logos').get(pictureKey(key)),
    });
  const own = await read([owner, subject]);
  return { own, carried: subject === newCardSubject ? await read([owner, carriedOver]) : null };
}

function storedDraftOf(
  row: DraftRow | undefined,
  files: { [Name in 'logo' | 'dark' | 'picture']: Blob | undefined },
): StoredDraft | null {
  if (!row) return null;
  const { name, branchId, revision, savedAt, baseVersion, hasCardsLogo = false, logo, base } = row;
  const card = readStoredCard(row.design);
  const baseCard = base && readStoredCard(base.design);
  // Writing fails as well then, so the draft stays as it is.
  if (!card) throw new Error('A newer release stored this draft');
  return {
    draft: {
      name,
      card: withPictureFile(card, files.picture),
      logo: logo && logoOf(logo, files),
      branchId,
    },
    revision,
    savedAt,
    ...(baseVersion !== undefined && { baseVersion }),
    ...(base && baseCard && { base: { ...base, card: baseCard } }),
    ...(hasCardsLogo && { hasCardsLogo }),
  };
}

/** The logo with its files; null if its own is lost. */
function logoOf(
  { dark, ...row }: NonNullable<DraftRow['logo']>,
  files: { logo: Blob | undefined; dark: Blob | undefined },
): Logo | null {
  if (!files.logo) return null;
  const darkFile = dark && files.dark ? { ...dark, file: files.dark } : null;
  return withDarkLogo({ ...row, file: files.logo }, darkFile);
}

/** The card with an address of this page for a picture that is not uploaded; without the picture if its file is lost. */
function withPictureFile(card: Card, file: Blob | undefined): Card {
  const { picture } = card;
  if (!picture?.ref?.startsWith('blob:')) return card;
  return applyPatch(card, { picture: file && { ...picture, ref: addPictureFile(file) } });
}
