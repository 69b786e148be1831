import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { keyScopes } from '#domain/account/api-keys.ts';
import { startSimulator } from '#simulator/start-simulator.ts';
import { readConfig } from '../config/config.ts';
import { openPaymentProvider } from '../payments/payment-provider.ts';
import { aCard } from '../testing/a-card.ts';
import { aKey, withKey } from '../testing/a-key.ts';
import { startApi, testOrigin } from '../testing/api-under-test.ts';
import { startTracing } from './tracing.ts';

type SentSpan = {
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string } }[];
};

const spans: SentSpan[] = [];
const collector = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as {
      resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
    };
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.end('{}');
  });
});

await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
const tracing = startTracing(`http://127.0.0.1:${(collector.address() as AddressInfo).port}`);
const keys = { secretKey: 'sk_test_t', publishableKey: 'pk_test_t', webhookSecret: 'whsec_t' };
const simulator = await startSimulator({
  ...keys,
  port: 0,
  webhookUrl: `${testOrigin}/api/payments/webhook`,
});
const provider = openPaymentProvider({ ...keys, simulatorOrigin: simulator.origin });
const api = await startApi({ tracing, provider: tracing.traceCalls('payments', provider) });
tracing.traceDatabase(api.db);
afterAll(async () => {
  await api.close();
  await simulator.close();
  collector.close();
});

test('a request is one trace with its statements and its calls to the provider, without any value', async () => {
  const [saver, payer] = [await api.signedIn({ role: 'premium', cardLimit: 50 }), await api.signedIn()];
  await saver.call('saveCard', { body: aCard({ name: 'Traced secretly' }) });
  await payer.call('createPaymentIntent', { body: { plan: 'premium', amount: 19 } });
  const { key } = await aKey(saver, keyScopes);
  const program = withKey(api, key);
  await program.call('listCards', { query: { before: key } });
  await program.call('saveCard', { body: aCard({ name: key }) });
  await program.get(`/api/${key}`);
  await tracing.stop();
  const childrenOf = (name: string) => {
    const parent = spans.find((span) => span.name === name);
    return spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId).map((span) => span.name);
  };
  expect(childrenOf('POST /api/business-cards')).toEqual(['SELECT sessions', 'WITH accounts']);
  expect(childrenOf('POST /api/create-payment-intent')).toContain('payments.createIntent');
  expect(spans.filter(({ name }) => name === 'SELECT api_keys').length).toBeGreaterThanOrEqual(2);
  expect(JSON.stringify(spans)).not.toMatch(/Traced secretly|@cards\.example|viz_/);
});

test('traces are off unless a collector is set', () => {
  const settings = { NODE_ENV: 'test', PUBLIC_ORIGIN: testOrigin, DATABASE_URL: 'postgres://db/vizitka' };
  expect(readConfig(settings).tracesUrl).toBeNull();
});
