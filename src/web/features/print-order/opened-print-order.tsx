import { Archive, Check, CircleCheck, Download, FileText, Printer, TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ShopOrder } from '#contract/orders/order-schemas.ts';
import type { Card } from '#domain/card/card.ts';
import { resolveFormat } from '#domain/card/resolve-card.ts';
import { hasStep } from '#domain/order/order.ts';
import { byBranchAndName } from '#domain/order/sort-lines.ts';
import { guidesOf } from '#layout/guides.ts';
import { shopMargins } from '#print/profile/print-shop.ts';
import { readProfileSettings } from '#print/profile/profile-settings.ts';
import { CardPicture } from '../../shared/card/card-picture.tsx';
import { useRenderSlot } from '../../shared/card/use-render-slot.ts';
import { LoadFailed } from '../../shared/feedback/load-failed.tsx';
import { dayAndTime, shortDate } from '../../shared/i18n/dates.ts';
import { useLanguage } from '../../shared/i18n/messages-context.tsx';
import { numberFormat } from '../../shared/i18n/number-format.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useOrderSheet } from '../../shared/orders/use-order-sheet.ts';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import {
  isBeingMade,
  type PrintOrderLine,
  useMarkOrder,
  usePrintOrderArchive,
  usePrintOrderCards,
  usePrintOrderDownload,
} from './print-order-queries.ts';

type Props = { token: string; order: ShopOrder };

/** How many people are shown before the button for more. */
const pageSize = 24;

/** The cards and their files beside what the order says. On a phone the order comes first. */
export function OpenedPrintOrder({ token, order }: Props) {
  const { shopPage: t } = useTexts('orders');
  if (order.state === 'cancelled')
    return (
      <div className="grid flex-1 content-center justify-items-center gap-3 px-4 py-16 text-center">
        <TriangleAlert aria-hidden size={28} strokeWidth={1.5} className="text-destructive" />
        <PageHeading size="bar" pageTitle={t.cancelled.title}>
          {t.cancelled.title}
        </PageHeading>
        <p className="max-w-100 text-pretty text-muted-foreground">{t.cancelled.text}</p>
      </div>
    );
  return (
    <div className="grid flex-1 content-start desktop:grid-cols-[minmax(0,1fr)_400px] desktop:content-stretch">
      <Files token={token} order={order} />
      <About token={token} order={order} />
    </div>
  );
}

function Files({ token, order }: Props) {
  const { shopPage: t, page } = useTexts('orders');
  const { current: language } = useLanguage();
  const [shownMax, setShownMax] = useState(pageSize);
  const { lines } = order;
  const sorted = useMemo(() => {
    const compare = byBranchAndName(language);
    const keyOf = (line: PrintOrderLine) => ({ branch: line.branch, name: nameOf(line) });
    return lines.toSorted((one, other) => compare(keyOf(one), keyOf(other)));
  }, [lines, language]);
  const drawn = usePrintOrderCards(token, lines);
  const download = usePrintOrderDownload(token);
  const archive = usePrintOrderArchive(token);
  const sheet = useOrderSheet();
  const isReady = lines.every(({ file }) => file !== null);
  const cardOf = ({ id, card }: PrintOrderLine) => drawn.data?.get(id) ?? card;
  /** With the images that this page has loaded. */
  const drawnOrder = () => ({ ...order, lines: lines.map((line) => ({ ...line, card: cardOf(line) })) });
  return (
    <section
      aria-labelledby="files"
      className="order-2 grid content-start gap-5 bg-canvas px-4 py-6 tablet:px-8 desktop:order-1"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="files" className="font-semibold">
          {t.files}
        </h2>
        <div className="flex flex-wrap gap-2 max-tablet:w-full">
          <Button
            variant="outline"
            className="max-tablet:flex-1"
            icon={FileText}
            busy={sheet.isPending}
            disabled={!drawn.data}
            onClick={() => sheet.mutate(drawnOrder())}
          >
            {page.sheet}
          </Button>
          <Button
            className="max-tablet:flex-1"
            icon={Archive}
            busy={archive.isPending}
            disabled={!isReady || drawn.isPending}
            onClick={() => archive.mutate(drawnOrder())}
          >
            {t.all}
          </Button>
        </div>
      </div>
      {lines.some(({ isFileMissing }) => isFileMissing) && (
        <p role="alert" className="text-sm text-destructive">
          {t.missing(order.sender)}
        </p>
      )}
      {lines.some(isBeingMade) && (
        <p role="status" className="text-sm text-muted-foreground">
          {t.making}
        </p>
      )}
      {drawn.isError && <LoadFailed onRetry={() => void drawn.refetch()} />}
      <ul className="rounded-lg border border-border bg-card shadow-xs lines-y">
        {sorted.slice(0, shownMax).map((line) => (
          <FileItem
            key={line.id}
            line={line}
            card={drawn.data ? cardOf(line) : null}
            isBusy={download.isPending && download.variables.id === line.id}
            onDownload={() => download.mutate(line)}
          />
        ))}
        {sorted.length > shownMax && (
          <li className="grid justify-items-center p-2">
            <Button variant="ghost" onClick={() => setShownMax(shownMax + 4 * pageSize)}>
              {page.more(sorted.length - shownMax)}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}

type FileProps = {
  line: PrintOrderLine;
  card: Card | null;
  isBusy: boolean;
  onDownload: () => void;
};

function FileItem({ line, card, isBusy, onDownload }: FileProps) {
  const { shopPage: t, page } = useTexts('orders');
  const { current: language } = useLanguage();
  const isDrawn = useRenderSlot();
  const { width, height } = guidesOf(resolveFormat(line.card)).cut;
  const name = nameOf(line);
  const { file, branch, quantity, approvedAt } = line;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <span className="block w-24 shrink-0 bg-stock" style={{ aspectRatio: `${width} / ${height}` }}>
        {card && <CardPicture card={card} isDrawn={isDrawn} />}
      </span>
      <div className="min-w-0 flex-1 basis-32">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm wrap-anywhere text-muted-foreground">{branch}</p>
      </div>
      <p className="text-lg font-semibold tabular-nums">
        <span className="sr-only">{page.quantityOf(name)}: </span>
        {numberFormat(language)(quantity, 0)}
      </p>
      <div className="min-w-0 text-xs max-tablet:w-full tablet:w-52">
        {file ? (
          <>
            <p className="text-muted-foreground">
              {t.sha}{' '}
              <span className="font-mono wrap-anywhere" title={file.sha256}>
                <span aria-hidden>
                  {file.sha256.slice(0, 8)}…{file.sha256.slice(-4)}
                </span>
                <span className="sr-only">{file.sha256}</span>
              </span>
            </p>
            <p className="flex items-center gap-1.5 text-success">
              <CircleCheck aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
              {approvedAt === null ? t.asSent : t.asApproved}
            </p>
          </>
        ) : (
          <p className={line.isFileMissing ? 'text-destructive' : 'text-muted-foreground'}>
            {line.isFileMissing ? t.noFile : '…'}
          </p>
        )}
      </div>
      <Button
        variant="outline"
        size="sm"
        className="max-tablet:w-full"
        icon={Download}
        aria-label={t.downloadOf(name)}
        busy={isBusy}
        disabled={!file}
        onClick={onDownload}
      >
        {t.download}
      </Button>
    </li>
  );
}

function About({ token, order }: Props) {
  const t = useTexts('orders');
  const { shopPage: words, page } = t;
  const { current: language } = useLanguage();
  const tick = useMarkOrder(token);
  const { details, lines, company, sender, steps } = order;
  const sentAt = steps.find(({ step }) => step === 'sent')?.at;
  const cards = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const facts = [
    [page.facts.people, String(lines.length)],
    [page.facts.cards, numberFormat(language)(cards, 0)],
    [page.details.stock, details.stock],
    [page.details.wantedBy, details.wantedBy && shortDate(language, details.wantedBy)],
    [page.details.contact, details.contact],
    [page.details.delivery, details.delivery],
    [page.details.note, details.note],
  ].filter(([, value]) => value !== '');
  const isPrinted = order.state === 'printed';
  const isReceived = hasStep(order, 'received');
  return (
    <section className="order-1 flex min-w-0 flex-col gap-5 border-border bg-card px-4 py-6 max-desktop:border-b tablet:px-8 desktop:order-2 desktop:border-l">
      <div className="grid gap-1.5">
        {company !== null && <p className="text-sm font-medium">{words.orderFor(company)}</p>}
        <PageHeading size="page" pageTitle={words.title}>
          {t.number(order.number)}
        </PageHeading>
        {order.formerNumber && <p className="text-muted-foreground">{t.formerNumber(order.formerNumber)}</p>}
        {sentAt && (
          <p className="text-pretty wrap-anywhere text-muted-foreground">
            {words.sentBy(sender, dayAndTime(language, sentAt))}
          </p>
        )}
      </div>
      <dl className="lines-y border-y border-border">
        {facts.map(([label = '', value]) => (
          <div key={label} className="flex justify-between gap-4 py-2">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="min-w-0 text-right font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <Profile order={order} />
      <div className="mt-auto grid gap-2">
        {steps.map(({ step, at }) => (
          <p key={step} className="flex items-center justify-between gap-3 text-sm">
            <span className="flex items-center gap-1.5">
              <CircleCheck aria-hidden size={15} strokeWidth={1.75} className="text-success" />
              {t.steps[step]}
            </span>
            <span className="text-muted-foreground">{dayAndTime(language, at)}</span>
          </p>
        ))}
        {!isReceived && !isPrinted && (
          <Button
            size="lg"
            icon={Check}
            busy={tick.isPending && tick.variables === 'received'}
            disabled={tick.isPending}
            onClick={() => tick.mutate('received')}
          >
            {words.received}
          </Button>
        )}
        {!isPrinted && (
          <Button
            size="lg"
            variant={isReceived ? 'primary' : 'outline'}
            icon={Printer}
            busy={tick.isPending && tick.variables === 'printed'}
            disabled={tick.isPending}
            onClick={() => tick.mutate('printed')}
          >
            {words.printed}
          </Button>
        )}
        <p role="status" className="text-center text-sm text-muted-foreground">
          {isPrinted ? words.done : words.ticks(sender)}
        </p>
      </div>
    </section>
  );
}

/** What the print shop asks for, as the files are made. */
function Profile({ order: { profile, lines } }: { order: ShopOrder }) {
  const { shopPage: t } = useTexts('orders');
  const { current: language } = useLanguage();
  const [first] = lines;
  if (!first) return null;
  const shop = { id: 'order', settings: readProfileSettings(profile) };
  const { cut, bleed } = guidesOf(resolveFormat(first.card), shopMargins(shop));
  const { icc = 'FOGRA39', marks, name } = shop.settings;
  const facts = [
    `${cut.width} × ${cut.height} mm`,
    t.profileOf(numberFormat(language)(-bleed.x, 1), icc),
    ...(marks === true ? [t.marks] : []),
  ];
  return (
    <div className="rounded-md bg-muted px-4 py-3 text-sm">
      <p className="font-medium">{name ?? t.profile}</p>
      <p className="text-muted-foreground">{facts.join(' · ')}</p>
    </div>
  );
}

function nameOf({ card }: PrintOrderLine): string {
  return card.content.fullName ?? '';
}
