import { createHmac } from 'node:crypto';
import { webhookSecretPrefix } from '#domain/webhook/events.ts';

/** A secret as the receiver has it. */
export function endpointSecretText(secret: Buffer): string {
  return `${webhookSecretPrefix}${secret.toString('base64')}`;
}

/** The headers of Standard Webhooks: an id that stays the same with every try, the time of this one, and the signatures. */
export function signedHeaders(
  id: string,
  body: string,
  secrets: readonly Buffer[],
  now: Date,
): Record<string, string> {
  const timestamp = Math.floor(now.getTime() / 1000);
  const signatures = secrets.map((secret) => {
    const hmac = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`);
    return `v1,${hmac.digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
