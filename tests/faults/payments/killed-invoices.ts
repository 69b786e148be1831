import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#api/database/db.ts';
import { paymentStore } from '#api/store/payments/payments.ts';
import { countInvoices } from '#api/store/testing/count-invoices.ts';
import { testBooks } from '#domain/invoice/testing/test-seller.ts';
import type { ProviderPayment } from '#domain/payment/provider-payment.ts';
import { failedExpectations, type Size } from '../report.ts';
import { addPerson } from '../savers.ts';
import type { TestCluster } from '../test-cluster.ts';

const paymentCount = 200;
const timeoutMs = 60_000;

/** Two processes record the same 200 payments at once, half of them refunded, and are killed meanwhile. Each payment must get one invoice, and the numbers must have no gap. */
export async function killedInvoices(cluster: TestCluster, size: Size) {
  const { db, databaseUrl } = cluster;
  const { kills } = size;
  const before = await countInvoices(db);
  const reports = await orderPlans(db);
  const write = () =>
    spawn(process.execPath, [
      'tests/faults/payments/invoice-writer.ts',
      databaseUrl,
      JSON.stringify(reports),
    ]);
  const issued = async () => (await countInvoices(db)).invoices - before.invoices;
  const writers = [write(), write()];
  for (let killed = 0; killed < kills; killed += 1) {
    // At another point of the work each time, while the other process goes on.
    const enough = Math.floor(((killed + 1) * paymentCount) / (kills + 1));
    const endMs = Date.now() + timeoutMs;
    while (Date.now() < endMs && (await issued()) < enough) await wait(2);
    const turn = killed % 2;
    await ended(writers[turn], 'SIGKILL');
    writers[turn] = write();
  }
  const codes = await Promise.all(writers.map((writer) => ended(writer)));
  const after = await countInvoices(db);
  return {
    acknowledged: paymentCount,
    stored: await issued(),
    lost: paymentCount - (await issued()),
    twice: after.paymentsWithTwo,
    told: [
      `${kills} kills of two processes, ${after.creditNotes - before.creditNotes} credit notes`,
      `the last numbers are ${after.lastInvoice} and ${after.lastCreditNote}, as many as there are`,
    ],
    wrong: failedExpectations({
      'both processes finished': codes.every((code) => code === 0),
      'invoice numbers without a gap': after.lastInvoice === after.invoices && after.gaps === 0,
      'credit note numbers without a gap': after.lastCreditNote === after.creditNotes,
      'a credit note for each refund': after.creditNotes - before.creditNotes === paymentCount / 2,
    }),
  };
}

/** The exit code of a process; null if it was killed. */
async function ended(child: ChildProcess | undefined, signal?: 'SIGKILL'): Promise<number | null> {
  if (!child) return null;
  const exit = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
  if (signal) child.kill(signal);
  await exit;
  return child.exitCode;
}

/** Open payments of as many users, and what the provider reports about them. */
async function orderPlans(db: Database): Promise<ProviderPayment[]> {
  const payments = paymentStore(db, testBooks);
  const at = new Date();
  return Promise.all(
    Array.from({ length: paymentCount }, async (_, index) => {
      const { userId, accountId } = await addPerson(db, {});
      const { payment } = await payments.open({ id: userId, accountId }, 'premium', 'en');
      if (!payment) throw new Error('The payment was not opened');
      const intentId = `pi_${payment.id}`;
      await payments.attachIntent(payment.id, intentId);
      const refund = { id: `re_${payment.id}`, amountCents: 1900, state: 'done', at } as const;
      return {
        intentId,
        clientSecret: '',
        status: 'succeeded',
        receivedCents: 1900,
        currency: 'usd',
        metadata: { paymentId: payment.id, userId, plan: 'premium' },
        paidAt: at,
        countries: { billing: 'SK', card: null },
        refunds: index % 2 === 0 ? [refund] : [],
        disputes: [],
      };
    }),
  );
}
