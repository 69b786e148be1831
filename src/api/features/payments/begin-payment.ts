import { Refusal } from '#contract/errors.ts';
import { type PaidPlan, planChange, planOfRole, priceCents, type Role } from '#domain/plan/plans.ts';
import type { ProviderPayment } from '../../payments/provider-payment.ts';
import type { PaymentRow } from '../../store/payments/payments.ts';
import { applyOutcome, type FulfilDeps } from './fulfil.ts';

type Payer = { id: string; role: Role };

/** How often an ended payment may be found in the way of a new one. */
const mostTries = 3;

/** What lets this person's browser pay for a plan. Asked for again, it is the same payment until that one has ended. */
export async function beginPayment(
  deps: FulfilDeps,
  { id: userId, role }: Payer,
  { plan, amount }: { plan: PaidPlan; amount: number },
): Promise<string> {
  // The price is ours; what the page showed must be the same.
  if (amount * 100 !== priceCents(plan)) throw new Refusal('INVALID_REQUEST');
  if (planChange(planOfRole(role), plan) !== 'upgrade') throw new Refusal('PLAN_OWNED');
  for (let tried = 0; tried < mostTries; tried += 1) {
    const payment = await deps.payments.open(userId, plan);
    if (!payment) continue;
    const seen = await askProvider(deps, payment, userId);
    if (seen.status === 'processing') throw new Refusal('PAYMENT_PROCESSING');
    if (seen.status !== 'succeeded' && seen.status !== 'canceled') return seen.clientSecret;
    await applyOutcome(deps, seen);
    if (seen.status === 'succeeded') throw new Refusal('PLAN_OWNED');
  }
  throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 1 });
}

async function askProvider(
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
