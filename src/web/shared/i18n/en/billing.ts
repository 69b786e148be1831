import { cardLimits, type PlanName } from '#domain/plan/plans.ts';

/** One feature of a plan; `strong` is a substring of the line. */
type PlanFeature = { line: string; strong?: string; isMissing?: boolean };

type PlanTexts = {
  terms: string;
  features: readonly PlanFeature[];
  /** What the limit of the plan means. */
  limit: { title: string; text: string };
};

const lifetime = 'Lifetime access';

const plans: Record<PlanName, PlanTexts> = {
  free: {
    terms: 'no payment',
    features: [
      { line: 'Design and live preview' },
      { line: 'Print-ready CMYK PDF' },
      { line: '300 or 600 DPI, crop marks' },
      { line: 'Saving cards', isMissing: true },
    ],
    limit: { title: 'Limit', text: 'Cards are not saved. Your draft stays on this device.' },
  },
  premium: {
    terms: 'one-time, lifetime access',
    features: [
      { line: 'Everything in Free' },
      { line: `Save up to ${cardLimits.premium} cards`, strong: `${cardLimits.premium} cards` },
      { line: 'Rename, duplicate, edit and delete' },
      { line: lifetime },
    ],
    limit: {
      title: 'Limit',
      text: `${cardLimits.premium} saved cards at a time. Delete one, and its place is free again.`,
    },
  },
  corporate: {
    terms: 'one-time, lifetime access',
    features: [
      { line: 'Everything in Premium' },
      { line: 'Unlimited saved cards', strong: 'Unlimited' },
      { line: lifetime },
    ],
    limit: {
      title: 'What “Unlimited” means',
      text: `Up to ${cardLimits.enterprise} saved cards at a time. Delete one, and its place is free again.`,
    },
  },
};

export const billingEn = {
  heading: 'Pay once. Print for good.',
  text: 'One-time payment, lifetime access. No subscription.',
  plans,
  notIncluded: 'Not included:',
  mostPopular: 'Most Popular',
  currentPlan: 'Current Plan',
  upgradeNow: 'Upgrade Now',
  selectPlan: 'Select Plan',
  processing: 'Processing...',
  guarantee: 'All paid plans include a 30-day money-back guarantee.',
  loginRequired: { title: 'Login Required', description: 'Please log in to upgrade your plan.' },
  alreadyMore: {
    title: 'Nothing to pay',
    description: (plan: string) => `Your ${plan} plan already includes this one.`,
  },

  payments: {
    title: 'Payments',
    loading: 'Loading payments',
    date: 'Date',
    plan: 'Plan',
    paid: 'Paid',
    status: 'Status',
    line: (plan: string) => `${plan}, lifetime access`,
    refundable: (until: string, daysLeft: number) =>
      `Withdrawal possible until ${until}, ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left`,
    states: {
      processing: 'Being confirmed',
      ended: 'The 30 days for withdrawal have ended',
      refunding: 'Refund in progress',
      refunded: 'Refunded',
      disputed: 'Disputed with the bank',
    },
    withdraw: 'Withdraw from contract here',
    withdrawal: {
      title: 'Withdraw from the contract?',
      statement: (name: string, plan: string, date: string, number: string) =>
        `I, ${name}, withdraw from the contract about the ${plan} plan of ${date} (${number}).`,
      text: (price: string) =>
        `The plan ends now and ${price} goes back by the way you paid. You can still view, download and delete your saved cards; changing them needs a plan.`,
      mail: (email: string) => `We acknowledge the withdrawal by mail to ${email}.`,
      cancel: 'Cancel',
      confirm: 'Confirm withdrawal',
    },
    withdrawn: {
      title: 'Withdrawal received',
      description: (price: string) => `The plan has ended. We are returning ${price}.`,
    },
  },

  document: {
    names: { receipt: 'Receipt', invoice: 'Invoice', creditNote: 'Credit note' },
    ubl: 'E-invoice (XML)',
    item: (plan: string) => `${plan} plan, lifetime access to saving business cards`,
    seller: 'Seller',
    customer: 'Customer',
    registrationNumber: (id: string) => `Reg. no. ${id}`,
    vatId: (id: string) => `VAT ID ${id}`,
    issued: 'Issued on',
    paid: 'Paid on',
    returned: 'Returned on',
    corrects: 'Corrects',
    payment: 'Payment',
    description: 'Description',
    amount: 'Amount',
    net: 'Without VAT',
    vat: (percent: string) => `VAT ${percent} %`,
    total: 'Total',
    notSubjectToVat: 'The seller is not registered for VAT. No VAT is charged.',
    paidNote: 'Paid by card, once. Nothing is left to pay.',
    returnedNote: 'Returned by the way it was paid.',
  },

  company: {
    title: 'I am buying for a company',
    company: 'Company',
    address: 'Address',
    country: 'Country',
    chooseCountry: 'Choose',
    registrationNumber: 'Registration number (optional)',
    vatId: 'VAT ID (optional)',
  },

  checkout: {
    title: 'Checkout',
    promise: {
      premium: `${cardLimits.premium} cards, saved for good.`,
      corporate: `Unlimited: up to ${cardLimits.enterprise} cards at a time, saved for good.`,
    },
    line: (plan: string) => `${plan} plan, lifetime access`,
    cardLimit: 'Card limit',
    unlimited: `Unlimited (up to ${cardLimits.enterprise})`,
    billing: 'Billing',
    oneTime: 'one-time',
    total: 'Total today',
    guarantee: '30-day money-back guarantee. If Vizitka is not for you, we return the full amount.',
    terms: 'Terms and withdrawal',
    guaranteeBrief: '30-day money-back guarantee',
    payment: 'Payment',
    loading: 'Loading the payment form',
    failed: 'The payment provider could not be reached. Nothing has been charged.',
    complete: 'Complete Payment',
    straight: 'Your card details go directly to the payment provider.',
    paid: { title: 'Payment Successful', description: (plan: string) => `The ${plan} plan is paid.` },
  },

  success: {
    title: 'Payment Successful',
    onPlan: {
      premium: (plan: string) =>
        `Your account is now on the ${plan} plan: ${cardLimits.premium} cards, lifetime access.`,
      corporate: (plan: string) =>
        `Your account is now on the ${plan} plan: unlimited cards (up to ${cardLimits.enterprise} at a time), lifetime access.`,
    },
    plan: 'Plan',
    paid: 'Paid',
    oneTime: (price: string) => `${price} one-time`,
    startCreating: 'Start Creating Cards',
    viewCards: 'View My Cards',
    guarantee: '30-day money-back guarantee applies.',
    upgraded: {
      title: 'Account Upgraded!',
      description: (plan: string) => `Your account is now on the ${plan} plan.`,
    },
    checking: 'Checking your payment',
    confirming: {
      title: 'Payment is being confirmed',
      text: 'The payment provider has not confirmed it yet. Your plan becomes active as soon as it does. You can leave this page.',
    },
    issue: 'Your plan is not active yet',
    tryAgain: 'Try again',
  },
};

export type BillingMessages = typeof billingEn;
