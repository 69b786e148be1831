import type { Needs } from '../../services.ts';

type Deps = Needs<'provider.listEvents' | 'inbox.addMissing' | 'log.warn' | 'now'>;

/** An event younger than this may still be delivered. */
const deliveryMs = 60_000;
const maxPages = 100;

/**
 * Finds refunds and disputes whose event was not delivered: compares the provider's list of events with the inbox and
 * adds what is missing, for the reconciler to handle. Returns how many were missing.
 */
export async function storeLostEvents({ provider, inbox, log, now }: Deps, sinceMs: number): Promise<number> {
  const ago = (ms: number) => new Date(now().getTime() - ms);
  const period = { since: ago(sinceMs), before: ago(deliveryMs) };
  let [missing, after]: [number, string | null] = [0, null];
  for (let page = 0; page < maxPages; page += 1) {
    const { events, next } = await provider.listEvents({ ...period, after });
    missing += await inbox.addMissing(events);
    if (!next) return missing;
    after = next;
  }
  log.warn({ ...period, pages: maxPages }, 'too many events: the rest is not checked');
  return missing;
}
