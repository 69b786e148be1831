/** The events of a payment that is made, refunded and disputed, in the order they happen. */
export const paymentEvents = [
  'payment_intent.created',
  'payment_intent.succeeded',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
];

/** All permutations of a list. */
export function permutationsOf<Item>(items: Item[]): Item[][] {
  if (items.length < 2) return [items];
  return items.flatMap((first, index) =>
    permutationsOf(items.toSpliced(index, 1)).map((rest) => [first, ...rest]),
  );
}
