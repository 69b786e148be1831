import type { ShopOrder } from '#contract/orders/order-schemas.ts';
import type { Card } from '#domain/card/card.ts';
import { readProfileSettings } from '#print/profile/profile-settings.ts';
import { filesOfCards } from '../card/picture-files.ts';
import { downloadFile } from '../files/download-file.ts';
import { useLanguage } from '../i18n/messages-context.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { useApiMutation } from '../mutations/use-api-mutation.ts';
import { orderSheetOf } from '../print/order-sheet-output.ts';
import { requestPrint } from '../print-worker/print-client.ts';
import { orderFacts } from './order-facts.ts';

/** An order as its managers or its print shop have it. */
export type OrderOnSheet = Pick<ShopOrder, 'number' | 'steps' | 'details' | 'profile'> & {
  lines: readonly { card: object; branch: string; quantity: number }[];
};

/** The name of the order sheet in the archive of an order's files. */
export const sheetName = 'order-sheet.pdf';

/** Makes the order sheet in the print worker. */
export function useMakeOrderSheet() {
  const t = useTexts('orders');
  const { print } = useTexts('people');
  const { current: language } = useLanguage();
  return (order: OrderOnSheet): Promise<Blob> => {
    const { number, steps, profile, lines } = order;
    const people = lines.map(({ card, branch, quantity }, at) => ({
      card: card as Card,
      row: at + 1,
      branch,
      quantity,
    }));
    const at = steps.find(({ step }) => step === 'sent')?.at;
    const { cards, output } = orderSheetOf(people, orderFacts(order, t, language), {
      words: print.order,
      language,
      title: t.number(number),
      ...(at && { at }),
    });
    const shop = { id: 'order', settings: readProfileSettings(profile) };
    return requestPrint('printCards', { cards, output, shop, files: filesOfCards(cards) });
  };
}

/** Makes the order sheet and downloads it; says if it failed. */
export function useOrderSheet() {
  const make = useMakeOrderSheet();
  const { print } = useTexts('people');
  const { failures } = useTexts();
  const { title } = failures.generatePdf;
  return useApiMutation(
    async (order: OrderOnSheet) => downloadFile(await make(order), `order-${order.number}.pdf`),
    { failure: { title, fallback: print.failed, says: 'row' } },
  );
}
