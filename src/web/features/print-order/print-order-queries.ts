import { queryOptions, useQuery } from '@tanstack/react-query';
import { linkHeaderName } from '#contract/links/link-header.ts';
import type { ShopOrder } from '#contract/orders/order-schemas.ts';
import { startPaths } from '#contract/paths/start-paths.ts';
import { applyPatch, type Card } from '#domain/card/card.ts';
import { logoIdOf } from '#domain/card/logo-file.ts';
import type { ShopStep } from '#domain/order/order.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { request } from '../../shared/api/request.ts';
import { retryUnanswered } from '../../shared/api/retry-unanswered.ts';
import { addPictureFile } from '../../shared/card/picture-files.ts';
import { downloadFile } from '../../shared/files/download-file.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { loadLinkFile, openLogo } from '../../shared/links/load-link-files.ts';
import { useApiMutation } from '../../shared/mutations/use-api-mutation.ts';
import { featureFailures } from '../../shared/notify/feature-failures.ts';
import { showToast } from '../../shared/notify/toast-store.ts';
import { type OrderOnSheet, sheetName, useMakeOrderSheet } from '../../shared/orders/use-order-sheet.ts';
import { requestPrint } from '../../shared/print-worker/print-client.ts';

export type PrintOrderLine = ShopOrder['lines'][number];

/** While files are being made. */
const pollMs = 4000;

/** Whether there will be a file: one that could not be created stays away. */
export function isBeingMade({ file, isFileMissing }: PrintOrderLine): boolean {
  return file === null && !isFileMissing;
}

/** What the link shows. It is read again until all files are made. */
export const printOrderQuery = (token: string) =>
  queryOptions({
    queryKey: ['shop-order', token] as const,
    queryFn: () => request('openShopOrder', { link: token }),
    retry: retryUnanswered,
    refetchInterval: ({ state: { data } }) => (data?.lines.some(isBeingMade) ? pollMs : false),
  });

/** Ticks a step. The page shows what the server has recorded. */
export function useMarkOrder(token: string) {
  const { queryKey } = printOrderQuery(token);
  return useApiMutation((step: ShopStep) => request('tickShopOrder', { link: token, body: { step } }), {
    failure: featureFailures.shopOrder(useTexts('orders')),
    onSuccess: (order, _, client) => client.setQueryData(queryKey, order),
    onError: (_, __, client) => void client.invalidateQueries({ queryKey }),
  });
}

/** Downloads the stored file of a card. */
export function usePrintOrderDownload(token: string) {
  return useApiMutation(
    async ({ id, fileName }: PrintOrderLine) =>
      downloadFile(await loadLinkFile(token, 'openShopFile', id), fileName),
    { failure: featureFailures.shopOrder(useTexts('orders')) },
  );
}

/** Downloads all files as one archive with the order sheet. Without the sheet the archive is still downloaded, which a toast says. */
export function usePrintOrderArchive(token: string) {
  const t = useTexts('orders');
  const makeSheet = useMakeOrderSheet();
  return useApiMutation(
    async (order: OrderOnSheet) => {
      const archive = await loadArchive(token);
      const whole = await makeSheet(order)
        .then((file) => requestPrint('addToArchive', { archive, file, name: sheetName }))
        .catch(() => null);
      downloadFile(whole ?? archive, `order-${order.number}.zip`);
      if (!whole) showToast({ variant: 'destructive', ...t.shopPage.withoutSheet });
    },
    { failure: featureFailures.shopOrder(t) },
  );
}

async function loadArchive(token: string): Promise<Blob> {
  const response = await fetch(startPaths.openShopArchive.path, {
    credentials: 'omit',
    headers: { [linkHeaderName]: token },
  });
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  return response.blob();
}

/** The cards with images that have addresses of this page, since their own need the token. Each image is loaded once. */
export function usePrintOrderCards(token: string, lines: readonly PrintOrderLine[]) {
  return useQuery({
    queryKey: ['shop-cards', token, lines.length],
    queryFn: async (): Promise<ReadonlyMap<string, Card>> => {
      const files = new Map<string, Promise<string>>();
      const once = (ref: string | null | undefined, open: (file: Blob) => string | Promise<string>) => {
        if (!ref) return null;
        const loaded =
          files.get(ref) ?? loadLinkFile(token, 'openShopImage', logoIdOf(ref)).then((file) => open(file));
        files.set(ref, loaded);
        return loaded;
      };
      const cards = lines.map(async ({ id, card }) => {
        const logoAt = (path: string | null | undefined) =>
          once(path, async (file) => (await openLogo(file)).url);
        const { logo } = card.style;
        const [ref, darkRef] = [await logoAt(logo.ref), await logoAt(logo.darkRef)];
        const picture = card.picture && {
          ...card.picture,
          ref: await once(card.picture.ref, addPictureFile),
        };
        return [
          id,
          applyPatch(card, {
            style: { logo: { ref, darkRef: darkRef ?? undefined } },
            ...(picture && { picture }),
          }),
        ] as const;
      });
      return new Map(await Promise.all(cards));
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: retryUnanswered,
  });
}
