import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import type { CurrentUser } from '#contract/account-schemas.ts';
import type { Order } from '#contract/orders/order-schemas.ts';
import { isOpenState } from '#domain/order/order.ts';
import { proofRefusal } from '#domain/plan/plans.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { useIsOnline } from '../../shared/api/online.ts';
import { LoadFailed } from '../../shared/feedback/load-failed.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { orderQuery } from '../../shared/orders/order-queries.ts';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { restorePrintChoice } from '../../shared/print/print-choice.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderSide } from './order-side.tsx';
import { OrderSteps } from './order-steps.tsx';
import { useOrderSteps } from './use-order-steps.ts';

/** One order: its people, what is said about each, and how it goes on. */
export function OneOrder({ user }: { user: CurrentUser }) {
  const { id = '' } = useParams();
  const t = useTexts('orders');
  const { cards } = useTexts();
  const { data, error, refetch } = useQuery(orderQuery(id));
  useEffect(restorePrintChoice, []);
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <div className="mx-auto flex w-full max-w-360 flex-1 flex-col px-4 pb-10 tablet:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-4 pb-3 tablet:pt-5">
        <Button asChild variant="ghost" size="sm" className="-ml-2.5" icon={ArrowLeft}>
          <Link to="/orders">{t.page.back}</Link>
        </Button>
        <PageHeading size="bar" pageTitle={data ? t.number(data.number) : t.title}>
          {data ? t.number(data.number) : t.title}
        </PageHeading>
        {data?.formerNumber && (
          <span className="text-sm text-muted-foreground">{t.formerNumber(data.formerNumber)}</span>
        )}
        {data?.state === 'cancelled' && <Badge variant="outline">{t.states.cancelled}</Badge>}
      </div>
      {data ? (
        <OpenedOrder
          key={data.id}
          order={data}
          mayChange={proofRefusal(user) === null && !user.isImpersonating}
        />
      ) : isGone ? (
        <p className="py-16 text-center text-muted-foreground">{t.page.notFound}</p>
      ) : error ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-busy="true" aria-label={cards.loading} className="grid gap-3 pt-4">
          {['a', 'b', 'c', 'd'].map((place) => (
            <Skeleton key={place} className="h-14 w-full" />
          ))}
        </div>
      )}
    </div>
  );
}

function OpenedOrder({ order, mayChange }: { order: Order; mayChange: boolean }) {
  const isOnline = useIsOnline();
  const steps = useOrderSteps(order.id);
  const isEditable = mayChange && isOpenState(order.state);
  return (
    <>
      {order.state !== 'cancelled' && <OrderSteps order={order} />}
      <div className="grid grid-cols-1 gap-6 pt-5 desktop:grid-cols-[minmax(0,1fr)_400px] desktop:items-start">
        <OrderLines
          order={order}
          isEditable={isEditable && isOnline}
          onChange={(lines) =>
            steps.change.mutate({ lines: lines.map(({ cardId, quantity }) => ({ cardId, quantity })) })
          }
        />
        <OrderSide order={order} steps={steps} mayChange={mayChange} isOnline={isOnline} />
      </div>
    </>
  );
}
