import { openDatabase } from '#api/database/db.ts';
import { paymentStore } from '#api/store/payments/payments.ts';
import { testBooks } from '#domain/invoice/testing/test-seller.ts';
import type { ProviderPayment } from '#domain/payment/provider-payment.ts';

/** A process that records the same payments at once, as a node does that gets the provider's events: node invoice-writer.ts URL REPORTS. */

const [, , url = '', reports = '[]'] = process.argv;
const db = openDatabase(
  { url, poolMax: 20, acquireTimeoutMs: 30_000, statementTimeoutMs: 30_000 },
  () => undefined,
);
const { record } = paymentStore(db, testBooks);
const seen = JSON.parse(reports, (key, value: unknown) =>
  key.endsWith('At') || key === 'at' ? new Date(String(value)) : value,
) as ProviderPayment[];
await Promise.all(seen.map((report) => record(report)));
await db.$client.end();
