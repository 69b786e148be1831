import {
  type EventDataOf,
  type EventType,
  testEventType,
  webhookSecretPrefix,
} from '#domain/webhook/events.ts';
import { endpointSecretText, signedHeaders } from '../../../outbound/sign-event.ts';

const cardId = '0199a5c2-8a41-7c1e-9b0d-3f6a51c2d7e4';
const proofAnswer = {
  cardId,
  proofId: '0199a5c1-02be-7d55-8f3a-6c1d94e8b270',
  snapshotId: '0199a5c1-0a77-7e90-a4c6-15b2d8f03e69',
};
const orderStep = { orderId: '0199a5bf-6d3c-7b12-9e84-20a7c5f1d683', order: '2026-07', cards: 24 };

/** What each kind of event says. A kind or a field that is missing does not compile. */
export const eventSamples: EventDataOf & Record<typeof testEventType, object> = {
  'person.submitted': {
    submissionId: '0199a5be-1f48-7a06-b5d9-8e73c4026a1f',
    designId: '0199a5bd-c2e5-7f3b-8d17-4b60a9e1f5c8',
    cardId,
  },
  'card.approved': proofAnswer,
  'change.asked': { ...proofAnswer, fields: ['phone', 'position'] },
  'order.sent': orderStep,
  'order.printed': orderStep,
  [testEventType]: {},
};

/** A request as it arrives, signed as every event is. */
export function requestExample(type: EventType): string {
  const sentAt = new Date('2026-11-18T08:00:00.000Z');
  const body = JSON.stringify({ type, timestamp: sentAt.toISOString(), data: eventSamples[type] });
  const headers = signedHeaders('0199a5c2-9c10-7b7f-8a52-d41e60b3f9a7', body, [sampleSecret], sentAt);
  return [
    'POST /hook',
    'content-type: application/json',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\n');
}

const sampleSecret = Buffer.from('a secret of the reference, no more');

/** The secret of the example request, as a receiver has it. */
export const sampleSecretText = endpointSecretText(sampleSecret);

/** How a receiver checks a request. */
export const verifyExample = `import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether we sent a request. \`body\` is its text as it came, before JSON.parse. */
export function isSigned(headers: Headers, body: string, secret: string): boolean {
  const id = headers.get('webhook-id');
  const timestamp = headers.get('webhook-timestamp');
  const ageSeconds = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!id || !timestamp || !(ageSeconds < 300)) return false;
  const key = Buffer.from(secret.replace('${webhookSecretPrefix}', ''), 'base64');
  const expected = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest();
  const signatures = (headers.get('webhook-signature') ?? '').split(' ');
  return signatures.some((text) => {
    const [version, signature = ''] = text.split(',');
    const given = Buffer.from(signature, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}`;

/** The signature of $BODY by $SECRET, as a command: what follows "v1," in the header. */
export const opensslExample = `HEX=$(printf %s "\${SECRET#${webhookSecretPrefix}}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \\n')
SIGNATURE=$(printf %s "$ID.$TIMESTAMP.$BODY" |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$HEX" -binary | openssl base64 -A)
echo "v1,$SIGNATURE"`;

/** The values that the example with openssl needs, for a test event of one's own. */
export const testEventExample = `ID=$(openssl rand -hex 16)
TIMESTAMP=$(date +%s)
BODY='${JSON.stringify({ type: testEventType, timestamp: '2026-11-18T08:00:00.000Z', data: {} })}'`;

/** A signed request to a receiver at $RECEIVER. */
export const curlExample = `curl "$RECEIVER" \\
  -H 'Content-Type: application/json' \\
  -H "webhook-id: $ID" -H "webhook-timestamp: $TIMESTAMP" \\
  -H "webhook-signature: v1,$SIGNATURE" \\
  -d "$BODY"`;
