import { dayMs } from '../days.ts';
import type { OrderDetails, orderDetailMax } from './order.ts';

/**
 * For how long a sent order that nobody has marked as printed still has its people. Not every print shop marks orders, and
 * people need new cards one day.
 */
export const justSentDays = 30;

/** Since when an order was just sent. */
export function justSentSince(now: Date): Date {
  return new Date(now.getTime() - justSentDays * dayMs);
}

/** Which texts of an order are proposed for the next one. A note and a day are about one order. */
export const proposedDetails = [
  'shop',
  'stock',
  'delivery',
  'contact',
] as const satisfies (keyof OrderDetails & keyof typeof orderDetailMax)[];
export type ProposedDetail = (typeof proposedDetails)[number];

/** How many texts of each kind an account keeps. */
export const keptTextsMax = 20;

/** What an account has ordered with, the last first. */
export type KeptTexts = Record<ProposedDetail, string[]>;

/** The details of a new order: those of the last one. */
export function proposedOf(kept: KeptTexts): Pick<OrderDetails, ProposedDetail> {
  const [shop = '', stock = '', delivery = '', contact = ''] = proposedDetails.map((kind) => kept[kind][0]);
  return { shop, stock, delivery, contact };
}
