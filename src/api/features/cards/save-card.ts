import { Refusal } from '#contract/errors.ts';
import { applyPatch, type Card } from '#domain/card/card.ts';
import { logoIdOf } from '#domain/card/logo-file.ts';
import { saveRefusal } from '#domain/plan/plans.ts';
import { uuidv7 } from '../../database/ids.ts';
import type { SessionUser } from '../../security/session.ts';
import type { ActingAdmin } from '../../store/acting-admin.ts';
import type { CardStore, IdempotencyKey } from '../../store/cards/cards.ts';
import type { CardRow } from '../../store/cards/read-row.ts';

/** Checks a logo before a card may use it; throws a refusal if it is not an image or not the account's. */
export type AcceptLogo = (logoId: string) => Promise<unknown>;

type Deps = { cards: Pick<CardStore, 'save'>; acceptLogo: AcceptLogo };

/** Saves a new card within the user's limit. A repeated request returns the card it created. */
export async function saveCard(
  { cards, acceptLogo }: Deps,
  user: SessionUser,
  name: string,
  card: Card,
  request: IdempotencyKey | null,
  by: ActingAdmin | null,
): Promise<CardRow> {
  // Checks the role only; the SQL statement checks the limit.
  const refusal = saveRefusal(user, 0);
  if (refusal) throw new Refusal(refusal);
  const stored = await prepareCard(acceptLogo, card);
  const saved = await cards.save(user.accountId, { id: uuidv7(), name, ...stored }, request, by);
  if (!saved) throw new Refusal('CARD_LIMIT_EXCEEDED');
  return saved;
}

/** Splits a card into its stored form and the id of its accepted logo. */
export async function prepareCard(
  acceptLogo: AcceptLogo,
  card: Card,
): Promise<{ card: Card; logoId: string | null }> {
  const { ref } = card.style.logo;
  const logoId = ref ? logoIdOf(ref) : null;
  if (logoId) await acceptLogo(logoId);
  return { card: applyPatch(card, { style: { logo: { ref: undefined } } }), logoId };
}
