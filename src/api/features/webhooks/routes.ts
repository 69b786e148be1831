import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import { auditSourceOf } from '../../http/audit-source.ts';
import { registerCall } from '../../http/register-call.ts';
import { BlockedAddress, checkAddress, type GuardOptions } from '../../outbound/guarded-fetch.ts';
import { endpointSecretText } from '../../outbound/sign-event.ts';
import type { Needs } from '../../services.ts';
import { serializeDelivery } from './serialize-delivery.ts';

type WebhookDeps = Needs<'webhooks' | 'outbound' | 'limits' | 'now'>;

/** Endpoints that events are sent to, and what became of the events. */
export async function webhooksFeature(
  app: FastifyInstance,
  { webhooks, outbound, limits, now }: WebhookDeps,
): Promise<void> {
  registerCall(app, 'listEvents', async ({ user }) => ({
    endpoints: await webhooks.list(user.accountId),
    deliveries: (await webhooks.deliveries(user.accountId)).map(serializeDelivery),
  }));

  registerCall(app, 'addEndpoint', async ({ user, body, request }) => {
    await limits.count('endpointChangesByAccount', user.accountId);
    await refuseBlocked(body.url, outbound);
    const changer = { ...user, source: auditSourceOf(request) };
    const { secret, ...added } = await webhooks.add(changer, body);
    return { ...added, secret: endpointSecretText(secret) };
  });

  registerCall(app, 'changeEndpoint', async ({ user, params, body, request }) => {
    await limits.count('endpointChangesByAccount', user.accountId);
    const changer = { ...user, source: auditSourceOf(request) };
    return webhooks.change(changer, params.id, body, now());
  });

  registerCall(app, 'renewEndpointSecret', async ({ user, params, request }) => {
    await limits.count('endpointChangesByAccount', user.accountId);
    const changer = { ...user, source: auditSourceOf(request) };
    const { secret, ...found } = await webhooks.renewSecret(changer, params.id, now());
    return { ...found, secret: endpointSecretText(secret) };
  });

  registerCall(app, 'removeEndpoint', async ({ user, params, request }) => {
    await webhooks.remove({ ...user, source: auditSourceOf(request) }, params.id);
  });

  registerCall(app, 'testEndpoint', async ({ user, params }) => {
    await limits.count('resentEventsByAccount', user.accountId);
    await webhooks.sendTest(user.accountId, params.id, now());
  });

  registerCall(app, 'resendEvent', async ({ user, params }) => {
    await limits.count('resentEventsByAccount', user.accountId);
    await webhooks.resend(user.accountId, params.id, params.eventId, now());
  });
}

/** Says at once what is wrong with an address. Each request checks it again: names can change where they lead. */
async function refuseBlocked(url: string, outbound: GuardOptions): Promise<void> {
  try {
    await checkAddress(url, outbound);
  } catch (error) {
    if (!(error instanceof BlockedAddress)) throw error;
    throw new Refusal('ADDRESS_REFUSED');
  }
}
