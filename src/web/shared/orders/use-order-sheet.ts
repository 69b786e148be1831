import { useMutation } from '@tanstack/react-query';
import type { ShopOrder } from '#contract/orders/order-schemas.ts';
import type { Card } from '#domain/card/card.ts';
import { readProfileSettings } from '#print/profile/profile-settings.ts';
import { downloadFile } from '../files/download-file.ts';
import { useLanguage, useMessages } from '../i18n/messages-context.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { showToast } from '../notify/toast-store.ts';
import { orderSheetOf } from '../print/order-sheet-output.ts';
import { requestPrint } from '../print-worker/print-client.ts';

/** An order as its managers or its print shop have it. */
type SheetOrder = Pick<ShopOrder, 'number' | 'steps' | 'details' | 'profile'> & {
  lines: readonly { card: object; branch: string; quantity: number }[];
};

/** Makes the order sheet in the print worker and downloads it. */
export function useOrderSheet() {
  const words = useTexts('orders');
  const { print } = useTexts('people');
  const { failures } = useMessages();
  const { current: language } = useLanguage();
  return useMutation({
    mutationFn: async ({ number, steps, details, profile, lines }: SheetOrder) => {
      const people = lines.map(({ card, branch, quantity }, at) => ({
        card: card as Card,
        row: at + 1,
        branch,
        quantity,
      }));
      const labels = words.page.details;
      const facts = [
        { label: words.page.shop, value: details.shop },
        { label: labels.stock, value: details.stock },
        { label: labels.contact, value: details.contact },
        { label: labels.delivery, value: details.delivery },
        { label: labels.wantedBy, value: details.wantedBy },
        { label: labels.note, value: details.note },
      ];
      const at = steps.find(({ step }) => step === 'sent')?.at;
      const { cards, output } = orderSheetOf(people, facts, {
        words: print.order,
        language,
        title: words.number(number),
        ...(at && { at }),
      });
      const shop = { id: 'order', settings: readProfileSettings(profile) };
      const file = await requestPrint('printCards', { cards, output, shop });
      downloadFile(file, `order-${number}.pdf`);
    },
    onError: () =>
      showToast({
        variant: 'destructive',
        title: failures.generatePdf.title,
        description: print.failed,
      }),
  });
}
