import { paymentState } from '#domain/payment/payment-state.ts';
import { readBooks, readPaymentSettings } from '../config/config.ts';
import type { Database } from '../database/db.ts';
import { refundForOperator } from '../features/payments/refund-payment.ts';
import { createLog } from '../http/log.ts';
import { openPaymentProvider } from '../payments/payment-provider.ts';
import { paymentStore } from '../store/payments/payments.ts';
import { runCommand } from './run-command.ts';

/** npm run payments:refund -- PAYMENT – refunds a payment at any time; PAYMENT is our id or the provider's. */

await runCommand(
  'npm run payments:refund -- PAYMENT: refunds a payment by our id or the one of the provider',
  refund,
);

async function refund(db: Database): Promise<void> {
  const reference = process.argv[2];
  if (!reference) throw new Error('Which payment? npm run payments:refund -- PAYMENT');
  const settings = readPaymentSettings();
  if (!settings) throw new Error('STRIPE_SECRET_KEY is missing');
  const deps = {
    provider: openPaymentProvider(settings),
    payments: paymentStore(db, readBooks()),
    log: createLog('warn'),
  };
  const payment = await refundForOperator(deps, reference);
  const dollars = (payment.amountCents / 100).toFixed(2);
  console.log(`${payment.id} (${payment.plan}, $${dollars}): ${paymentState(payment)}`);
}
