import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import { chooseLanguage, languageCookie } from '#domain/account/languages.ts';
import { changeRefusal } from '#domain/plan/plans.ts';
import { acceptedLanguages } from '../../http/accept-language.ts';
import { clientDisconnected } from '../../http/client-disconnect.ts';
import { compressResponse } from '../../http/compress.ts';
import { linkNextPage } from '../../http/next-page.ts';
import { registerCall } from '../../http/register-call.ts';
import { actingAdminOf } from '../../http/request-trace.ts';
import type { RateLimits } from '../../security/rate-limits.ts';
import { type CardStore, pageSize } from '../../store/cards/cards.ts';
import { changeCard } from './change-card.ts';
import { duplicateCard } from './duplicate-card.ts';
import { presentCard } from './present-card.ts';
import { idempotencyKeyOf } from './request-key.ts';
import { saveCard } from './save-card.ts';

export type CardDeps = {
  cards: CardStore;
  /** Looks into one of a user's logos, as long as they are there to hear of it. */
  acceptLogo: (logo: { userId: string; id: string }, asker: Asker) => Promise<unknown>;
  limits: Pick<RateLimits, 'count'>;
};

type Asker = { address: string; signal: AbortSignal };

/** A design and its name need no more, whatever alphabet they are in. */
const bodyLimit = 16_384;
/** What is answered was parsed when it was saved. */
const isTrusted = true;

export async function cardsFeature(app: FastifyInstance, deps: CardDeps): Promise<void> {
  const { cards, limits } = deps;
  compressResponse(app);
  /** What a save needs of the request that it came with. */
  const saving = (userId: string, { ip }: FastifyRequest, reply: FastifyReply) => ({
    cards,
    acceptLogo: (id: string) =>
      deps.acceptLogo({ userId, id }, { address: ip, signal: clientDisconnected(reply) }),
  });
  const countSave = (userId: string) => limits.count('savesByUser', userId);

  registerCall(
    app,
    'listCards',
    async ({ user, query, reply }) => {
      const page = await cards.list(user.id, query.before);
      // More than a page is for accounts whose limit an admin raised.
      const last = page.length === pageSize ? page.at(-1) : undefined;
      linkNextPage(reply, 'listCards', last ? { before: last.id } : null);
      return page.map(presentCard);
    },
    { isTrusted },
  );

  registerCall(
    app,
    'readCard',
    async ({ user, params }) => {
      const card = await cards.find(user.id, params.id);
      if (!card) throw new Refusal('CARD_NOT_FOUND');
      return presentCard(card);
    },
    { isTrusted },
  );

  registerCall(
    app,
    'saveCard',
    async ({ user, body, request, reply }) => {
      await countSave(user.id);
      const requestKey = idempotencyKeyOf(request, 'save', body);
      const by = actingAdminOf(user, request);
      return presentCard(await saveCard(saving(user.id, request, reply), user, body, requestKey, by));
    },
    { bodyLimit, isTrusted },
  );

  registerCall(
    app,
    'changeCard',
    async ({ user, params, body, request, reply }) => {
      const refusal = changeRefusal(user);
      if (refusal) throw new Refusal(refusal);
      await countSave(user.id);
      const [deps, by] = [saving(user.id, request, reply), actingAdminOf(user, request)];
      return presentCard(await changeCard(deps, user.id, params.id, body, by));
    },
    { bodyLimit, isTrusted },
  );

  registerCall(app, 'deleteCard', ({ user, params, request }) =>
    cards.bin(user.id, params.id, actingAdminOf(user, request)),
  );

  registerCall(
    app,
    'duplicateCard',
    async ({ user, params, request }) => {
      await countSave(user.id);
      const requestKey = idempotencyKeyOf(request, 'duplicate', params.id);
      // An admin who looks at somebody's cards speaks a language of their own.
      const chosen = user.isImpersonating ? null : user.language;
      const language = chosen ?? chooseLanguage(request.cookies[languageCookie], acceptedLanguages(request));
      const by = actingAdminOf(user, request);
      return presentCard(await duplicateCard(deps, user, params.id, language, requestKey, by));
    },
    { isTrusted },
  );

  registerCall(
    app,
    'restoreCard',
    async ({ user, params, request }) => {
      await countSave(user.id);
      return presentCard(await cards.restore(user.id, params.id, actingAdminOf(user, request)));
    },
    { isTrusted },
  );
}
