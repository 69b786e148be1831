import type { Needs } from '../../services.ts';
import type { PaymentRow } from '../../store/payments/payments.ts';
import { fulfil } from './fulfil.ts';
import { storeLostEvents } from './lost-events.ts';
import { type EventDeps, handleEvent } from './receive-events.ts';

type Deps = EventDeps & Needs<'now'>;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** A younger event is handled by the node that received it. */
const handlingMs = 10_000;

/** Runs every minute: handles events that were lost or failed, and checks open payments and those without an invoice with the provider. Returns how many it checked. */
export async function reconcile(deps: Deps): Promise<number> {
  const { payments, inbox, now } = deps;
  const ago = (ms: number) => new Date(now().getTime() - ms);
  await continueOnError(deps, 'lost events', () => storeLostEvents(deps, hour));
  const events = await inbox.unhandled(ago(handlingMs));
  for (const event of events) await continueOnError(deps, event.id, () => handleEvent(deps, event));
  const unsettled = await payments.unsettled(ago(minute));
  for (const payment of unsettled)
    await continueOnError(deps, payment.id, () => checkPayment(deps, payment, ago(day)));
  await payments.cancelWithoutIntent(ago(day));
  return events.length + unsettled.length;
}

/** Cancels a payment that stayed open for a day, at the provider too, so that an old tab cannot pay it afterwards. */
async function checkPayment(deps: Deps, payment: PaymentRow, expiredBefore: Date): Promise<void> {
  const { providerIntentId: intentId, state, createdAt } = payment;
  if (!intentId) return;
  if (state === 'open' && createdAt < expiredBefore) await deps.provider.cancelIntent(intentId);
  await fulfil(deps, intentId);
}

/** Logs an error and continues, so that one failing payment does not stop the others. */
async function continueOnError({ log }: Deps, subject: string, run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    log.warn({ err: error, about: subject }, 'reconciling postponed');
  }
}
