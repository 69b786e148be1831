import { logoPlacementOf } from '#domain/card.ts';
import type { Body } from '#domain/contract.ts';
import type { Draft, Logo } from '../draft/draft.ts';
import { uploadLogo } from '../logo/upload-logo.ts';

/** A draft as it is sent, its logo stored before; one that this person stored already is not sent again. */
export async function cardToSend({ name, design, logo }: Draft, userId: string): Promise<Body<'saveCard'>> {
  const { companyName = '', fullName = '' } = design;
  const { size, left, top } = logoPlacementOf(design);
  return {
    ...design,
    companyName,
    fullName,
    name: name.trim(),
    logoUrl: logo && (storedPath(logo, userId) ?? (await uploadLogo(logo.file))),
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
function storedPath({ stored }: Logo, userId: string): string | null {
  return stored?.owner === userId && Date.now() < stored.untilMs ? stored.path : null;
}
