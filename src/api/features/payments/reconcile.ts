import type { PaymentRow } from '../../store/payments/payments.ts';
import { fulfil } from './fulfil.ts';
import { storeLostEvents } from './lost-events.ts';
import { type EventDeps, handleEvent } from './receive-events.ts';

type Deps = EventDeps & { now: () => Date };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** An event younger than this is being acted on where it arrived. */
const eventMs = 10_000;

/** Every minute: what no event told us, or what we could not act on when it did. Answers how many were looked at. */
export async function reconcile(deps: Deps): Promise<number> {
  const { payments, inbox, now } = deps;
  const ago = (ms: number) => new Date(now().getTime() - ms);
  await continueOnError(deps, 'lost events', () => storeLostEvents(deps, hour));
  const events = await inbox.waiting(ago(eventMs));
  for (const event of events) await continueOnError(deps, event.id, () => handleEvent(deps, event));
  const unsettled = await payments.unsettled(ago(minute));
  for (const payment of unsettled)
    await continueOnError(deps, payment.id, () => look(deps, payment, ago(day)));
  await payments.dropUnbegun(ago(day));
  return events.length + unsettled.length;
}

/** A payment that nobody made for a day is ended, at the provider too: no forgotten tab can pay it afterwards. */
async function look(deps: Deps, payment: PaymentRow, forgottenBefore: Date): Promise<void> {
  const { providerIntentId: intentId, state, createdAt } = payment;
  if (!intentId) return;
  if (state === 'open' && createdAt < forgottenBefore) await deps.provider.cancelIntent(intentId);
  await fulfil(deps, intentId);
}

/** One that cannot be settled now keeps none of the others waiting. */
async function continueOnError({ log }: Deps, what: string, act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    log.warn({ err: error, about: what }, 'reconciling postponed');
  }
}
