import { Refusal } from '#contract/errors.ts';
import { imagesOf } from '#domain/card/card-images.ts';
import { type FrozenProfile, freezeRefusal } from '#domain/proof/snapshot.ts';
import type { Printer } from '../printing/print-pool.ts';
import type { Needs } from '../services.ts';
import type { CardRow } from '../store/cards/read-row.ts';
import type { FreezableCard } from '../store/proofs/snapshots.ts';

type Deps = Needs<'limits.count'> & {
  cards: { findMany: (accountId: string, ids: readonly string[]) => Promise<Map<string, CardRow>> };
};

/** The cards as they are now, in the order of their ids. Refuses those that cannot be frozen for others. */
export async function cardsToFreeze(
  { cards, limits }: Deps,
  accountId: string,
  ids: readonly string[],
  profile: FrozenProfile,
): Promise<FreezableCard[]> {
  if (ids.length === 0) return [];
  await limits.count('frozenCardsByAccount', accountId, ids.length);
  const found = await cards.findMany(accountId, ids);
  return ids.map((id) => {
    const row = found.get(id);
    if (!row) throw new Refusal('CARD_NOT_FOUND');
    const { card } = row;
    if (!card) throw new Refusal('CARD_TOO_NEW');
    const onDevice = freezeRefusal(card, profile);
    if (onDevice) throw new Refusal(onDevice);
    return { id, card, ...imagesOf(row) };
  });
}

/** Refuses a print profile that the print thread cannot read. */
export async function refuseUnreadableProfile(
  printer: Pick<Printer, 'isReadableProfile'>,
  profile: FrozenProfile,
): Promise<void> {
  const isStandard = Object.keys(profile).length === 0;
  if (!isStandard && !(await printer.isReadableProfile(profile)))
    throw new Refusal('INVALID_REQUEST', { fields: { profile: 'INVALID_REQUEST' } });
}
