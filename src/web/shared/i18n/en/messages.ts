import { type PageErrorCode, pageErrors } from '#contract/errors.ts';
import { type FieldErrorCode, fieldErrors } from '#contract/field-errors.ts';
import type { PasswordStrength, PasswordWarning } from '#domain/account/passwords.ts';
import type { Role } from '#domain/plan/plans.ts';
import { accountEn } from './account.ts';
import { backEn } from './back.ts';
import { billingEn } from './billing.ts';
import { cardStyleEn } from './card-style.ts';
import { cardsEn } from './cards.ts';
import { designsEn } from './designs.ts';
import { editorEn } from './editor.ts';
import { type FailureTexts, failuresEn, type Situation } from './failures.ts';
import { legalEn } from './legal.ts';
import { offerEn } from './offer.ts';
import { pdfEn } from './pdf.ts';
import { planUsageEn } from './plan-usage.ts';
import { printCheckEn } from './print-check.ts';
import { recoveryEn } from './recovery.ts';

const roles: Record<Role, string> = {
  free: 'Free',
  premium: 'Premium',
  enterprise: 'Corporate',
  admin: 'Admin',
};

const passwordStrength: Record<PasswordStrength, string> = {
  short: 'At least 6 characters',
  weak: 'Weak. A longer password is safer.',
  fair: 'Fair. A few more characters make it strong.',
  strong: 'Strong',
};

const passwordWarning: Record<PasswordWarning, string> = {
  common: 'Weak. This is a commonly used password.',
  personal: 'Weak. It contains your name or email.',
};

const passwordAdvice: Record<PasswordWarning, string> = {
  common: 'Your password is commonly used. A different one is safer.',
  personal: 'Your password contains your name or email. A different one is safer.',
};

const fieldErrorTexts: Record<FieldErrorCode, string> = fieldErrors;
const errors: Record<PageErrorCode, { message: string }> = pageErrors;
const failures: Record<Situation, FailureTexts> = failuresEn;

export const en = {
  product: 'Vizitka',
  pageTitle: (page: string) => `${page} – Vizitka`,
  skipToContent: 'Skip to content',
  madeBy: 'Made by',
  opensInNewTab: '(opens in a new tab)',
  help: 'Help',
  learnMore: 'Learn more',
  roles,
  navigation: {
    label: 'Main',
    createCard: 'Create Card',
    looks: 'Looks',
    pricing: 'Pricing',
    myCards: 'My Cards',
    admin: 'Admin',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
  },
  account: {
    login: 'Login',
    register: 'Register',
    logout: 'Logout',
    menu: 'Account',
    loading: 'Loading your account',
    cards: 'Cards:',
    ...planUsageEn,
    viewingAs: 'You are viewing as:',
    returnToAdmin: 'Return to Admin',
  },
  preferences: {
    label: 'Language and appearance',
    language: 'Language',
    appearance: 'Appearance',
    themes: { system: 'System', light: 'Light', dark: 'Dark' },
  },
  auth: {
    welcomeBack: 'Welcome back',
    createAccount: 'Create your account',
    tabs: 'Login or register',
    username: 'Username',
    orEmail: 'Or the confirmed email address of your account',
    email: 'Email',
    password: 'Password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    submitLogin: 'Login',
    sso: 'Single sign-on',
    submitRegister: 'Register',
    startsFree: 'New accounts start on the Free plan.',
    passwordStrength,
    passwordWarning,
    passwordAdvice,
  },
  recovery: recoveryEn,
  legal: legalEn,
  accountPage: accountEn,
  billing: billingEn,
  cards: cardsEn,
  designs: designsEn,
  cardStyle: cardStyleEn,
  back: backEn,
  editor: editorEn,
  printCheck: printCheckEn,
  pdf: pdfEn,
  offer: offerEn,
  offline: {
    title: 'You are offline.',
    text: 'You can keep editing. The draft and its logo are stored on this device. Save Changes works again once you are online.',
    tryAgain: 'Try again',
  },
  pageFailed: {
    title: 'This page could not be loaded',
    text: 'You are still on the previous page, and nothing is lost. Check your connection and try again.',
    tryAgain: 'Try again',
  },
  notFound: {
    title: 'Page not found',
    heading: 'This page is out of register',
    text: '404 – there is nothing at this address. It may have moved, or it never existed.',
  },
  crash: {
    title: 'Error',
    heading: 'Something went wrong',
    text: 'This page stopped because of an error on our side. Reload it. If that does not help, go back to the start.',
    reload: 'Reload page',
    start: 'Go to start',
  },
  toasts: {
    region: 'Notifications ({hotkey})',
    announcement: 'Notification',
    close: 'Close',
    welcomeBack: {
      title: 'Welcome back!',
      description: (username: string) => `You are signed in as ${username}.`,
    },
    accountCreated: {
      title: 'Account created',
      description: (username: string) => `You are signed in as ${username}.`,
    },
    loggedOut: { title: 'Logged out', description: 'You have been successfully logged out.' },
    sessionRestored: {
      title: 'Admin Session Restored',
      description: 'You are now back to your admin account.',
    },
  },
  fieldErrors: fieldErrorTexts,
  errors,
  failures,
};

/** Every text of the interface. */
export type Messages = typeof en;
