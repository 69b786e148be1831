import { z } from 'zod';
import { address, optional, setting } from './setting.ts';

const group = 'payments';

export const paymentSettings = {
  STRIPE_SECRET_KEY: setting({
    group,
    about: 'The secret key of the Stripe account. Production refuses test keys.',
    what: 'the secret key of the Stripe account',
    form: 'a key that starts with sk_ or rk_',
    example: 'sk_live_<key>',
    isSecret: true,
    needed: 'toSell',
    schema: optional(z.string().regex(/^(sk|rk)_\w+$/)),
  }),
  STRIPE_PUBLISHABLE_KEY: setting({
    group,
    about: 'The publishable key of the Stripe account, used in browsers.',
    what: 'the publishable key of the Stripe account',
    form: 'a key that starts with pk_',
    example: 'pk_live_<key>',
    needed: 'toSell',
    schema: optional(z.string().regex(/^pk_\w+$/)),
  }),
  STRIPE_WEBHOOK_SECRET: setting({
    group,
    about: 'The secret that verifies the signatures of Stripe events.',
    what: 'the signing secret of the Stripe webhook',
    form: 'whsec_ followed by the secret',
    example: 'whsec_<secret>',
    isSecret: true,
    needed: 'toSell',
    schema: optional(z.string().regex(/^whsec_\w+/)),
  }),
  PAYMENTS_SIMULATOR_URL: setting({
    group,
    about: 'The address of the payment simulator. Production refuses it.',
    what: 'an http or https address',
    example: 'http://127.0.0.1:4200',
    schema: optional(address),
  }),
};
