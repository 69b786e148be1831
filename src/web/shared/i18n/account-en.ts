/** What a list goes on with: nothing, a card, or cards. */
function andCards(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ' and 1 card' : ` and ${count} cards`;
}

export const accountEn = {
  title: 'Account',
  sections: 'Parts of your account',

  plan: {
    title: 'Plan',
    limited: (limit: number) => `${limit} saved cards, lifetime access`,
    unlimited: 'Unlimited saved cards, lifetime access',
    free: 'Design and print; saving cards needs a paid plan',
  },
  password: {
    title: 'Password',
    current: 'Current password',
    new: 'New password',
    hint: 'At least 6 characters. Other devices are logged out.',
    adminHint: 'At least 12 characters for admins. Other devices are logged out.',
    change: 'Change password',
    changed: { title: 'Password changed', description: 'Other devices are logged out.' },
  },
  noPayments: 'You have paid for nothing yet.',
  language: { title: 'Language', hint: 'Remembered with your account, on every device.' },
  data: {
    title: 'Your data',
    text: (count: number) =>
      `One ZIP file: account${count === 0 ? ' and' : ','} payments${andCards(count)} as JSON, and your logos.`,
    export: 'Export my data',
  },
  deletion: {
    title: 'Delete account',
    text: (count: number) => `Removes the account${andCards(count)} after 30 days. Export your data first.`,
    ask: 'Delete account',
    dialog: {
      title: 'Delete your account?',
      text: (count: number) =>
        `You are logged out everywhere. In 30 days we delete the account${andCards(count)} for good; until then you can log in and choose “Keep my account”.`,
      password: 'Password',
      cancel: 'Cancel',
      confirm: 'Delete account',
      close: 'Close',
    },
    deleted: {
      title: 'Account deleted',
      description: (date: string) =>
        `It is gone for good on ${date}. Until then you can log in and choose “Keep my account”.`,
    },
  },
  leaving: {
    text: (date: string) => `This account will be gone for good on ${date}.`,
    keep: 'Keep my account',
    kept: { title: 'Account kept', description: 'Nothing will be deleted.' },
  },
};

export type AccountMessages = typeof accountEn;
