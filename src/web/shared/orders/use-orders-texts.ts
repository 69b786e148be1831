import type { Language } from '#domain/account/languages.ts';
import { type OrdersMessages, ordersEn } from '../i18n/en/orders/orders.ts';
import { useLanguage } from '../i18n/messages-context.tsx';
import { ordersSk } from '../i18n/sk/orders/orders.ts';

export const ordersTexts: Record<Language, OrdersMessages> = { en: ordersEn, sk: ordersSk };

/** The texts about orders, which are loaded with their pages. */
export function useOrdersTexts(): OrdersMessages {
  const { current } = useLanguage();
  return ordersTexts[current];
}
