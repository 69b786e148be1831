import type { CallBody } from '#contract/endpoints.ts';
import type { FrontPicture } from '#domain/card/card-picture.ts';
import { flatOf } from '#domain/card/flat-card.ts';
import { wholeOf } from '#domain/card/logo-offset.ts';
import { resolveCard } from '#domain/card/resolve-card.ts';
import type { Draft, LogoFile } from '#editor/draft.ts';
import type { DraftAutosave } from '#editor/draft-autosave.ts';
import { pictureFile } from '../../../shared/card/picture-files.ts';
import { unusedUploadMs, uploadLogo } from '../../../shared/files/upload-logo.ts';
import { getStoredLogo, setStoredLogo } from './draft/stored-logos.ts';

type RecordStoredLogo = Pick<DraftAutosave, 'recordStoredLogo'> | null;

type StoredImage = Pick<LogoFile, 'file' | 'stored'>;

/** The request body for saving a draft, with its logo uploaded. */
export async function createCardBody(
  draft: Draft,
  userId: string,
  autosave: RecordStoredLogo,
): Promise<CallBody<'saveCard'>> {
  const { sizeMm, leftMm, topMm } = resolveCard(draft.card).logo;
  return {
    ...flatOf(draft.card),
    name: draft.name.trim(),
    ...(await uploadedLogos(draft, userId, autosave)),
    ...(draft.card.picture && { picture: await uploadedPicture(draft.card.picture, userId) }),
    // The specification sends these millimetres as text.
    logoSize: String(sizeMm),
    logoX: String(wholeOf(leftMm)),
    logoY: String(wholeOf(topMm)),
  };
}

/** The paths of the files of a draft's logo. What this user has uploaded already is not uploaded again. */
export async function uploadedLogos(
  draft: Draft,
  userId: string,
  autosave: RecordStoredLogo,
): Promise<{ logoUrl: string | null; logoDarkUrl?: string }> {
  const { logo } = draft;
  if (!logo) return { logoUrl: null };
  const isUploaded = [logo, logo.dark].every((file) => !file || storedPath(file, userId) !== null);
  const logoUrl = await uploadedPath(logo, userId);
  const logoDarkUrl = logo.dark && (await uploadedPath(logo.dark, userId));
  if (!isUploaded) await autosave?.recordStoredLogo(draft);
  return { logoUrl, ...(logoDarkUrl && { logoDarkUrl }) };
}

/** The picture with the path of its file. Uploads it, unless this user has uploaded it already. */
export async function uploadedPicture(picture: FrontPicture, userId: string): Promise<FrontPicture> {
  const file = pictureFile(picture.ref);
  return file ? { ...picture, ref: await uploadedPath({ file }, userId) } : picture;
}

async function uploadedPath(image: StoredImage, userId: string): Promise<string | null> {
  if (storedPath(image, userId) === null) {
    const path = await uploadLogo(image.file);
    setStoredLogo(image, { path, owner: userId, untilMs: Date.now() + unusedUploadMs });
  }
  return storedPath(image, userId);
}

/** Whether saving the draft uploads its logo or its picture first. */
export function needsLogoUpload({ logo, card }: Draft, userId: string): boolean {
  const picture = pictureFile(card.picture?.ref);
  return [logo, logo?.dark, picture && { file: picture }].some(
    (image) => image && storedPath(image, userId) === null,
  );
}

/** The path of the uploaded logo; null if this user has not uploaded it or the upload may have expired. */
function storedPath(logo: StoredImage, userId: string): string | null {
  const stored = getStoredLogo(logo);
  return stored?.owner === userId && Date.now() < stored.untilMs ? stored.path : null;
}
