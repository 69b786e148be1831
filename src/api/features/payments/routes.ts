import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import { presentCurrentUser } from '../../http/present-current-user.ts';
import { registerCall } from '../../http/register-call.ts';
import type { RateLimits } from '../../security/rate-limits.ts';
import type { UserStore } from '../../store/users/users.ts';
import { activatePlan } from './activate-plan.ts';
import { beginPayment } from './begin-payment.ts';
import { presentPayment } from './present-payment.ts';
import { type EventDeps, eventReceiver } from './receive-events.ts';
import { requestRefund } from './refund-payment.ts';

export type PaymentDeps = Omit<EventDeps, 'log'> & {
  users: Pick<UserStore, 'exists'>;
  limits: RateLimits;
  now: () => Date;
};

/** What an intent that nobody paid is to its payer: nothing. */
const neverPaid = ['open', 'canceled'];

export function paymentRoutes(app: FastifyInstance, given: PaymentDeps): void {
  const deps = { ...given, log: app.log };
  const { payments, users, limits, now } = deps;

  registerCall(app, 'createPaymentIntent', async ({ person, body }) => {
    if (person.deletesAt) throw new Refusal('ACCOUNT_LEAVING');
    await limits.count('paymentsByUser', person.id);
    return { clientSecret: await beginPayment(deps, person, body) };
  });

  registerCall(app, 'upgradeAccount', async ({ person, body, request }) => {
    const reread = async () => {
      const again = await app.personOf(request);
      if (!again) throw new Refusal('NOT_SIGNED_IN');
      return again;
    };
    return presentCurrentUser(await activatePlan({ ...deps, reread }, person, body.plan));
  });

  registerCall(app, 'listPayments', async ({ person }) => {
    const all = (await payments.list(person.id)).map((payment) => presentPayment(payment, now()));
    return all.filter(({ state }) => !neverPaid.includes(state));
  });

  registerCall(app, 'requestRefund', async ({ person, params }) =>
    presentPayment(await requestRefund(deps, { userId: person.id, id: params.id }, now()), now()),
  );

  registerCall(app, 'listUserPayments', async ({ params }) => {
    if (!(await users.exists(params.id))) throw new Refusal('USER_NOT_FOUND');
    return (await payments.list(params.id)).map((payment) => presentPayment(payment, now()));
  });

  app.register(async (raw) => serveWebhook(raw, deps));
}

/** The provider tells what happened. Who it is, the signature says, over the bytes as they came. */
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
