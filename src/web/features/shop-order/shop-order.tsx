import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import type { ShopOrder } from '#contract/orders/order-schemas.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { LoadFailed } from '../../shared/feedback/load-failed.tsx';
import { shortDate } from '../../shared/i18n/dates.ts';
import { useLanguage } from '../../shared/i18n/messages-context.tsx';
import { LinkEnded, LinkPage } from '../../shared/links/link-page.tsx';
import { useShareToken } from '../../shared/links/use-share-token.ts';
import { useOrdersTexts } from '../../shared/orders/use-orders-texts.ts';
import { OpenedShopOrder } from './opened-shop-order.tsx';
import { shopOrderQuery } from './shop-order-queries.ts';

/** The page of a print shop's link: the files of an order, and two ticks. */
export function ShopOrderByLink() {
  const { shopPage: words } = useOrdersTexts();
  const token = useShareToken();
  const order = useQuery({ ...shopOrderQuery(token), enabled: token !== '' });
  const { data, error } = order;
  if (token === '' || isOver(error)) return <LinkEnded {...words.ended} />;
  return (
    <LinkPage about={data && <Until order={data} />}>
      {data && <OpenedShopOrder key={token} token={token} order={data} />}
      {!data && error && <LoadFailed onRetry={() => void order.refetch()} />}
      {!data && !error && (
        <div
          role="status"
          aria-busy="true"
          aria-label={words.loading}
          className="grid flex-1 place-items-center bg-canvas p-4"
        >
          <span className="aspect-9/5 w-full max-w-110 bg-stock shadow-sheet" />
        </div>
      )}
    </LinkPage>
  );
}

/** Whether a link has ended, or its order is deleted. */
function isOver(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'LINK_ENDED' || error.code === 'NOT_FOUND');
}

function Until({ order: { expiresAt } }: { order: ShopOrder }) {
  const { shopPage: words } = useOrdersTexts();
  const { current: language } = useLanguage();
  return (
    <p className="flex items-center gap-2 text-sm text-muted-foreground">
      <Lock aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
      {words.until(shortDate(language, expiresAt))}
    </p>
  );
}
