import type { CallBody } from '#contract/calls.ts';
import { logoPlacementOf } from '#domain/card/card.ts';
import type { Draft, Logo } from '../core/draft.ts';
import type { DraftAutosave } from '../draft/draft-autosave.ts';
import { getStoredLogo, setStoredLogo } from '../draft/stored-logos.ts';
import { unusedUploadMs, uploadLogo } from '../logo/upload-logo.ts';

/** The request body for saving a draft. Uploads the logo first, unless this user has uploaded it already. */
export async function createCardBody(
  draft: Draft,
  userId: string,
  autosave: Pick<DraftAutosave, 'recordStoredLogo'> | null,
): Promise<CallBody<'saveCard'>> {
  const { name, design, logo } = draft;
  if (logo && storedPath(logo, userId) === null) {
    const path = await uploadLogo(logo.file);
    setStoredLogo(logo, { path, owner: userId, untilMs: Date.now() + unusedUploadMs });
    await autosave?.recordStoredLogo(draft);
  }
  const { companyName = '', fullName = '' } = design;
  const { size, left, top } = logoPlacementOf(design);
  return {
    ...design,
    companyName,
    fullName,
    name: name.trim(),
    logoUrl: logo && storedPath(logo, userId),
    // The specification sends these millimetres as text.
    logoSize: String(size),
    logoX: String(left),
    logoY: String(top),
  };
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
