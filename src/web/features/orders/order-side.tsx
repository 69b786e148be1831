import { Ban, FileText, Lock, Repeat, Send, UserCheck } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Order } from '#contract/orders/order-schemas.ts';
import { shareLinkPages } from '#domain/link/share-links.ts';
import { isOpenState, isSameProfile } from '#domain/order/order.ts';
import { request } from '../../shared/api/request.ts';
import { shortDate } from '../../shared/i18n/dates.ts';
import { useLanguage } from '../../shared/i18n/messages-context.tsx';
import { numberFormat } from '../../shared/i18n/number-format.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../shared/mutations/use-api-mutation.ts';
import { featureFailures } from '../../shared/notify/feature-failures.ts';
import { profileOf } from '../../shared/orders/new-order.ts';
import { useNewOrder } from '../../shared/orders/use-new-order.tsx';
import { useOrderSheet } from '../../shared/orders/use-order-sheet.ts';
import { useIsMailOn } from '../../shared/page/site.ts';
import { useShopInUse } from '../../shared/print/print-choice.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { CopiedAddress } from './copied-address.tsx';
import { OrderDetailFields, orderDetailFields } from './order-detail-fields.tsx';
import { PrintShopMail } from './print-shop-mail.tsx';
import type { useOrderSteps } from './use-order-steps.ts';

type Props = {
  order: Order;
  steps: ReturnType<typeof useOrderSteps>;
  mayChange: boolean;
  isOnline: boolean;
};

/** What the order says to the shop, its sums, and its next step. */
export function OrderSide({ order, steps, mayChange, isOnline }: Props) {
  const t = useTexts('orders');
  const { page } = t;
  const { current: language } = useLanguage();
  const isOpen = isOpenState(order.state);
  const isEditable = mayChange && isOpen && isOnline;
  const cards = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const made = order.lines.filter(({ file }) => file !== null).length;
  const { wantedBy, ...texts } = order.details;
  const said = { ...texts, wantedBy: wantedBy && shortDate(language, wantedBy) };
  const sentDetails = orderDetailFields.flatMap((field) =>
    isOpen || said[field] === '' ? [] : [[page.details[field], said[field]]],
  );
  const facts = [
    ...sentDetails,
    [page.facts.people, String(order.lines.length)],
    [page.facts.cards, numberFormat(language)(cards, 0)],
    ...(isOpen ? [] : [[page.facts.files, page.facts.made(made, order.lines.length)]]),
  ];
  return (
    <div className="rounded-lg border border-border bg-card shadow-xs lines-y">
      <section className="grid gap-3 p-4">
        <h2 className="font-semibold">{page.shop}</h2>
        <PrintSettings order={order} isEditable={isEditable} onChange={steps.change.mutate} />
        {isOpen && (
          <OrderDetailFields
            details={order.details}
            isEditable={isEditable}
            onChange={(details) => steps.change.mutate({ details })}
          />
        )}
      </section>
      <dl className="grid gap-2 p-4 text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="text-right font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {mayChange && isOpen && <Approval order={order} steps={steps} isOnline={isOnline} />}
      {mayChange && isOpen && <Sending order={order} steps={steps} isOnline={isOnline} />}
      {order.state === 'sent' && <SentLink order={order} steps={steps} mayChange={mayChange && isOnline} />}
      <Others order={order} steps={steps} mayChange={mayChange} isOnline={isOnline} />
    </div>
  );
}

type SettingsProps = {
  order: Order;
  isEditable: boolean;
  onChange: (change: { profile: Order['profile'] }) => void;
};

function PrintSettings({ order, isEditable, onChange }: SettingsProps) {
  const { page: t } = useTexts('orders');
  const { settings } = useShopInUse();
  const { name } = order.profile;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
      <p className="text-muted-foreground">{typeof name === 'string' ? name : t.standard}</p>
      {isEditable && !isSameProfile(order.profile, settings) && (
        <Button variant="outline" size="sm" onClick={() => onChange({ profile: profileOf(settings) })}>
          {t.useMine}
        </Button>
      )}
    </div>
  );
}

type StepProps = Pick<Props, 'order' | 'steps' | 'isOnline'>;

/** A button with a text that a phone may not hold in one line. */
const longTextStyles = 'h-auto! min-h-9 py-1.5 whitespace-normal!';

function Approval({ order, steps, isOnline }: StepProps) {
  const { page } = useTexts('orders');
  const { ask, release } = steps;
  const token = ask.data?.token;
  if (order.state === 'ready') return null;
  return (
    <section className="grid grid-cols-1 gap-3 p-4">
      <h2 className="font-semibold">{page.ask.title}</h2>
      <p className="text-sm text-pretty text-muted-foreground">{page.ask.text}</p>
      {token && (
        <CopiedAddress
          label={page.link.proof}
          address={`${location.origin}${shareLinkPages.proof}#${token}`}
        />
      )}
      <Button
        variant={order.state === 'draft' ? 'primary' : 'outline'}
        icon={UserCheck}
        className={longTextStyles}
        busy={ask.isPending}
        disabled={!isOnline || order.lines.length === 0}
        onClick={() => ask.mutate(steps.failureCount())}
      >
        {order.state === 'draft' ? page.ask.button : page.ask.again}
      </Button>
      <Button
        variant="ghost"
        className={longTextStyles}
        busy={release.isPending}
        disabled={!isOnline || order.lines.length === 0}
        onClick={() => release.mutate(steps.failureCount())}
      >
        {page.ask.skip}
      </Button>
    </section>
  );
}

function Sending({ order, steps, isOnline }: StepProps) {
  const { page } = useTexts('orders');
  const { send: words } = page;
  const isMailOn = useIsMailOn();
  const [email, setEmail] = useState('');
  const [isAsking, setAsking] = useState(false);
  const approved = order.lines.filter(({ approval }) => approval?.state === 'approved').length;
  const isReady = order.state === 'ready';
  if (!isReady && approved === 0) return null;
  const count = isReady ? order.lines.length : approved;
  const requested = order.lines.filter(
    ({ requests, approval }) => requests.length > 0 && (isReady || approval?.state === 'approved'),
  );
  const send = (evenIfRequested: boolean) => {
    const mailed = email.trim() === '' ? {} : { email: email.trim() };
    steps.send.mutate({ seen: steps.failureCount(), isPart: !isReady, evenIfRequested, ...mailed });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (requested.length > 0) setAsking(true);
    else send(false);
  };
  return (
    <form onSubmit={submit} className="grid gap-3 p-4">
      {isAsking && (
        <ConfirmDialog
          title={page.requests.ask.title(requested.length)}
          cancelLabel={page.requests.ask.back}
          confirmLabel={page.requests.ask.send}
          onConfirm={() => send(true)}
          onClose={() => setAsking(false)}
        >
          {page.requests.ask.text(requested.map(({ card }) => card.content.fullName ?? '…').join(', '))}
        </ConfirmDialog>
      )}
      <h2 className="font-semibold">{words.title}</h2>
      <p className="text-sm text-pretty text-muted-foreground">{words.text}</p>
      {isMailOn && (
        <TextInput
          label={words.email}
          hint={words.emailHint}
          type="email"
          compact
          maxLength={254}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      )}
      <Button
        type="submit"
        size="lg"
        variant={isReady ? 'primary' : 'outline'}
        icon={Send}
        busy={steps.send.isPending}
        disabled={!isOnline || order.lines.length === 0}
      >
        {isReady ? words.button : words.part(approved)}
      </Button>
      {!isReady && <p className="text-sm text-muted-foreground">{words.partNote}</p>}
      <p className="flex items-center justify-center gap-1.5 text-xs text-muted-foreground">
        <Lock aria-hidden size={13} strokeWidth={1.75} className="shrink-0" />
        {words.note(count)}
      </p>
    </form>
  );
}

function SentLink({ order, steps, mayChange }: Pick<Props, 'order' | 'steps' | 'mayChange'>) {
  const t = useTexts('orders');
  const { page } = t;
  const { linkId } = order;
  const another = useApiMutation((id: string) => request('renewLinkAddress', { params: { id } }), {
    failure: featureFailures.order(t),
  });
  const sent = steps.send.data;
  const token = another.data?.token ?? sent?.link.token;
  return (
    <section className="grid gap-3 p-4">
      <h2 className="font-semibold">{page.link.shop}</h2>
      {token && (
        <CopiedAddress label={page.link.shop} address={`${location.origin}${shareLinkPages.shop}#${token}`} />
      )}
      {order.mail && <PrintShopMail mail={order.mail} />}
      {!token && mayChange && linkId && (
        <Button variant="outline" busy={another.isPending} onClick={() => another.mutate(linkId)}>
          {page.link.another}
        </Button>
      )}
      <p className="text-sm text-muted-foreground">{page.link.lives}</p>
      {sent?.rest && (
        <p className="text-sm">
          {page.rest}{' '}
          <Link to={`/order/${sent.rest}`} className="font-medium underline">
            {page.openRest}
          </Link>
        </p>
      )}
    </section>
  );
}

function Others({ order, steps, mayChange, isOnline }: Props) {
  const t = useTexts('orders');
  const { page } = t;
  const navigate = useNavigate();
  const repeat = useNewOrder(
    (id) => void navigate(`/order/${id}`),
    (wanted) => order.lines.find(({ cardId }) => cardId === wanted)?.card.content.fullName ?? '',
  );
  const sheet = useOrderSheet();
  const [isAsking, setAsking] = useState(false);
  const { state } = order;
  const isEnded = state === 'printed' || state === 'cancelled';
  return (
    <section className="flex flex-wrap gap-2 p-4">
      {order.lines.length > 0 && (
        <Button
          variant="outline"
          size="sm"
          icon={FileText}
          busy={sheet.isPending}
          onClick={() => sheet.mutate(order)}
        >
          {page.sheet}
        </Button>
      )}
      {mayChange && !isOpenState(state) && (
        <Button
          variant="outline"
          size="sm"
          icon={Repeat}
          busy={repeat.isPending}
          disabled={!isOnline}
          onClick={() =>
            repeat.mutate({ repeat: order.id, cardIds: order.lines.map(({ cardId }) => cardId) })
          }
        >
          {page.repeat}
        </Button>
      )}
      {mayChange && !isEnded && (
        <Button
          variant="ghost"
          size="sm"
          className="text-destructive"
          icon={Ban}
          busy={steps.cancel.isPending}
          disabled={!isOnline}
          onClick={() => setAsking(true)}
        >
          {page.cancel}
        </Button>
      )}
      {repeat.question}
      {isAsking && (
        <ConfirmDialog
          title={page.cancelAsk.title(order.number)}
          cancelLabel={page.cancelAsk.keep}
          confirmLabel={page.cancelAsk.confirm}
          onConfirm={() => steps.cancel.mutate(steps.failureCount())}
          onClose={() => setAsking(false)}
        >
          {page.cancelAsk.text}
        </ConfirmDialog>
      )}
    </section>
  );
}
