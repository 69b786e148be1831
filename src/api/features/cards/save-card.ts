import { Refusal } from '#contract/errors.ts';
import type { CardDesign } from '#domain/card/card.ts';
import { logoIdOf } from '#domain/card/logo-file.ts';
import { saveRefusal } from '#domain/plan/plans.ts';
import { uuidv7 } from '../../database/ids.ts';
import type { SessionUser } from '../../security/session.ts';
import type { ActingAdmin } from '../../store/acting-admin.ts';
import type { CardRow, CardStore, RequestKey } from '../../store/cards/cards.ts';

/** Looks into a logo before a card may show it; refuses what is not this user's or not an image. */
export type AcceptLogo = (logoId: string) => Promise<unknown>;

type Deps = { cards: Pick<CardStore, 'save'>; acceptLogo: AcceptLogo };

/** A new card of this user's, within their limit; the same request sent again answers the card it made. */
export async function saveCard(
  { cards, acceptLogo }: Deps,
  user: SessionUser,
  { name, ...design }: CardDesign & { name: string },
  request: RequestKey | null,
  by: ActingAdmin | null,
): Promise<CardRow> {
  // Only the role decides here: how many cards there are, the statement that counts them knows better.
  const refusal = saveRefusal(user, 0);
  if (refusal) throw new Refusal(refusal);
  const stored = await prepareDesign(acceptLogo, design);
  const saved = await cards.save(user.id, { id: uuidv7(), name, ...stored }, request, by);
  if (!saved) throw new Refusal('CARD_LIMIT_EXCEEDED');
  return saved;
}

/** A design as it is stored: its logo, once accepted, stands beside it. */
export async function prepareDesign(
  acceptLogo: AcceptLogo,
  { logoUrl, ...design }: CardDesign,
): Promise<{ design: CardDesign; logoId: string | null }> {
  const logoId = logoUrl ? logoIdOf(logoUrl) : null;
  if (logoId) await acceptLogo(logoId);
  return { design, logoId };
}
