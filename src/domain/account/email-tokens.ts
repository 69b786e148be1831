/** What a link in a mail does. Each works once. */
export const emailTokenPurposes = [
  'verify_email',
  'reset_password',
  'change_email',
  'undo_email_change',
] as const;
export type EmailTokenPurpose = (typeof emailTokenPurposes)[number];

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long a link works after its mail was sent. */
export const emailTokenLifetimeMs: Record<EmailTokenPurpose, number> = {
  verify_email: day,
  reset_password: 30 * minute,
  change_email: day,
  undo_email_change: 7 * day,
};

/** The page that a link opens. */
export const emailTokenPages = {
  verify_email: '/verify-email',
  reset_password: '/reset-password',
  change_email: '/verify-email',
  undo_email_change: '/undo-email-change',
} as const satisfies Record<EmailTokenPurpose, string>;
