import { cardLimits } from '#domain/plan/plans.ts';

/** The end of a list: nothing, one card or several cards. */
function andCards(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ' and 1 card' : ` and ${count} cards`;
}

export const accountEn = {
  title: 'Account',
  sections: 'Account sections',
  keys: 'Keys and events',

  plan: {
    title: 'Plan',
    limited: (limit: number) => `${limit} saved cards, lifetime access`,
    unlimited: `Unlimited: up to ${cardLimits.enterprise} saved cards at a time, lifetime access`,
    free: 'Design cards and download PDFs. Saving cards needs a paid plan.',
  },
  email: {
    title: 'Email',
    confirmed: 'Confirmed. You can log in with it.',
    unconfirmed:
      'This address is not confirmed yet. Open the link in the mail we sent you. Until then no mail tells you about new logins or changes of your account.',
    resend: 'Send mail again',
    resent: { title: 'Mail sent', description: (email: string) => `We have sent a new link to ${email}.` },
    new: 'New email',
    password: 'Your password',
    hint: 'We send a link to the new address. Your address changes when you open it.',
    change: 'Change email',
    asked: {
      title: 'Check your new address',
      description: (email: string) => `We have sent a link to ${email}. Open it to change your address.`,
    },
  },
  password: {
    title: 'Password',
    current: 'Current password',
    new: 'New password',
    hint: 'At least 6 characters. Changing it logs out your other devices.',
    adminHint: 'At least 12 characters for admins. Changing it logs out your other devices.',
    change: 'Change password',
    changed: { title: 'Password changed', description: 'Your other devices have been logged out.' },
  },
  noPayments: 'No payments yet.',
  language: { title: 'Language', hint: 'Saved to your account and used on every device.' },
  data: {
    title: 'Your data',
    text: (count: number) =>
      `Download one ZIP file: ${count === 0 ? 'receipts' : 'cards and receipts'} as PDF; account, company for invoices${count === 0 ? ' and' : ','} payments${andCards(count)} as JSON; and your logos.`,
    export: 'Export my data',
    cancel: 'Cancel',
    fetching: 'Fetching your data',
    printing: (done: number, count: number) => `Making PDFs: ${done} of ${count}`,
    incomplete: {
      title: 'Saved without some PDFs',
      all: 'Your data are complete, but no PDFs could be made. Check your connection and export again.',
      some: (names: string) =>
        `These cards are in the file as data only: ${names}. Open them in My Cards to see what they lack.`,
    },
  },
  deletion: {
    title: 'Delete account',
    text: (count: number) =>
      `Your account${andCards(count)} will be deleted after 30 days. Export your data first.`,
    open: 'Delete account',
    dialog: {
      title: 'Delete your account?',
      text: (count: number) =>
        `You will be logged out everywhere. In 30 days we permanently delete your account${andCards(count)}. Receipts and invoices stay as long as tax law requires. Changed your mind? Log in before then and choose “Keep my account”.`,
      confirm: 'Delete account',
    },
    deleted: {
      title: 'Account deletion scheduled',
      description: (date: string) =>
        `We permanently delete it on ${date}. To keep it, log in before then and choose “Keep my account”.`,
    },
  },
  pendingDeletion: {
    text: (date: string) => `This account will be permanently deleted on ${date}.`,
    keep: 'Keep my account',
    kept: { title: 'Account kept', description: 'Nothing will be deleted.' },
  },
};

export type AccountMessages = typeof accountEn;
