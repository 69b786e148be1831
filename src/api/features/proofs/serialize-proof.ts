import type { CallResult } from '#contract/endpoints.ts';
import { withImages } from '#domain/card/card-images.ts';
import { cardOfSnapshot, isFrozenCard } from '#domain/proof/snapshot.ts';
import { serializePrintedFile } from '../../http/serialize/serialize-printed-file.ts';
import type { CardRow } from '../../store/cards/read-row.ts';
import type { ProofCardRow, ProofStore } from '../../store/proofs/proofs.ts';

type CardProof = CallResult<'listProofs'>[number];
type ShownProof = CallResult<'openProof'>['cards'][number];
type LatestRow = Awaited<ReturnType<ProofStore['latest']>>[number];

/** The last proof of a card, for its owner. */
export function serializeCardProof(row: LatestRow, today: CardRow | undefined): CardProof {
  const { cardId, proofId, linkId, snapshotId, sentAt } = row;
  return { cardId, proofId, linkId, snapshotId, sentAt, ...answerOf(row, today) };
}

/** One card of a proof, for the person who was asked; null if a later release has frozen it. */
export function serializeShownProof(row: ProofCardRow, today: CardRow | undefined): ShownProof | null {
  const { snapshotId, snapshot } = row;
  const card = cardOfSnapshot(snapshot);
  const answer = answerOf(row, today);
  // Of another card than today's nobody knows why it has its fonts, and nobody can approve it.
  const setIn = answer.isCurrent ? today?.ofDesign?.content.setIn : undefined;
  return (
    card && {
      id: snapshotId,
      // Frozen cards and profiles were validated when they were sent.
      card: withImages(card, snapshot),
      profile: snapshot.profile as ShownProof['profile'],
      ...(setIn && { setIn }),
      ...answer,
    }
  );
}

function answerOf(row: ProofCardRow, today: CardRow | undefined) {
  const { state, answeredBy, answeredAt, changes, snapshot } = row;
  return {
    state,
    isCurrent: today !== undefined && isFrozenCard(snapshot, today.card, today),
    answeredBy,
    answeredAt,
    changes,
    file: serializePrintedFile(row),
  };
}
