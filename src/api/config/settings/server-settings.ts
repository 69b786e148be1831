import { z } from 'zod';
import { addressRanges, isAddressRange, isSafeOrigin } from './addresses.ts';
import { oneOf, optional, setting, textOr, wholeNumber } from './setting.ts';

const environments = oneOf(['production', 'demo', 'development', 'test']);
const factor = oneOf(['required', 'optional']);
const group = 'server';

export const serverSettings = {
  NODE_ENV: setting({
    group,
    about: 'The environment.',
    what: environments.what,
    example: 'production',
    schema: environments.or('production'),
  }),
  PUBLIC_ORIGIN: setting({
    group,
    about:
      'The public address of the site: https, or http on loopback. Without it the server is reached from this machine only, at its port. On loopback only unless NODE_ENV is production.',
    what: 'the public address of the site',
    form: 'an https origin, or http on 127.0.0.1 or localhost',
    example: 'https://cards.example',
    schema: optional(z.string().refine((text) => URL.canParse(text) && isSafeOrigin(new URL(text)))),
  }),
  HOST: setting({
    group,
    about: 'The address to listen on.',
    what: 'the address to listen on',
    example: '127.0.0.1',
    schema: textOr('127.0.0.1'),
  }),
  PORT: setting({ group, about: 'The port to listen on.', ...wholeNumber(3000, 0, 65_535) }),
  DRAIN_MS: setting({
    group,
    about:
      'How long a stopping node still accepts requests after /readyz returns 503. Set it longer than the load balancer needs to notice; set 0 without a load balancer.',
    ...wholeNumber(1000, 0, 60_000),
  }),
  TRUSTED_PROXIES: setting({
    group,
    about: 'Addresses or ranges of proxies, separated by commas. X-Forwarded-For is used only from these.',
    what: 'IP addresses or ranges',
    example: '10.0.0.0/8',
    schema: textOr('', (typed) => addressRanges(typed).every(isAddressRange)),
  }),
  ALLOWED_INSIDE: setting({
    group,
    about:
      'Addresses or ranges inside your network that identity providers and webhooks may have, over https on any port.',
    what: 'IP addresses or ranges',
    example: '10.20.0.0/16',
    schema: textOr('', (typed) => addressRanges(typed).every(isAddressRange)),
  }),
  SECURITY_CONTACT: setting({
    group,
    about: 'The contact for security reports. It is published in /.well-known/security.txt.',
    what: 'a mailto: or https: address',
    example: 'mailto:security@cards.example',
    schema: optional(z.string().regex(/^(mailto:|https:\/\/)\S+$/)),
  }),
  ADMIN_SECOND_FACTOR: setting({
    group,
    about:
      'Whether admins need two-step verification: `required` or `optional`. In production it is always `required`.',
    what: factor.what,
    example: 'required',
    schema: factor.optional,
  }),
};
