const typed: Record<string, string> = {
  MAKER_URL: 'https://studio.example/',
  LEGAL_COUNTRY: 'SK',
  LEGAL_VAT_ID: 'SK2020123456',
  LEGAL_VAT_PERCENT: '23',
  LEGAL_CONTACT: 'hello@studio.example',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  MAIL_URL: 'smtps://mail.example',
  MAIL_FROM: 'Vizitka <cards@cards.example>',
  SECURITY_CONTACT: 'mailto:security@cards.example',
};

/** The settings of an example file as an operator would fill it in. */
export function operatorSettings(example: string): Record<string, string> {
  const names = Array.from(example.matchAll(/^(\w+)=/gm), ([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, typed[name] ?? 'typed by the operator']));
}
