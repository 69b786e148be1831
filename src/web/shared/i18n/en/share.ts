import type { PageDocument } from '#contract/page-documents.ts';
import { cardLimits } from '#domain/plan/plans.ts';

const editor =
  'Design a business card online, check it in millimetres and download a print-ready CMYK PDF. Free, no account needed.';

/** Page descriptions for search engines and link previews. */
const descriptions: Record<
  Exclude<PageDocument, null | `/looks/${string}` | `/help${string}`> | 'not-found',
  string
> = {
  '/': editor,
  '/create': editor,
  '/looks':
    'Forty-eight looks for business cards, front and back, for every trade. Type your texts once and see them in all of them.',
  '/pricing': `Design and download for free. Save ${cardLimits.premium} business cards for $19 or ${cardLimits.enterprise} for $90: one payment, no subscription, 30-day money-back guarantee.`,
  '/login': 'Log in to your business cards: edit, duplicate and print them again.',
  '/login?tab=register': 'Create a free Vizitka account and keep your business cards in one place.',
  '/list': 'Your saved business cards, ready to edit and print again.',
  '/bin': 'Your deleted business cards, which can be restored for 30 days.',
  '/designs': 'Company designs: one style for the business cards of many people.',
  '/design/:id': 'The look of a company design: style, logo, format and back of all its cards.',
  '/import': 'A list of people becomes business cards of one design.',
  '/company': 'The members, the log, the payments and the data of your company.',
  '/invitation': 'An invitation to work on the business cards of a company.',
  '/sso': 'Log in with the account that you have at your company.',
  '/orders': 'Orders of business cards for print shops.',
  '/order/:id': 'An order of business cards for a print shop.',
  '/shop-order': 'The files of an order of business cards.',
  '/inbox': 'What people sent by fill-in links, to accept or decline.',
  '/fill-in': 'Check your lines on your business card.',
  '/edit/:id': 'Edit a saved business card and download it as a PDF.',
  '/checkout': 'Pay once for your Vizitka plan, by card.',
  '/payment-success': 'Your Vizitka plan and what it gives you.',
  '/account': 'Your plan, email, password, payments, language and data.',
  '/forgot-password': 'Get a link by mail to choose a new password.',
  '/reset-password': 'Choose a new password for your Vizitka account.',
  '/verify-email': 'Confirm the email address of your Vizitka account.',
  '/undo-email-change': 'Give your Vizitka account its earlier email address back.',
  '/proof': 'Check a business card before it is printed: approve it or ask for a change.',
  '/terms': 'The terms of this site: what you get, what you pay and how you withdraw.',
  '/privacy': 'What this site stores about you, why and for how long.',
  '/imprint': 'Who runs this site.',
  '/accessibility': 'How accessible this site is, and whom to tell about barriers.',
  '/contact': 'How to reach whoever runs this site.',
  '/admin': 'Users, their plans and the audit log.',
  'not-found': 'There is nothing at this address.',
};

/** Texts of link previews. They are written into the documents and are not part of the app bundle. */
export const shareEn = {
  /** The title of the first page. */
  site: 'Vizitka – business cards, ready for print',
  /** The alternative text of the preview image. */
  picture: 'Business cards, ready for print: a card with its bleed and safe margin, among other cards.',
  descriptions,
};

export type ShareMessages = typeof shareEn;
