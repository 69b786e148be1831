import { cardLimits } from '#domain/plan/plans.ts';

/** The offer for a user whose plan does not allow saving or changing cards. */
export const offerEn = {
  free: {
    title: 'Saving comes with a plan',
    text: 'Pay once and your cards stay saved: edit, duplicate and print them again whenever you like.',
  },
  limit: {
    title: 'You have used all your cards',
    text: 'Corporate has no limit. You pay once, and all your saved cards stay.',
  },
  noMore: {
    title: 'There is no room for another card',
    text: 'Delete cards you no longer need, then try again.',
  },
  change: {
    title: 'Changing cards needs a plan',
    text: 'Pay once, and edit, rename and duplicate your saved cards whenever you like.',
    notice: 'Your cards stay readable and downloadable. Changing them needs a plan.',
    waits: 'Your changes wait on this device.',
  },
  waits: 'Your card waits here, one click from saved.',
  sessionEnded: {
    title: 'Your session has ended',
    text: 'Log in again to save this card.',
    waits: 'What you made waits on this device.',
  },
  visitor:
    'Saving comes with a plan. If you have none yet, choose one now. Your card waits, one click from saved:',
  gives: {
    premium: `Save up to ${cardLimits.premium} cards`,
    corporate: 'Save as many cards as you like',
  },
  get: (plan: string, price: string) => `Get ${plan} · ${price}`,
  terms: 'One-time payment, lifetime access, 30-day money-back guarantee.',
  compare: 'Compare plans',
  seePlans: 'See plans',
  close: 'Close',
  empty:
    'Saving comes with a plan: pay once, and your cards are kept here, ready to edit, duplicate or print again.',
  chosen: (plan: string, price: string) => `Next: the ${plan} plan, ${price} one-time.`,
  waiting: { text: 'Your card is waiting to be saved.', save: 'Save My Card' },
};

export type OfferMessages = typeof offerEn;
