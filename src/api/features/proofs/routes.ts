import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { CallResult } from '#contract/endpoints.ts';
import { Refusal } from '#contract/errors.ts';
import type { StoredLink } from '#domain/link/share-links.ts';
import { proofRefusal } from '#domain/plan/plans.ts';
import { registerCall } from '../../http/register-call.ts';
import { serializeShareLink } from '../../http/serialize/serialize-share-link.ts';
import { newLinkToken } from '../../security/link-token.ts';
import type { Needs } from '../../services.ts';
import { printedFileSender } from '../../snapshots/send-printed-file.ts';
import type { UploadKey } from '../../store/cards/uploads.ts';
import type { ProofCardRow } from '../../store/proofs/proofs.ts';
import { sendProof } from './send-proof.ts';
import { serializeCardProof, serializeShownProof } from './serialize-proof.ts';

type Deps = Needs<
  | 'cards.findMany'
  | 'proofs'
  | 'snapshots.find'
  | 'objects.read'
  | 'printer.isReadableProfile'
  | 'limits.count'
  | 'count'
  | 'now'
> & {
  readImage: (key: UploadKey) => Promise<{ contentType: string; file: Readable }>;
};

/** Stored cards were validated on entry. */
const skipResponseValidation = true;

/** Cards that others approve or ask to change, by a link. */
export async function proofsFeature(app: FastifyInstance, deps: Deps): Promise<void> {
  const { cards, proofs, limits, count, now } = deps;
  const sendFile = printedFileSender(deps);
  const countByLink = ({ id }: StoredLink) => limits.count('proofRequestsByLink', id);

  registerCall(app, 'sendProof', async ({ user, body }) => {
    const { token, tokenHash } = newLinkToken();
    return { ...serializeShareLink(await sendProof(deps, user, body, tokenHash)), token };
  });

  registerCall(
    app,
    'listProofs',
    async ({ user }) => {
      const rows = await proofs.latest(user.accountId);
      const today = await cards.findMany(
        user.accountId,
        rows.map(({ cardId }) => cardId),
      );
      return rows
        .filter(({ cardId }) => today.has(cardId))
        .map((row) => serializeCardProof(row, today.get(row.cardId)));
    },
    { skipResponseValidation },
  );

  registerCall(app, 'proofFile', async ({ user, params, reply }) => {
    await limits.count('proofFilesByUser', user.id);
    return sendFile({ accountId: user.accountId, id: params.id }, reply);
  });

  registerCall(app, 'closeRequest', async ({ user, params: { id: snapshotId } }) => {
    const refusal = proofRefusal(user);
    if (refusal) throw new Refusal(refusal);
    await limits.count('orderChangesByAccount', user.accountId);
    const how = { by: user.username, at: now() };
    if (!(await proofs.closeRequest(user.accountId, snapshotId, how))) throw new Refusal('NOT_FOUND');
    return { snapshotId };
  });

  registerCall(
    app,
    'openProof',
    async ({ link }) => {
      const proof = await proofs.open(link);
      if (!proof) throw new Refusal('NOT_FOUND');
      count('linkOpened', 'proof');
      return {
        sender: proof.sender,
        sentAt: proof.createdAt,
        expiresAt: link.expiresAt,
        cards: await shownCards(link, proof.cards),
      };
    },
    { skipResponseValidation },
  );

  registerCall(app, 'openProofImage', async ({ link, params, reply }) => {
    await countByLink(link);
    if (!(await proofs.hasImage(link, params.id))) throw new Refusal('NOT_FOUND');
    const { contentType, file } = await deps.readImage({ accountId: link.accountId, id: params.id });
    reply.type(contentType).header('content-security-policy', "default-src 'none'; sandbox");
    return file;
  });

  registerCall(app, 'openProofFile', async ({ link, params, reply }) => {
    await countByLink(link);
    if (!(await proofs.hasSnapshot(link, params.id))) throw new Refusal('NOT_FOUND');
    return sendFile({ accountId: link.accountId, id: params.id }, reply);
  });

  registerCall(
    app,
    'answerProof',
    async ({ link, body: { id, name, changes } }) => {
      await countByLink(link);
      const answered = await proofs.answer(link, id, { name, changes }, now());
      if (answered?.isNew && answered.card.state === 'approved') count('approved');
      const [shown] = answered ? await shownCards(link, [answered.card]) : [];
      if (!shown) throw new Refusal('NOT_FOUND');
      return shown;
    },
    { skipResponseValidation },
  );

  async function shownCards(
    { accountId }: StoredLink,
    rows: readonly ProofCardRow[],
  ): Promise<CallResult<'openProof'>['cards']> {
    const today = await cards.findMany(
      accountId,
      rows.map(({ cardId }) => cardId),
    );
    return rows.flatMap((row) => serializeShownProof(row, today.get(row.cardId)) ?? []);
  }
}
