import { z } from 'zod';
import { registrations } from '#domain/account/registration.ts';
import { planNames } from '#domain/plan/plans.ts';
import { oneOf, optional, setting } from './setting.ts';

const plans = oneOf(planNames);
const registration = oneOf(registrations);
const group = 'accounts';

export const accountSettings = {
  REGISTRATION: setting({
    group,
    about:
      'Who may create an account: `anyone`, or only people who are `invited` to a company or come through its single sign-on.',
    what: registration.what,
    example: 'invited',
    schema: registration.or('anyone'),
  }),
  DEFAULT_PLAN: setting({
    group,
    about:
      'The plan of a new account where plans are not sold: `free`, `premium` or `corporate`, the default.',
    what: plans.what,
    example: 'corporate',
    schema: plans.optional,
  }),
  DEFAULT_CARD_LIMIT: setting({
    group,
    about: 'How many cards it can have. Without it 1, 50 or 500. A card takes 1.1 kB in the database.',
    what: 'a whole number from 1 to 1000000',
    example: '2000',
    schema: optional(z.coerce.number().int().min(1).max(1_000_000)),
  }),
};
