import { Refusal } from '#contract/errors.ts';
import type { Language } from '#domain/account/languages.ts';
import type { ProviderPayment } from '#domain/payment/provider-payment.ts';
import { type PaidPlan, planChange, planOfRole, priceCents, type Role } from '#domain/plan/plans.ts';
import type { PaymentRow } from '../../store/payments/payments.ts';
import type { Count } from '../../usage-metrics/tally.ts';
import { applyPayment, type FulfilDeps } from './fulfil.ts';

type Payer = { id: string; accountId: string; role: Role; language: Language };

/** An open payment may have ended at the provider; then the next attempt inserts a new one. */
const maxAttempts = 3;

/** Returns the client secret that lets the browser pay for a plan. Until the payment ends, every call returns the same one. */
export async function beginPayment(
  deps: FulfilDeps & { count: Count },
  payer: Payer,
  { plan, amount }: { plan: PaidPlan; amount: number },
): Promise<string> {
  // The server sets the price; the amount that the page showed must match it.
  if (amount * 100 !== priceCents(plan)) throw new Refusal('INVALID_REQUEST');
  if (planChange(planOfRole(payer.role), plan) !== 'upgrade') throw new Refusal('PLAN_OWNED');
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { payment, isNew, isOwned } = await deps.payments.open(payer, plan, payer.language);
    // A payment may have succeeded since the session was read.
    if (isOwned) throw new Refusal('PLAN_OWNED');
    if (isNew) deps.count('planChosen', plan);
    if (!payment) continue;
    const seen = await readOrCreateIntent(deps, payment, payer.id);
    if (seen.status === 'processing') throw new Refusal('PAYMENT_PROCESSING');
    if (seen.status !== 'succeeded' && seen.status !== 'canceled') return seen.clientSecret;
    await applyPayment(deps, seen);
    if (seen.status === 'succeeded') throw new Refusal('PLAN_OWNED');
  }
  throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 1 });
}

async function readOrCreateIntent(
  { provider, payments }: FulfilDeps,
  payment: PaymentRow,
  userId: string,
): Promise<ProviderPayment> {
  const { id, plan, amountCents, currency, providerIntentId } = payment;
  if (providerIntentId) return provider.read(providerIntentId);
  const metadata = { paymentId: id, userId, plan };
  const created = await provider.createIntent({ amountCents, currency, metadata }, `payment-${id}`);
  await payments.attachIntent(id, created.intentId);
  return created;
}
