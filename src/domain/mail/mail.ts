/** The mails of the product. Each tells one event to one person; an announcement goes to many. */
export const mailKinds = [
  'verifyEmail',
  'resetPassword',
  'passwordChanged',
  'changeEmail',
  'emailChanged',
  'unverifiedEmailChanged',
  'passwordSetByAdmin',
  'secondFactorAdded',
  'secondFactorRemoved',
  'newDevice',
  'contractConfirmed',
  'withdrawalReceived',
  'announcement',
] as const;
export type MailKind = (typeof mailKinds)[number];

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long a mail belongs to the process that took it. A mail whose process was killed is taken again after that. */
export const mailLeaseMs = 2 * minute;

/** A mail that could not be sent for this long is not sent any more. */
const giveUpMs = 3 * day;

const longestDelayMs = 10 * minute;

/** The delay before the next attempt: a minute after the first, then doubled up to ten minutes. */
export function mailRetryDelayMs(attempts: number): number {
  return Math.min(minute * 2 ** Math.max(attempts - 1, 0), longestDelayMs);
}

export function isMailGivenUp(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > giveUpMs;
}
