import type { GivingMessages } from '#messages/en/giving.ts';
import type { FailureTexts, Messages } from './messages.ts';

/** Replaces the messages that offer a plan, for an installation that sells none. */
export function withGivingTexts(messages: Messages, giving: GivingMessages): Messages {
  const { offer, errors } = giving;
  const change = { ...messages.offer.change, ...offer.change };
  const failures = Object.entries(messages.failures).map(([situation, row]) => [
    situation,
    withErrors(row, errors),
  ]);
  return {
    ...messages,
    offer: { ...messages.offer, ...offer, change },
    errors: { ...messages.errors, ...errors },
    failures: Object.fromEntries(failures) as Messages['failures'],
  };
}

function withErrors(row: FailureTexts, errors: GivingMessages['errors']): FailureTexts {
  if (!row.byCode) return row;
  const replaced = Object.entries(errors).filter(([code]) => Object.hasOwn(row.byCode ?? {}, code));
  return { ...row, byCode: { ...row.byCode, ...Object.fromEntries(replaced) } };
}
