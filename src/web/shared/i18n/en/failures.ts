import type { ErrorCode } from '#contract/errors.ts';
import { slovakAlerts } from '../slovak-alerts.ts';

/** The texts of a failed action: by error code where one is given, else the fallback. */
export type FailureTexts = {
  title: string;
  fallback: string;
  /** The label of the reload button. */
  reload?: string;
  byCode?: Partial<Record<ErrorCode, string | ((cardLimit: number) => string)>>;
};

export const failuresEn = {
  anotherPerson: {
    title: 'Someone else is signed in',
    fallback:
      'Another user signed in to this browser after you opened this page. Nothing was changed. Reload the page to continue.',
    reload: 'Reload page',
  },
  saveCard: {
    title: 'Error',
    fallback: 'Failed to save business card.',
    byCode: {
      FREE_CANNOT_SAVE:
        'Only Premium or Corporate members can save business cards. Please upgrade your plan.',
      CARD_LIMIT_EXCEEDED: (cardLimit) =>
        `You've reached your card limit (${cardLimit} cards). Upgrade your plan to create more cards.`,
    },
  },
  saveChanges: {
    title: 'Error',
    fallback: 'Failed to save changes.',
    byCode: {
      FREE_CANNOT_CHANGE:
        'Changing saved cards needs a paid plan. You can still view, download and delete this card.',
      CARD_TOO_NEW:
        'A newer version of the site saved this card. Your changes stay on this device: load the page again.',
    },
  },
  deleteCard: {
    title: 'Error',
    fallback: 'Failed to delete business card.',
    byCode: { CARD_NOT_FOUND: 'Business card not found or already deleted.' },
  },
  duplicateCard: {
    title: 'Error',
    fallback: 'Failed to duplicate business card.',
    byCode: {
      CARD_LIMIT_EXCEEDED: 'You have reached your card limit. Upgrade your plan to create more cards.',
      FREE_CANNOT_DUPLICATE: 'Free users cannot duplicate cards. Upgrade to Premium or Corporate plan.',
    },
  },
  restoreCard: {
    title: 'Error',
    fallback: 'Failed to restore business card.',
    byCode: {
      CARD_LIMIT_EXCEEDED: 'You have reached your card limit. Upgrade your plan to create more cards.',
      CARD_NOT_FOUND: 'Business card not found or already deleted.',
    },
  },
  renameCard: {
    title: 'Error',
    fallback: 'Failed to change card name.',
    byCode: {
      FREE_CANNOT_CHANGE:
        'Renaming cards needs a paid plan. You can still view, download and delete this card.',
    },
  },
  makeDesign: { title: 'Error', fallback: 'Failed to make the company design.' },
  changeDesign: { title: 'Error', fallback: 'Failed to save the company design.' },
  deleteDesign: { title: 'Error', fallback: 'Failed to delete the company design.' },
  login: { title: 'Login Failed', fallback: 'Invalid credentials' },
  forgotPassword: { title: 'Link not sent', fallback: 'We could not send the link. Please try again.' },
  resetPassword: {
    title: 'Password not changed',
    fallback: 'We could not change the password. Please try again.',
  },
  verifyEmail: {
    title: 'Address not confirmed',
    fallback: 'We could not confirm the address. Please try again.',
  },
  undoEmailChange: {
    title: 'Change not undone',
    fallback: 'We could not restore the address. Please try again.',
  },
  resendVerification: { title: 'Mail not sent', fallback: 'We could not send the mail. Please try again.' },
  changeEmail: {
    title: 'Email not changed',
    fallback: 'We could not send a link to the new address. Please try again.',
  },
  secondFactor: { title: 'Not confirmed', fallback: 'We could not check it. Please try again.' },
  endSession: { title: 'Not logged out', fallback: 'We could not end the session. Please try again.' },
  register: { title: 'Registration Failed', fallback: 'Failed to create account' },
  adminUpdate: { title: 'Update Failed', fallback: 'Failed to update user' },
  adminDelete: { title: 'Delete Failed', fallback: 'Failed to delete user' },
  adminImpersonate: { title: 'Impersonation Failed', fallback: 'Failed to impersonate user' },
  checkout: { title: 'Error', fallback: 'Failed to create checkout session' },
  payment: { title: 'Payment Failed', fallback: 'The payment did not go through.' },
  upgrade: {
    title: 'Upgrade Issue',
    fallback: 'Payment successful, but there was an issue upgrading your account. Please contact support.',
    byCode: {
      PAYMENT_REQUIRED: 'We have no payment for this plan. If you have just paid, try again in a minute.',
    },
  },
  withdraw: {
    title: 'Withdrawal Failed',
    fallback: 'We could not record your withdrawal. Try again.',
  },
  changePassword: {
    title: 'Password not changed',
    fallback: 'We could not change your password. Try again.',
  },
  exportData: {
    title: 'Export Failed',
    fallback: 'Your data could not be downloaded. Check your connection and try again.',
    byCode: {
      TOO_MANY_ATTEMPTS: 'You have exported your data many times. Try again in an hour.',
      EXPORT_RUNNING: 'Your last export is still being sent. Wait for it to finish.',
    },
  },
  deleteAccount: { title: 'Delete Failed', fallback: 'We could not delete your account. Try again.' },
  keepAccount: { title: 'Error', fallback: 'We could not cancel the deletion. Try again.' },
  setLanguage: { title: 'Error', fallback: 'We could not save the language to your account. Try again.' },
  logout: { title: 'Logout Failed', fallback: 'Failed to log out' },
  restoreSession: { title: 'Restore Failed', fallback: 'Failed to restore admin session' },
  generatePdf: { title: 'Error', fallback: slovakAlerts.PDF_FAILED.slovak },
} as const satisfies Record<string, FailureTexts>;

/** The action that failed. */
export type Situation = keyof typeof failuresEn;
