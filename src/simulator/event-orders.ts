/** The events of a payment that is made, refunded and disputed, in the order they happen. */
export const storyEvents = [
  'payment_intent.created',
  'payment_intent.succeeded',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
];

/** Every order in which these can be told. */
export function ordersOf<Item>(items: Item[]): Item[][] {
  if (items.length < 2) return [items];
  return items.flatMap((first, index) => ordersOf(items.toSpliced(index, 1)).map((rest) => [first, ...rest]));
}
