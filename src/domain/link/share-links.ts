import { dayMs } from '../days.ts';

/** What a person without an account does by a link: fills in the texts of a card, approves a proof, or prints an order. */
export const shareLinkKinds = ['fill_in', 'proof', 'shop'] as const;
export type ShareLinkKind = (typeof shareLinkKinds)[number];

/** A link as it is stored. It has no token. */
export type StoredLink = {
  accountId: string;
  id: string;
  kind: ShareLinkKind;
  /** The design, the proof or the order. */
  subjectId: string;
  /** The card of a link for one person. */
  cardId: string | null;
  recipient: string | null;
  createdBy: string | null;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  usedAt: Date | null;
  reminders: number;
};

/** The page that a link opens. Its token is in the fragment, which browsers send to no server. */
export const shareLinkPages = {
  fill_in: '/fill-in',
  proof: '/proof',
  shop: '/shop-order',
} as const satisfies Record<ShareLinkKind, string>;

/** How long a link works unless its maker says otherwise. */
export const shareLinkMs = 14 * dayMs;

/** How long a link stays in the list after its end, and a submission after it was sent. */
export const keptDays = 90;

/** A mailed link that nobody has used is mailed again after so many days each. */
export const reminderDays = [3, 7] as const;

/** Links of one account that work at the same time. */
export const liveLinksMax = 1000;

/** Addresses of one link that work at the same time. A further one replaces the oldest. */
export const addressesMax = 20;

type LinkState = { expiresAt: Date; revokedAt: Date | null };

/** Whether a link works: neither expired nor revoked. */
export function isLinkLive({ expiresAt, revokedAt }: LinkState, now: Date): boolean {
  return revokedAt === null && now < expiresAt;
}
