import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import { orderNumber } from '#domain/order/order.ts';
import { languageOf } from '../../http/accept-language.ts';
import { registerCall } from '../../http/register-call.ts';
import { serializeShareLink } from '../../http/serialize/serialize-share-link.ts';
import { newLinkToken } from '../../security/link-token.ts';
import type { Needs } from '../../services.ts';
import {
  askForApproval,
  changeOrder,
  createOrder,
  findOrder,
  type OrderDeps,
  repeatOrder,
  sendOrder,
  stepOrder,
} from './change-order.ts';
import { listOrders } from './list-orders.ts';
import { nextOrder } from './next-order.ts';
import { serializeOrder } from './serialize-order.ts';
import { registerShopCalls, type ShopDeps } from './shop-routes.ts';
import { withApprovals } from './with-approvals.ts';

type Deps = OrderDeps & ShopDeps & Needs<'cards.findMany' | 'cards.list' | 'isMailOn'>;

/** In bytes: 500 cards with quantities. */
const bodyLimit = 131_072;
/** Stored cards were validated on entry. */
const skipResponseValidation = true;

/** Orders of cards for print shops. */
export async function ordersFeature(app: FastifyInstance, deps: Deps): Promise<void> {
  const { orders, limits, isMailOn } = deps;

  registerCall(app, 'listOrders', ({ user }) => listOrders(deps, user.accountId), { skipResponseValidation });

  registerCall(
    app,
    'listOrderedCards',
    async ({ user }) =>
      (await orders.orderedCards(user.accountId)).flatMap(({ cardId, orderedAt }) =>
        orderedAt ? [{ cardId, orderedAt }] : [],
      ),
    { skipResponseValidation },
  );

  registerCall(
    app,
    'listCardsUnderWay',
    async ({ user }) =>
      Array.from(await orders.cardsUnderWay(user.accountId, deps.now()), ([cardId, ofCard]) => ({
        cardId,
        orders: ofCard.map(({ id, isOpen, ...order }) => ({ id, number: orderNumber(order), isOpen })),
      })),
    { skipResponseValidation },
  );

  registerCall(app, 'readOrderTexts', ({ user }) => orders.keptTexts(user.accountId), {
    skipResponseValidation,
  });

  registerCall(app, 'nextOrder', ({ user }) => nextOrder(deps, user.accountId), { skipResponseValidation });

  registerCall(
    app,
    'createOrder',
    async ({ user, body }) => serializeOrder(await createOrder(deps, user, body)),
    { bodyLimit, skipResponseValidation },
  );

  registerCall(
    app,
    'readOrder',
    async ({ user, params }) => serializeOrder(await findOrder(deps, user.accountId, params.id)),
    { skipResponseValidation },
  );

  registerCall(
    app,
    'changeOrder',
    async ({ user, params, body }) => serializeOrder(await changeOrder(deps, user, params.id, body)),
    { bodyLimit, skipResponseValidation },
  );

  registerCall(
    app,
    'repeatOrder',
    async ({ user, params, query }) =>
      serializeOrder(
        await repeatOrder(deps, user, params.id, { evenIfOrdered: query.evenIfOrdered === 'true' }),
      ),
    { skipResponseValidation },
  );

  registerCall(app, 'askForApproval', async ({ user, params, body: { version } }) => {
    const { token, tokenHash } = newLinkToken();
    const link = await askForApproval(deps, user, params.id, { version, tokenHash });
    return { ...serializeShareLink(link), token };
  });

  registerCall(
    app,
    'releaseOrder',
    async ({ user, params, body: { version } }) =>
      serializeOrder(await stepOrder(deps, user, params.id, { version, step: 'released' })),
    { skipResponseValidation },
  );

  registerCall(
    app,
    'cancelOrder',
    async ({ user, params, body: { version } }) =>
      serializeOrder(await stepOrder(deps, user, params.id, { version, step: 'cancelled' })),
    { skipResponseValidation },
  );

  registerCall(
    app,
    'sendOrder',
    async ({ user, params, body: { version, isPart, evenIfRequested, email }, request }) => {
      if (email !== undefined) {
        if (!isMailOn) throw new Refusal('MAIL_OFF');
        // The mail names this address, so it is the sender's own.
        if (!user.isEmailVerified) throw new Refusal('EMAIL_UNCONFIRMED');
        await limits.count('mailedLinksByAccount', user.accountId);
      }
      const { token, tokenHash } = newLinkToken();
      const sender = { id: user.id, email: user.email, language: user.language ?? languageOf(request) };
      const recipient = email === undefined ? {} : { recipient: email };
      const wanted = { version, isPart, evenIfRequested, tokenHash, sender, ...recipient };
      const { link, rest } = await sendOrder(deps, user, params.id, wanted);
      const order = serializeOrder(await findOrder(deps, user.accountId, params.id));
      return { order, link: { ...serializeShareLink(link), token }, rest };
    },
    { skipResponseValidation },
  );

  registerShopCalls(app, { ...deps, withApprovals: (order) => withApprovals(deps, order) });
}
