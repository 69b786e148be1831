const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`);

export const accountEn = {
  title: 'Account',
  sections: 'Parts of your account',
  signedInAs: (username: string, email: string) => `${username}, ${email}`,

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
    change: 'Change password',
    changed: { title: 'Password changed', description: 'Other devices are logged out.' },
  },
  noPayments: 'You have paid for nothing yet.',
  language: { title: 'Language', hint: 'Remembered with your account, on every device.' },
  data: {
    title: 'Your data',
    text: (count: number) => `One ZIP file: account, payments and ${cards(count)} as JSON, and the logos.`,
    export: 'Export my data',
  },
  deletion: {
    title: 'Delete account',
    text: (count: number) => `Removes the account and ${cards(count)} after 30 days. Export your data first.`,
    ask: 'Delete account',
    dialog: {
      title: 'Delete your account?',
      text: (count: number) =>
        `You are logged out everywhere. After 30 days the account and ${cards(count)} are gone for good; until then, log in to keep them.`,
      password: 'Password',
      cancel: 'Cancel',
      confirm: 'Delete account',
      close: 'Close',
    },
    deleted: {
      title: 'Account deleted',
      description: (date: string) => `It is gone for good on ${date}. Until then, log in to keep it.`,
    },
  },
  leaving: {
    text: (date: string) => `This account will be gone for good on ${date}.`,
    keep: 'Keep my account',
    kept: { title: 'Account kept', description: 'Nothing will be deleted.' },
  },
};

export type AccountMessages = typeof accountEn;
