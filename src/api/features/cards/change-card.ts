import { cardDesignSchema } from '#contract/card-schema.ts';
import { Refusal } from '#contract/errors.ts';
import { type CardChange, isRename } from '#contract/saved-card.ts';
import type { ActingAdmin } from '../../store/acting-admin.ts';
import type { CardRow, CardStore } from '../../store/cards/cards.ts';
import { presentCard } from './present-card.ts';
import { type AcceptLogo, prepareDesign } from './save-card.ts';

type Deps = { cards: Pick<CardStore, 'change' | 'find'>; acceptLogo: AcceptLogo };

/** Changes the name or the design of a card. If the card has a newer version, the change is refused with the current card. */
export async function changeCard(
  { cards, acceptLogo }: Deps,
  userId: string,
  id: string,
  { name, version, ...sent }: CardChange,
  by: ActingAdmin | null,
): Promise<CardRow> {
  const found = await cards.find(userId, id);
  if (!found) throw new Refusal('CARD_NOT_FOUND');
  if (!found.design && !isRename(sent)) throw new Refusal('CARD_TOO_NEW');
  const design = isRename(sent) ? {} : await prepareDesign(acceptLogo, cardDesignSchema.parse(sent));
  const changed = await cards.change(userId, id, { name, ...design }, version, by);
  if (changed) return changed;
  const current = await cards.find(userId, id);
  if (!current) throw new Refusal('CARD_NOT_FOUND');
  if (!current.design) throw new Refusal('CARD_TOO_NEW');
  throw new Refusal('CARD_CHANGED', { current: presentCard(current) });
}
