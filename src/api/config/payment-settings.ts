/** The keys of the payment provider, and the origin of its simulator if one is used. */
export type PaymentSettings = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  simulatorOrigin: string | null;
};

/** Payment settings in the page. `script` is the simulator's; the web knows the provider's own. */
export type PagePayments = { key: string; script: string | null };

export function pagePayments(settings: PaymentSettings | null): PagePayments | null {
  if (!settings) return null;
  const { publishableKey, simulatorOrigin } = settings;
  return { key: publishableKey, script: simulatorOrigin && `${simulatorOrigin}/v3/stripe.js` };
}
