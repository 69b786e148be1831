/** How the payment provider is reached: the real one, or where a simulator of it stands in. */
export type PaymentSettings = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  simulatorOrigin: string | null;
};

/** What the page must know to let somebody pay. The provider's own script is known to the web; a simulator's is told. */
export type PagePayments = { key: string; script: string | null };

export function pagePayments(settings: PaymentSettings | null): PagePayments | null {
  if (!settings) return null;
  const { publishableKey, simulatorOrigin } = settings;
  return { key: publishableKey, script: simulatorOrigin && `${simulatorOrigin}/v3/stripe.js` };
}
