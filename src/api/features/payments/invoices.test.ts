import { afterAll, expect, test } from 'vitest';
import { testBooks, testSeller } from '#domain/invoice/testing/test-seller.ts';
import { paymentStore } from '../../store/payments/payments.ts';
import { countInvoices } from '../../store/testing/count-invoices.ts';
import { deleteUser } from '../../store/testing/users.ts';
import type { Caller } from '../../testing/caller.ts';
import { startPayments } from '../../testing/payments-under-test.ts';

const seller = {
  LEGAL_NAME: testSeller.name,
  LEGAL_ADDRESS: testSeller.address,
  LEGAL_COUNTRY: 'SK',
  LEGAL_REGISTRATION: testSeller.registration,
  LEGAL_CONTACT: testSeller.contact,
  LEGAL_VAT_ID: 'SK 2020 123 456',
  LEGAL_VAT_PERCENT: '23',
};
const company = {
  company: 'Atelier Lumen s. r. o.',
  address: 'Mlynská 4, 811 09 Bratislava',
  country: 'SK',
  registrationNumber: '36 123 456',
  vatId: 'SK2120999999',
};

const api = await startPayments({ environment: seller });
afterAll(() => api.close());

const paymentsOf = async (caller: Caller) => (await caller.call('listPayments')).json();
const invoicesOf = async (caller: Caller) => (await paymentsOf(caller)).flatMap(({ invoices }) => invoices);

async function buy(caller: Caller) {
  const started = await api.begin(caller);
  await api.pay(started);
  await api.settled();
  return started;
}

test('a payment gets one invoice, however often its events arrive', async () => {
  const caller = await api.signedIn();
  const { intentId } = await buy(caller);
  for (let times = 0; times < 3; times += 1) {
    await Promise.all([
      caller.call('upgradeAccount', { body: { plan: 'premium' } }),
      paymentStore(api.db, testBooks).record(await api.provider.read(intentId)),
    ]);
  }
  const [invoice, ...others] = await invoicesOf(caller);
  expect(others).toEqual([]);
  expect(invoice).toMatchObject({
    kind: 'invoice',
    plan: 'premium',
    currency: 'usd',
    totalCents: 1900,
    netCents: 1545,
    taxCents: 355,
    seller: testSeller,
    buyer: null,
    corrects: null,
  });
  expect(invoice?.number).toMatch(new RegExp(`^INV-${new Date().getUTCFullYear()}-\\d{6}$`));
});

test('numbers follow each other without a gap, also after a payment that fails', async () => {
  const before = await countInvoices(api.db);
  await buy(await api.signedIn());
  const declined = await api.signedIn();
  await api.pay(await api.begin(declined), '4000000000000002');
  await buy(await api.signedIn());
  const after = await countInvoices(api.db);
  expect(after).toMatchObject({
    invoices: before.invoices + 2,
    lastInvoice: before.lastInvoice + 2,
    gaps: 0,
  });
});

test('each refund gets a credit note of its own series that names the invoice', async () => {
  const caller = await api.signedIn();
  const { intentId } = await buy(caller);
  for (const amount of ['900', '1000']) {
    await api.callSimulator('/v1/refunds', { payment_intent: intentId, amount });
    await api.settled();
  }
  const [invoice, ...notes] = await invoicesOf(caller);
  expect(notes).toMatchObject([
    { kind: 'credit_note', totalCents: 900, netCents: 732, taxCents: 168, corrects: invoice?.number },
    { kind: 'credit_note', totalCents: 1000, corrects: invoice?.number },
  ]);
  for (const { number } of notes) expect(number).toMatch(/^CN-\d{4}-\d{6}$/);
  expect((await countInvoices(api.db)).gaps).toBe(0);
});

test('a lost dispute gets a credit note over what was not refunded before, and a won one none', async () => {
  const caller = await api.signedIn();
  const { intentId } = await buy(caller);
  await api.callSimulator('/v1/refunds', { payment_intent: intentId, amount: '900' });
  const { id } = await api.callSimulator(`/sim/payment_intents/${intentId}/dispute`);
  await api.settled();
  expect(await invoicesOf(caller)).toHaveLength(2);
  await api.callSimulator(`/sim/disputes/${id}/close`, { outcome: 'lost' });
  await api.settled();
  await paymentStore(api.db, testBooks).record(await api.provider.read(intentId));
  const [invoice, refund, lost, ...others] = await invoicesOf(caller);
  expect(others).toEqual([]);
  expect(refund).toMatchObject({ kind: 'credit_note', totalCents: 900 });
  expect(lost).toMatchObject({
    kind: 'credit_note',
    totalCents: 1000,
    netCents: 813,
    taxCents: 187,
    corrects: invoice?.number,
  });

  const winner = await api.signedIn();
  const won = await buy(winner);
  const dispute = await api.callSimulator(`/sim/payment_intents/${won.intentId}/dispute`);
  await api.callSimulator(`/sim/disputes/${dispute.id}/close`, { outcome: 'won' });
  await api.settled();
  expect(await invoicesOf(winner)).toHaveLength(1);
});

test('a dispute that is won on appeal gets a new invoice that names the credit note, and no second confirmation', async () => {
  const caller = await api.signedIn();
  const { intentId } = await buy(caller);
  const { id } = await api.callSimulator(`/sim/payment_intents/${intentId}/dispute`);
  for (const outcome of ['lost', 'won']) {
    await api.callSimulator(`/sim/disputes/${id}/close`, { outcome });
    await api.settled();
  }
  const [invoice, note, again, ...others] = await invoicesOf(caller);
  expect(others).toEqual([]);
  expect(note).toMatchObject({ kind: 'credit_note', totalCents: 1900, corrects: invoice?.number });
  expect(again).toMatchObject({ kind: 'invoice', totalCents: 1900, corrects: note?.number });
  expect((await countInvoices(api.db)).gaps).toBe(0);
  const { rows } = await api.db.$client.query<{ kind: string }>('SELECT kind FROM mails WHERE user_id = $1', [
    caller.user.id,
  ]);
  expect(rows.filter(({ kind }) => kind === 'contractConfirmed')).toHaveLength(1);
});

test('an invoice is made out to the company of that time, and a credit note to that of its invoice', async () => {
  const caller = await api.signedIn();
  const set = await caller.call('setBilling', {
    body: { details: { ...company, vatId: 'sk 2120 999 999' } },
  });
  expect([set.statusCode, set.json()]).toEqual([200, { details: company }]);
  const { intentId } = await buy(caller);
  await caller.call('setBilling', { body: { details: null } });
  expect((await caller.call('readBilling')).json()).toEqual({ details: null });
  await api.callSimulator('/v1/refunds', { payment_intent: intentId });
  await api.settled();
  expect(await invoicesOf(caller)).toMatchObject([
    { kind: 'invoice', buyer: company, countries: { company: 'SK' } },
    { kind: 'credit_note', buyer: company, countries: { company: 'SK' } },
  ]);
});

test.each([
  [{ company: ' ' }, { company: 'COMPANY_NAME_REQUIRED' }],
  [{ address: '' }, { address: 'ADDRESS_REQUIRED' }],
  [{ country: 'Slovakia' }, { country: 'COUNTRY_REQUIRED' }],
  [{ vatId: 'SK1' }, { vatId: 'VAT_ID_INVALID' }],
  [{ company: 'a'.repeat(201) }, { company: 'TEXT_TOO_LONG' }],
])('a company with %o is refused, and the field is named', async (wrong, fields) => {
  const caller = await api.signedIn();
  const response = await caller.call('setBilling', { body: { details: { ...company, ...wrong } } });
  const named = Object.fromEntries(Object.entries(fields).map(([name, code]) => [`details/${name}`, code]));
  expect([response.statusCode, response.json()]).toMatchObject([400, { fields: named }]);
});

test('the country of the billing address is kept as evidence', async () => {
  const caller = await api.signedIn();
  const { intentId, clientSecret } = await api.begin(caller);
  await api.simulator.fetch(`http://simulator/v1/payment_intents/${intentId}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: 'pk_test_payments',
      client_secret: clientSecret,
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[billing_details][address][country]': 'AT',
    }),
  });
  await api.settled();
  expect(await invoicesOf(caller)).toMatchObject([
    { countries: { company: null, billing: 'AT', card: null } },
  ]);
});

test('an invoice cannot be changed or deleted, and stays when its user is deleted', async () => {
  const caller = await api.signedIn();
  await buy(caller);
  const [payment] = await paymentsOf(caller);
  for (const change of [`UPDATE invoices SET sequence = 0`, 'DELETE FROM invoices', 'TRUNCATE invoices'])
    await expect(api.db.$client.query(change)).rejects.toThrow('append-only');
  await deleteUser(api.db, caller.user.id);
  const kept = await paymentStore(api.db, testBooks).find(payment?.id ?? '');
  expect(kept).toMatchObject({ userId: null, accountId: null, invoices: payment?.invoices });
});
