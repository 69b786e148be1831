import type { ShopOrder } from '#contract/orders/order-schemas.ts';
import type { Language } from '#domain/account/languages.ts';
import type { OrdersMessages } from '#messages/en/orders.ts';
import { shortDate } from '../i18n/dates.ts';

/** What an order says to the print shop, in lines with a label. Every date has the form that the language has. */
export function orderFacts(
  { details }: Pick<ShopOrder, 'details'>,
  { page }: Pick<OrdersMessages, 'page'>,
  language: Language,
): { label: string; value: string }[] {
  const labels = page.details;
  return [
    { label: page.shop, value: details.shop },
    { label: labels.stock, value: details.stock },
    { label: labels.contact, value: details.contact },
    { label: labels.delivery, value: details.delivery },
    { label: labels.wantedBy, value: details.wantedBy && shortDate(language, details.wantedBy) },
    { label: labels.note, value: details.note },
  ];
}
