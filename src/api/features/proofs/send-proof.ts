import { Refusal } from '#contract/errors.ts';
import { proofRefusal } from '#domain/plan/plans.ts';
import type { FrozenProfile } from '#domain/proof/snapshot.ts';
import type { SessionUser } from '../../security/session.ts';
import type { Needs } from '../../services.ts';
import { cardsToFreeze, refuseUnreadableProfile } from '../../snapshots/cards-to-freeze.ts';

type Deps = Needs<'cards.findMany' | 'proofs.send' | 'printer.isReadableProfile' | 'limits.count' | 'now'>;

/** Freezes cards as they are now and makes the link for whoever is asked about them. Their files follow. */
export async function sendProof(
  deps: Deps,
  user: SessionUser,
  { cardIds, profile }: { cardIds: readonly string[]; profile: FrozenProfile },
  tokenHash: Buffer,
) {
  const refusal = proofRefusal(user);
  if (refusal) throw new Refusal(refusal);
  const { id, username, accountId } = user;
  const cards = await cardsToFreeze(deps, accountId, [...new Set(cardIds)], profile);
  await refuseUnreadableProfile(deps.printer, profile);
  return deps.proofs.send(accountId, { sentBy: { id, username }, cards, profile, tokenHash }, deps.now());
}
