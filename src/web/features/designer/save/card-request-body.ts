import type { CallBody } from '#contract/calls.ts';
import { flatOf } from '#domain/card/flat-card.ts';
import { resolveCard } from '#domain/card/resolve-card.ts';
import type { Draft, Logo } from '#editor/draft.ts';
import type { DraftAutosave } from '#editor/draft-autosave.ts';
import { getStoredLogo, setStoredLogo } from '../draft/stored-logos.ts';
import { unusedUploadMs, uploadLogo } from '../logo/upload-logo.ts';

type RecordStoredLogo = Pick<DraftAutosave, 'recordStoredLogo'> | null;

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
    logoUrl: await uploadedLogo(draft, userId, autosave),
    // The specification sends these millimetres as text.
    logoSize: String(sizeMm),
    logoX: String(leftMm),
    logoY: String(topMm),
  };
}

/** The path of a draft's logo. Uploads it, unless this user has uploaded it already. */
export async function uploadedLogo(
  draft: Draft,
  userId: string,
  autosave: RecordStoredLogo,
): Promise<string | null> {
  const { logo } = draft;
  if (logo && storedPath(logo, userId) === null) {
    const path = await uploadLogo(logo.file);
    setStoredLogo(logo, { path, owner: userId, untilMs: Date.now() + unusedUploadMs });
    await autosave?.recordStoredLogo(draft);
  }
  return logo && storedPath(logo, userId);
}

/** Whether saving the draft uploads its logo first. */
export function needsLogoUpload({ logo }: Draft, userId: string): boolean {
  return logo !== null && storedPath(logo, userId) === null;
}

/** The path of the uploaded logo; null if this user has not uploaded it or the upload may have expired. */
function storedPath(logo: Logo, userId: string): string | null {
  const stored = getStoredLogo(logo);
  return stored?.owner === userId && Date.now() < stored.untilMs ? stored.path : null;
}
