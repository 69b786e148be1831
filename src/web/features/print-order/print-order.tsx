import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../shared/feedback/query-view.tsx';
import { shortDate } from '../../shared/i18n/dates.ts';
import { useLanguage } from '../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { isOver } from '../../shared/links/is-ended.ts';
import { LinkEnded, LinkLoading, LinkPage, LinkUntil } from '../../shared/links/link-page.tsx';
import { useShareToken } from '../../shared/links/use-share-token.ts';
import { OpenedPrintOrder } from './opened-print-order.tsx';
import { printOrderQuery } from './print-order-queries.ts';

/** The page of a print shop's link: the files of an order, and two ticks. */
export function PrintOrderByLink() {
  const { shopPage: t } = useTexts('orders');
  const { current: language } = useLanguage();
  const token = useShareToken();
  const order = useQuery({ ...printOrderQuery(token), enabled: token !== '' });
  const { data, error } = order;
  if (token === '' || isOver(error)) return <LinkEnded {...t.ended} />;
  return (
    <LinkPage about={data && <LinkUntil>{t.until(shortDate(language, data.expiresAt))}</LinkUntil>}>
      <QueryView query={order} skeleton={<LinkLoading label={t.loading} />}>
        {(shown) => <OpenedPrintOrder key={token} token={token} order={shown} />}
      </QueryView>
    </LinkPage>
  );
}
