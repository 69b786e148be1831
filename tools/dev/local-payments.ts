import { randomBytes } from 'node:crypto';
import { startSimulator } from '#simulator/start-simulator.ts';

const providerKeys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

export type LocalPayments = {
  /** The settings for the API's process. */
  settings: Record<string, string>;
  close: () => Promise<void>;
};

/** The real payment provider if its test keys are set, else the simulator with its own keys. */
export async function startLocalPayments(apiOrigin: string): Promise<LocalPayments> {
  const given = providerKeys.flatMap((name) => {
    const value = process.env[name];
    return value ? [[name, value] as const] : [];
  });
  if (given.length > 0) return { settings: Object.fromEntries(given), close: async () => undefined };

  const key = randomBytes(12).toString('hex');
  const [secretKey, publishableKey, webhookSecret] = [`sk_test_${key}`, `pk_test_${key}`, `whsec_${key}`];
  const webhookUrl = `${apiOrigin}/api/payments/webhook`;
  const simulator = await startSimulator({ port: 0, webhookUrl, secretKey, publishableKey, webhookSecret });
  return {
    settings: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: publishableKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      PAYMENTS_SIMULATOR_URL: simulator.origin,
    },
    close: simulator.close,
  };
}
