import { cardLimits } from '#domain/plan/plans.ts';

/** The offer for a user whose plan does not allow saving or changing cards. */
export const offerEn = {
  free: {
    title: 'Saving cards needs a plan',
  },
  limit: {
    title: 'Your plan is full',
  },
  noMore: {
    title: 'You cannot save more cards',
    text: (limit: number) =>
      `All ${limit} cards of your account are saved. Delete cards you no longer need, then try again.`,
  },
  change: {
    title: 'Changing cards needs a plan',
    text: 'Pay once, and edit, rename and duplicate your saved cards whenever you like.',
    notice: 'You can still view and download your cards. Changing them needs a plan.',
    waits: 'Your changes are stored on this device.',
  },
  waits: 'Your card stays here. With a plan you save it with one click.',
  sessionEnded: {
    title: 'Your session has ended',
    text: 'Log in again to save this card.',
    waits: 'Your work is stored on this device.',
  },
  visitor:
    'Saving cards needs a plan. If you have none yet, choose one now. Your card stays here, and afterwards you save it with one click:',
  gives: {
    premium: `Save up to ${cardLimits.premium} cards`,
    corporate: `Unlimited: up to ${cardLimits.enterprise} cards at a time`,
  },
  get: (plan: string, price: string) => `Get ${plan} · ${price}`,
  terms: 'One-time payment, lifetime access, 30-day money-back guarantee.',
  compare: 'Compare plans',
  seePlans: 'See plans',
  close: 'Close',
  empty:
    'Saving cards needs a plan. Pay once, and your cards stay here, ready to edit, duplicate or print again.',
  chosen: (plan: string, price: string) => `Next: the ${plan} plan, ${price} one-time.`,
  waiting: { text: 'Your card is not saved yet.', save: 'Save My Card' },
};

export type OfferMessages = typeof offerEn;
