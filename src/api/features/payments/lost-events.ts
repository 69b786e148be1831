import type { FastifyBaseLogger } from 'fastify';
import type { PaymentProvider } from '../../payments/payment-provider.ts';
import type { WebhookInbox } from '../../store/payments/webhook-inbox.ts';

type Deps = {
  provider: Pick<PaymentProvider, 'listEvents'>;
  inbox: Pick<WebhookInbox, 'keepMissing'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now: () => Date;
};

/** An event younger than this may still be on its way. */
const onItsWayMs = 60_000;
const mostPages = 100;

/**
 * Money that went back, or may, without our hearing of it: the provider's list of events is held against the inbox, and
 * what is missing is put there, where the reconciler finds it. Answers how many were missing.
 */
export async function storeLostEvents({ provider, inbox, log, now }: Deps, sinceMs: number): Promise<number> {
  const ago = (ms: number) => new Date(now().getTime() - ms);
  const when = { since: ago(sinceMs), before: ago(onItsWayMs) };
  let [missing, after]: [number, string | null] = [0, null];
  for (let page = 0; page < mostPages; page += 1) {
    const { events, next } = await provider.listEvents({ ...when, after });
    missing += await inbox.keepMissing(events);
    if (!next) return missing;
    after = next;
  }
  log.warn({ ...when, pages: mostPages }, 'more events than are looked at');
  return missing;
}
