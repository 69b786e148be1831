import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import { cardOf } from '#domain/card/flat-card.ts';
import { changeRefusal } from '#domain/plan/plans.ts';
import { languageOf } from '../../http/accept-language.ts';
import { actorOf } from '../../http/audit-source.ts';
import { clientDisconnected } from '../../http/client-disconnect.ts';
import { compressResponse } from '../../http/compress.ts';
import { linkNextPage } from '../../http/next-page.ts';
import { registerCall } from '../../http/register-call.ts';
import { countedFor } from '../../security/open-key.ts';
import type { SessionUser } from '../../security/session.ts';
import type { Needs } from '../../services.ts';
import { pageSize } from '../../store/cards/cards.ts';
import { changeCard } from './change-card.ts';
import { designRoutes } from './designs/routes.ts';
import { duplicateCard } from './duplicate-card.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { type AcceptLogo, saveCard } from './save-card.ts';
import { serializeCard } from './serialize-card.ts';

export type CardDeps = Needs<'cards' | 'designs' | 'limits.count' | 'count'> & {
  /** Checks a logo of an account, unless the client disconnects before. */
  acceptLogo: (logo: { accountId: string; id: string }, client: Client) => ReturnType<AcceptLogo>;
};

type Client = { userId: string; address: string; signal: AbortSignal };

/** In bytes; enough for a design in any script. */
const bodyLimit = 16_384;
/** In bytes; 500 ids. */
const idsBodyLimit = 32_768;
/** Stored cards were validated on entry. */
const skipResponseValidation = true;

export async function cardsFeature(app: FastifyInstance, deps: CardDeps): Promise<void> {
  const { cards, limits, count } = deps;
  compressResponse(app);
  /** The dependencies of a save for one request. */
  const acceptLogoOf =
    ({ id: userId, accountId }: SessionUser, { ip }: FastifyRequest, reply: FastifyReply) =>
    (id: string) =>
      deps.acceptLogo({ accountId, id }, { userId, address: ip, signal: clientDisconnected(reply) });
  const saveDeps = (user: SessionUser, request: FastifyRequest, reply: FastifyReply) => ({
    cards,
    acceptLogo: acceptLogoOf(user, request, reply),
    count,
  });
  const countSave = (user: SessionUser) => limits.count('savesByUser', countedFor(user));

  registerCall(
    app,
    'listCards',
    async ({ user, query, reply }) => {
      const page = await cards.list(user.accountId, query.before);
      // Only accounts whose limit was raised by an admin have more than a page.
      const last = page.length === pageSize ? page.at(-1) : undefined;
      linkNextPage(reply, 'listCards', last ? { before: last.id } : null);
      return page.map(serializeCard);
    },
    { skipResponseValidation },
  );

  registerCall(
    app,
    'readCard',
    async ({ user, params }) => {
      const saved = await cards.find(user.accountId, params.id);
      if (!saved) throw new Refusal('CARD_NOT_FOUND');
      if (!saved.card) throw new Refusal('CARD_TOO_NEW');
      return serializeCard(saved);
    },
    { skipResponseValidation },
  );

  registerCall(
    app,
    'saveCard',
    async ({ user, body, request, reply }) => {
      await countSave(user);
      const requestKey = idempotencyKeyOf(request, 'save', body);
      const by = actorOf(user, request);
      const { name, ...card } = body;
      const deps = saveDeps(user, request, reply);
      return serializeCard(await saveCard(deps, user, name, cardOf(card), requestKey, by));
    },
    { bodyLimit, skipResponseValidation },
  );

  registerCall(
    app,
    'changeCard',
    async ({ user, params, body, request, reply }) => {
      const refusal = changeRefusal(user);
      if (refusal) throw new Refusal(refusal);
      await countSave(user);
      const [deps, by] = [saveDeps(user, request, reply), actorOf(user, request)];
      return serializeCard(await changeCard(deps, user.accountId, params.id, body, by));
    },
    { bodyLimit, skipResponseValidation },
  );

  registerCall(app, 'deleteCard', ({ user, params, request }) =>
    cards.moveToBin(user.accountId, params.id, actorOf(user, request)),
  );

  registerCall(
    app,
    'duplicateCard',
    async ({ user, params, request }) => {
      await countSave(user);
      const requestKey = idempotencyKeyOf(request, 'duplicate', params.id);
      // An impersonating admin gets the language of their own browser.
      const chosen = user.isImpersonating ? null : user.language;
      const language = chosen ?? languageOf(request);
      const by = actorOf(user, request);
      return serializeCard(await duplicateCard(deps, user, params.id, language, requestKey, by));
    },
    { skipResponseValidation },
  );

  registerCall(
    app,
    'restoreCard',
    async ({ user, params, request }) => {
      await countSave(user);
      return serializeCard(await cards.restore(user.accountId, params.id, actorOf(user, request)));
    },
    { skipResponseValidation },
  );

  registerCall(
    app,
    'listBin',
    async ({ user, query, reply }) => {
      const page = await cards.listBin(user.accountId, query.before);
      const last = page.length === pageSize ? page.at(-1) : undefined;
      linkNextPage(reply, 'listBin', last ? { before: last.id } : null);
      return page.map((card) => ({ ...serializeCard(card), deletedAt: card.deletedAt }));
    },
    { skipResponseValidation },
  );

  registerCall(
    app,
    'binCards',
    async ({ user, body, request }) => {
      await countSave(user);
      return { ids: await cards.moveManyToBin(user.accountId, body.ids, actorOf(user, request)) };
    },
    { bodyLimit: idsBodyLimit },
  );

  registerCall(
    app,
    'restoreCards',
    async ({ user, body, request }) => {
      await countSave(user);
      const restored = await cards.restoreMany(user.accountId, body.ids, actorOf(user, request));
      return { ids: restored.map(({ id }) => id) };
    },
    { bodyLimit: idsBodyLimit },
  );

  designRoutes(app, { designs: deps.designs, limits, count, acceptLogoOf });
}
