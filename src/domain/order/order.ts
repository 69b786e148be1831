import { isSameJson } from '../sorted-json.ts';

/** Where an order is. It is frozen from `sent` on. */
export const orderStates = ['draft', 'waiting', 'ready', 'sent', 'printed', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

/**
 * Steps of an order. `asked`: approval requested. `released`: a manager skipped approval. `received`, `printed`: set by
 * the print shop.
 */
export const orderSteps = [
  'created',
  'asked',
  'released',
  'sent',
  'received',
  'printed',
  'cancelled',
] as const;
export type OrderStep = (typeof orderSteps)[number];

/** The steps that the print shop ticks. */
export const shopSteps = ['received', 'printed'] as const satisfies readonly OrderStep[];
export type ShopStep = (typeof shopSteps)[number];

/** A step with who took it and when. */
export type StepRecord = { step: OrderStep; by: string; at: string };

/** What an order says to the print shop beside its cards. Empty texts are left out. */
export type OrderDetails = {
  shop: string;
  stock: string;
  delivery: string;
  contact: string;
  note: string;
  /** A day, as `2026-11-27`, or empty. */
  wantedBy: string;
};

/** The longest text of each of them. */
export const orderDetailMax = {
  shop: 100,
  stock: 200,
  delivery: 500,
  contact: 200,
  note: 1000,
} as const satisfies Partial<Record<keyof OrderDetails, number>>;

/** Bounds of one order and of the orders of an account. */
export const orderLinesMax = 500;
export const quantityMax = 100_000;
export const openOrdersMax = 20;

/** The quantity in a text, or null if it cannot be ordered. */
export function parseQuantity(text: string): number | null {
  const quantity = Number(text);
  return Number.isInteger(quantity) && quantity > 0 && quantity <= quantityMax ? quantity : null;
}

/** How long the print shop's link works before the order is printed, and after it, in days. */
export const shopLinkDays = 180;
export const shopLinkDaysAfterPrint = 30;

/** What the rules need of a card in an order: whether its version is approved and still the card of today. */
type LineApproval = { isApproved: boolean };

type OrderProgress = { steps: readonly StepRecord[]; lines: readonly LineApproval[] };

/** Why a step cannot be taken. */
type OrderRefusal = 'ORDER_FROZEN' | 'ORDER_CANCELLED' | 'ORDER_NOT_READY' | 'ORDER_APPROVED';

export function hasStep({ steps }: Pick<OrderProgress, 'steps'>, wanted: OrderStep): boolean {
  return steps.some(({ step }) => step === wanted);
}

/** The state of an order. It follows from its steps, and until it is sent from what is said about its cards. */
export function orderState(order: OrderProgress): OrderState {
  for (const last of ['cancelled', 'printed', 'sent'] as const) if (hasStep(order, last)) return last;
  const isApproved = order.lines.length > 0 && order.lines.every((line) => line.isApproved);
  if (isApproved || hasStep(order, 'released')) return 'ready';
  return hasStep(order, 'asked') ? 'waiting' : 'draft';
}

/** Whether the cards, quantities and details of an order can change. */
export function isOpenState(state: OrderState): boolean {
  return state === 'draft' || state === 'waiting' || state === 'ready';
}

/** Why the cards or details of an order cannot be changed, or null. */
export function orderChangeRefusal(order: OrderProgress): OrderRefusal | null {
  const state = orderState(order);
  if (isOpenState(state)) return null;
  return state === 'cancelled' ? 'ORDER_CANCELLED' : 'ORDER_FROZEN';
}

/** Why a step cannot be taken, or null. `isPart`: only what is approved is sent, and the rest stays. */
export function orderStepRefusal(order: OrderProgress, step: OrderStep, isPart = false): OrderRefusal | null {
  const state = orderState(order);
  switch (step) {
    case 'created':
      return 'ORDER_FROZEN';
    case 'asked':
    case 'released':
      return orderChangeRefusal(order) ?? (state === 'ready' ? 'ORDER_APPROVED' : null);
    case 'sent': {
      const refusal = orderChangeRefusal(order);
      if (refusal || state === 'ready') return refusal;
      const isSendable = isPart && order.lines.some(({ isApproved }) => isApproved);
      return isSendable ? null : 'ORDER_NOT_READY';
    }
    case 'received':
    case 'printed':
      if (state === 'cancelled') return 'ORDER_CANCELLED';
      if (state !== 'sent') return state === 'printed' ? 'ORDER_FROZEN' : 'ORDER_NOT_READY';
      return null;
    case 'cancelled':
      if (state === 'cancelled') return 'ORDER_CANCELLED';
      return state === 'printed' ? 'ORDER_FROZEN' : null;
  }
}

/** The order after a step; the same one if the step is taken already, so that a repeated request changes nothing. */
export function takeStep<Order extends OrderProgress>(order: Order, taken: StepRecord): Order {
  if (hasStep(order, taken.step) && taken.step !== 'asked') return order;
  return { ...order, steps: [...order.steps, taken] };
}

/** The cards of an order that are sent now and those that stay. A released order is sent as a whole. */
export function splitLines<Line extends LineApproval>(
  order: Pick<OrderProgress, 'steps'> & { lines: readonly Line[] },
  isPart: boolean,
): { sent: Line[]; rest: Line[] } {
  const isWhole = !isPart || orderState(order) === 'ready';
  if (isWhole) return { sent: [...order.lines], rest: [] };
  return {
    sent: order.lines.filter(({ isApproved }) => isApproved),
    rest: order.lines.filter(({ isApproved }) => !isApproved),
  };
}

/** The name of an order, such as 2026-07: the seventh of its year. */
export function orderNumber({ year, sequence }: { year: number; sequence: number }): string {
  return `${year}-${String(sequence).padStart(2, '0')}`;
}

/** Whether two print profiles ask for the same file. */
export function isSameProfile(one: object, other: object): boolean {
  return isSameJson(one, other);
}
