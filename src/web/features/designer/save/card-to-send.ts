import type { CallBody } from '#contract/calls.ts';
import { logoPlacementOf } from '#domain/card/card.ts';
import type { Draft, Logo } from '../core/draft.ts';
import type { DraftKeeper } from '../draft/keep-draft.ts';
import { rememberStoredLogo, storedLogoOf } from '../draft/stored-logos.ts';
import { unusedUploadMs, uploadLogo } from '../logo/upload-logo.ts';

/** A draft as it is sent, its logo stored before; one that this person stored already is not sent again. */
export async function cardToSend(
  draft: Draft,
  userId: string,
  keeper: Pick<DraftKeeper, 'noteLogo'> | null,
): Promise<CallBody<'saveCard'>> {
  const { name, design, logo } = draft;
  if (logo && storedPath(logo, userId) === null) {
    const path = await uploadLogo(logo.file);
    rememberStoredLogo(logo, { path, owner: userId, untilMs: Date.now() + unusedUploadMs });
    await keeper?.noteLogo(draft);
  }
  const { companyName = '', fullName = '' } = design;
  const { size, left, top } = logoPlacementOf(design);
  return {
    ...design,
    companyName,
    fullName,
    name: name.trim(),
    logoUrl: logo && storedPath(logo, userId),
    // The logo's millimetres go as text, as specified.
    logoSize: String(size),
    logoX: String(left),
    logoY: String(top),
  };
}

/** Whether sending a draft begins with sending a file. */
export function hasLogoToSend({ logo }: Draft, userId: string): boolean {
  return logo !== null && storedPath(logo, userId) === null;
}

/** Where this person's logo is stored, or null where it is not, or not for sure. */
function storedPath(logo: Logo, userId: string): string | null {
  const stored = storedLogoOf(logo);
  return stored?.owner === userId && Date.now() < stored.untilMs ? stored.path : null;
}
