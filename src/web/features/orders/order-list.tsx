import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ChevronRight, PackagePlus } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import type { CurrentUser } from '#contract/account-schemas.ts';
import type { CallBody } from '#contract/endpoints.ts';
import type { NextOrder, OrderSummary } from '#contract/orders/order-schemas.ts';
import { orderLinesMax } from '#domain/order/order.ts';
import { proofRefusal } from '#domain/plan/plans.ts';
import { useIsOnline } from '../../shared/api/online.ts';
import { QueryView } from '../../shared/feedback/query-view.tsx';
import { shortDate } from '../../shared/i18n/dates.ts';
import { useLanguage } from '../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { orderOf } from '../../shared/orders/new-order.ts';
import { nextOrderQuery, ordersQuery } from '../../shared/orders/order-queries.ts';
import { useNewOrder } from '../../shared/orders/use-new-order.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { restorePrintChoice } from '../../shared/print/print-choice.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { stateVariants } from './order-state.ts';

/** The orders of an account, and what has changed since the last one. */
export function OrderList({ user }: { user: CurrentUser }) {
  const t = useTexts('orders');
  const { cards, errors } = useTexts();
  const orders = useQuery(ordersQuery);
  const next = useQuery(nextOrderQuery);
  useEffect(restorePrintChoice, []);
  const refusal = proofRefusal(user);
  return (
    <div className="mx-auto flex w-full max-w-240 flex-1 flex-col px-4 pb-10 tablet:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-4 pb-2 tablet:pt-6">
        <Button asChild variant="ghost" size="sm" className="-ml-2.5" icon={ArrowLeft}>
          <Link to="/list">{t.list.toCards}</Link>
        </Button>
        <PageHeading size="page" pageTitle={t.title}>
          {t.title}
        </PageHeading>
      </div>
      <p className="pb-5 text-pretty text-muted-foreground">{refusal ? errors[refusal] : t.list.text}</p>
      {next.data && <Changes next={next.data} mayOrder={refusal === null && !user.isImpersonating} />}
      <QueryView
        query={orders}
        skeleton={
          <div role="status" aria-busy="true" aria-label={cards.loading} className="flex flex-col gap-3">
            {['a', 'b', 'c'].map((place) => (
              <Skeleton key={place} className="h-16 w-full" />
            ))}
          </div>
        }
        empty={<p className="py-10 text-center text-pretty text-muted-foreground">{t.list.empty}</p>}
      >
        {(shown) => (
          <ul aria-label={t.list.table} className="rounded-lg border border-border bg-card shadow-xs lines-y">
            {shown.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </ul>
        )}
      </QueryView>
    </div>
  );
}

function OrderRow({ order }: { order: OrderSummary }) {
  const t = useTexts('orders');
  const { current: language } = useLanguage();
  const { id, number, formerNumber, state, people, cards, approved, details, steps } = order;
  const last = steps.at(-1);
  const facts = [
    ...(formerNumber ? [t.formerNumber(formerNumber)] : []),
    t.people(people),
    t.cards(cards),
    ...(state === 'waiting' && approved !== null ? [t.list.approved(approved, people)] : []),
    ...(details.shop === '' ? [] : [details.shop]),
  ];
  return (
    <li>
      <Link
        to={`/order/${id}`}
        className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-muted"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{t.number(number)}</span>
          <span className="block text-sm wrap-anywhere text-muted-foreground">{facts.join(' · ')}</span>
        </span>
        <span className="flex items-center gap-3">
          {last && (
            <span className="text-sm text-muted-foreground max-tablet:hidden">
              {last.by ? t.page.by(last.by, shortDate(language, last.at)) : shortDate(language, last.at)}
            </span>
          )}
          <Badge variant={stateVariants[state]}>{t.states[state]}</Badge>
          <ChevronRight aria-hidden size={16} strokeWidth={1.75} className="text-muted-foreground" />
        </span>
      </Link>
    </li>
  );
}

/** Who is new, changed or gone, and a button that orders the first two. */
function Changes({ next, mayOrder }: { next: NextOrder; mayOrder: boolean }) {
  const { next: t, again } = useTexts('orders');
  const { current: language } = useLanguage();
  const isOnline = useIsOnline();
  const navigate = useNavigate();
  const make = useNewOrder(
    (id) => void navigate(`/order/${id}`),
    (wanted) => next.people.find(({ cardId }) => cardId === wanted)?.name ?? '',
  );
  const { since, people, gone } = next;
  const ofKind = (kind: string) => people.filter(({ change }) => change.kind === kind);
  const different = people.filter(({ change }) => change.kind !== 'same');
  // Who is in an order under way gets their cards by that one.
  const underWay = different.filter(({ inOrders }) => inOrders.length > 0);
  const wanted = different.filter(({ inOrders }) => inOrders.length === 0).slice(0, orderLinesMax);
  if (people.length === 0 && gone.length === 0) return null;
  const counts = [
    { label: t.counts.new, count: ofKind('new').length },
    { label: t.counts.changed, count: ofKind('changed').length },
    { label: t.counts.same, count: ofKind('same').length },
    { label: t.counts.gone, count: gone.length },
  ];
  const order = (): CallBody<'createOrder'> =>
    orderOf(wanted.map(({ cardId, quantity }) => ({ cardId, quantity: quantity ?? undefined })));
  return (
    <section
      aria-labelledby="what-changed"
      className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-border bg-card p-4 shadow-xs"
    >
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="what-changed" className="font-semibold">
          {t.title}
        </h2>
        <p className="text-sm text-muted-foreground">
          {since ? t.since(since.number, shortDate(language, since.sentAt)) : t.first}
        </p>
        {gone.length > 0 && (
          <p className="pt-1 text-sm wrap-anywhere text-muted-foreground">
            {t.gone(gone.map(({ name }) => name).join(', '))}
          </p>
        )}
        {underWay.length > 0 && (
          <p className="pt-1 text-sm wrap-anywhere text-muted-foreground">
            {t.underWay(
              underWay.map(({ name, inOrders }) => again.person(name, inOrders.join(', '))).join(', '),
            )}
          </p>
        )}
      </div>
      <dl className="flex gap-5">
        {counts.map(({ label, count }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-xs text-muted-foreground">{label}</dt>
            <dd className="text-lg font-semibold tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      {wanted.length > 0 ? (
        mayOrder && (
          <Button
            className="max-tablet:h-12 max-tablet:w-full"
            icon={PackagePlus}
            busy={make.isPending}
            disabled={!isOnline}
            onClick={() => make.mutate(order())}
          >
            {t.order(wanted.length)}
          </Button>
        )
      ) : (
        <p className="text-sm text-muted-foreground">{underWay.length > 0 ? t.allUnderWay : t.nothing}</p>
      )}
      {make.question}
    </section>
  );
}
