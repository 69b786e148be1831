import { Refusal } from '#contract/errors.ts';
import { proofRefusal } from '#domain/plan/plans.ts';
import { type FrozenProfile, freezeRefusal } from '#domain/proof/snapshot.ts';
import type { Printer } from '../../printing/print-pool.ts';
import type { RateLimits } from '../../security/rate-limits.ts';
import type { SessionUser } from '../../security/session.ts';
import type { CardStore } from '../../store/cards/cards.ts';
import type { ProofStore } from '../../store/proofs/proofs.ts';

type Deps = {
  cards: Pick<CardStore, 'findMany'>;
  proofs: Pick<ProofStore, 'send'>;
  printer: Pick<Printer, 'isReadableProfile'>;
  limits: Pick<RateLimits, 'count'>;
  now: () => Date;
};

/** Freezes cards as they are now and makes the link for whoever is asked about them. Their files follow. */
export async function sendProof(
  { cards, proofs, printer, limits, now }: Deps,
  user: SessionUser,
  { cardIds, profile }: { cardIds: readonly string[]; profile: FrozenProfile },
  tokenHash: Buffer,
) {
  const refusal = proofRefusal(user);
  if (refusal) throw new Refusal(refusal);
  const ids = [...new Set(cardIds)];
  await limits.count('frozenCardsByAccount', user.accountId, ids.length);
  const found = await cards.findMany(user.accountId, ids);
  const rows = ids.map((id) => {
    const row = found.get(id);
    if (!row) throw new Refusal('CARD_NOT_FOUND');
    const { card } = row;
    if (!card) throw new Refusal('CARD_TOO_NEW');
    const onDevice = freezeRefusal(card, profile);
    if (onDevice) throw new Refusal(onDevice);
    return { ...row, card };
  });
  const isStandard = Object.keys(profile).length === 0;
  if (!isStandard && !(await printer.isReadableProfile(profile)))
    throw new Refusal('INVALID_REQUEST', { fields: { profile: 'INVALID_REQUEST' } });
  const { id, username } = user;
  return proofs.send(user.accountId, { sentBy: { id, username }, cards: rows, profile, tokenHash }, now());
}
