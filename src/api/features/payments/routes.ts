import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import { languageOf } from '../../http/accept-language.ts';
import { registerCall } from '../../http/register-call.ts';
import { serializeCurrentUser } from '../../http/serialize/serialize-current-user.ts';
import type { SessionUser } from '../../security/session.ts';
import type { Needs } from '../../services.ts';
import { activatePlan } from './activate-plan.ts';
import { beginPayment } from './begin-payment.ts';
import { type EventDeps, eventReceiver } from './receive-events.ts';
import { withdraw } from './refund-payment.ts';
import { serializePayment } from './serialize-payment.ts';

export type PaymentDeps = EventDeps &
  Needs<'users.accountOf' | 'billing' | 'limits' | 'count' | 'offering' | 'now'>;

/** Not listed for the payer. */
const unpaidStates = ['open', 'canceled'];

export async function paymentsFeature(app: FastifyInstance, deps: PaymentDeps): Promise<void> {
  const { payments, billing, users, limits, offering, now } = deps;

  registerCall(app, 'createPaymentIntent', async ({ user, body, request }) => {
    if (offering === 'giving') throw new Refusal('NOT_FOUND');
    if (user.company && body.plan !== 'corporate') throw new Refusal('COMPANY_NEEDS_PLAN');
    if (user.deletesAt) throw new Refusal('ACCOUNT_LEAVING');
    await limits.count('paymentsByUser', user.id);
    return {
      clientSecret: await beginPayment(
        deps,
        { ...user, language: user.language ?? languageOf(request) },
        body,
      ),
    };
  });

  registerCall(app, 'upgradeAccount', async ({ user, body, request }) => {
    const reloadUser = async () => {
      const reloaded = await app.findSessionUser(request, user.company?.id);
      if (!reloaded) throw new Refusal('NOT_SIGNED_IN');
      return reloaded;
    };
    return serializeCurrentUser(await activatePlan({ ...deps, reloadUser }, user, body.plan));
  });

  registerCall(app, 'listPayments', async ({ user }) => {
    const all = (await payments.list(user.accountId, payerOf(user))).map((payment) =>
      serializePayment(payment, now()),
    );
    return all.filter(({ state }) => !unpaidStates.includes(state));
  });

  registerCall(app, 'withdraw', async ({ user, params }) => {
    await limits.count('paymentsByUser', user.id);
    const wanted = { accountId: user.accountId, payerId: payerOf(user), id: params.id };
    return serializePayment(await withdraw(deps, wanted, now()), now());
  });

  registerCall(app, 'readBilling', async ({ user }) => ({ details: await billing.find(user.accountId) }));

  registerCall(app, 'setBilling', async ({ user, body }) => {
    await limits.count('paymentsByUser', user.id);
    await billing.set(user.accountId, body.details);
    return { details: await billing.find(user.accountId) };
  });

  registerCall(app, 'listUserPayments', async ({ params }) => {
    const accountId = await users.accountOf(params.id);
    if (!accountId) throw new Refusal('USER_NOT_FOUND');
    return (await payments.list(accountId, params.id)).map((payment) => serializePayment(payment, now()));
  });

  app.register(async (raw) => serveWebhook(raw, deps));
}

/** A person sees what they paid for companies among their own payments; a company sees what was paid for it. */
function payerOf({ id, company }: SessionUser): string | null {
  return company ? null : id;
}

/** Receives the provider's events. The signature over the raw body authenticates the sender. */
function serveWebhook(app: FastifyInstance, deps: EventDeps): void {
  const events = eventReceiver(deps);
  app.addHook('onClose', events.finish);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post<{ Body: Buffer | undefined }>(
    '/api/payments/webhook',
    { schema: { hide: true }, config: { isSigned: true } },
    async ({ body, headers }) => {
      const signature = headers['stripe-signature'];
      if (!body || typeof signature !== 'string') throw new Refusal('BAD_SIGNATURE');
      await events.receive(deps.provider.readEvent(body, signature));
      return { received: true };
    },
  );
}
