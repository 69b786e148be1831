import type { OrderState } from '#domain/order/order.ts';

/** The badge of each state. */
export const stateVariants = {
  draft: 'outline',
  waiting: 'secondary',
  ready: 'default',
  sent: 'default',
  printed: 'secondary',
  cancelled: 'outline',
} as const satisfies Record<OrderState, string>;
