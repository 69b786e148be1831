import { z } from 'zod';
import { address, optional, setting } from './setting.ts';

const group = 'mail';

export const mailSettings = {
  MAIL_URL: setting({
    group,
    about:
      'The server for email: smtps://{user}:{password}@{host}, or smtp:// for one that upgrades to TLS. `none` turns email off and hides what needs it, such as resetting a password.',
    what: 'the mail server, or none to turn email off',
    form: 'an smtp:// or smtps:// address, or none',
    example: 'smtps://user:<password>@mail.example',
    isSecret: true,
    needed: 'toSell',
    schema: optional(z.string().regex(/^(none|smtps?:\/\/\S+)$/)),
  }),
  MAIL_FROM: setting({
    group,
    about: 'The sender of all emails.',
    what: 'the sender of all emails',
    form: 'an email address',
    example: 'Vizitka <cards@cards.example>',
    needed: 'toSell',
    schema: optional(z.string().regex(/^([^<>@\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/)),
  }),
  MAIL_CATCHER_URL: setting({
    group,
    about: 'The address of the email catcher; its pages are shown at /dev/mail. Production refuses it.',
    what: 'an http or https address',
    example: 'http://127.0.0.1:4300',
    schema: optional(address),
  }),
};
