import type { CallBody } from '#contract/endpoints.ts';
import { activeShop } from '../print/print-choice.ts';

type NewOrder = CallBody<'createOrder'>;
type Wanted = { cardId: string; quantity?: number | undefined };

/** Unless the person was ordered before. */
const usualQuantity = 100;

/** An order of cards at the print shop that is chosen on this device. */
export function orderOf(wanted: readonly Wanted[]): NewOrder {
  const { settings } = activeShop();
  return {
    lines: wanted.map(({ cardId, quantity = usualQuantity }) => ({ cardId, quantity })),
    profile: profileOf(settings),
    details: {
      shop: settings.name ?? '',
      stock: '',
      delivery: '',
      contact: '',
      note: '',
      wantedBy: '',
    },
  };
}

/** The settings as the API takes them: they are the JSON of a profile. */
export function profileOf(settings: object): NonNullable<NewOrder['profile']> {
  return settings as NonNullable<NewOrder['profile']>;
}
