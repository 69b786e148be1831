import { MessageSquareWarning } from 'lucide-react';
import type { OrderLine } from '#contract/orders/order-schemas.ts';
import { shortDate } from '../../shared/i18n/dates.ts';
import { useLanguage } from '../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { MarkedWords } from '../../shared/team/marked-words.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { type CardRequest, useRequests } from './use-requests.ts';

/** What somebody requested of a card and it does not have: whose words, and what they change. */
export function CardRequests({ line, mayChange }: { line: OrderLine; mayChange: boolean }) {
  const { requests: t } = useTexts('orders').page;
  const { current: language } = useLanguage();
  const { takeOver, close } = useRequests();
  const isBusy = takeOver.isPending || close.isPending;
  const name = line.card.content.fullName ?? '';
  if (line.requests.length === 0) return null;
  return (
    <ul aria-label={t.label(name)} className="grid w-full gap-2 max-tablet:order-2">
      {line.requests.map((request) => (
        <li
          key={request.snapshotId}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-muted px-3 py-2 text-sm"
        >
          <div className="flex min-w-0 flex-1 basis-60 gap-2">
            <MessageSquareWarning
              aria-hidden
              size={16}
              strokeWidth={1.75}
              className="mt-0.5 shrink-0 text-warning"
            />
            <div className="min-w-0 wrap-anywhere">
              <p className="font-medium">
                {t.by(request.requestedBy, shortDate(language, request.requestedAt))}
              </p>
              <Changes line={line} request={request} />
            </div>
          </div>
          {mayChange && (
            <div className="flex flex-wrap gap-2">
              {request.changes.some(({ field }) => field !== 'other') && (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={t.takeOverOf(name)}
                  busy={takeOver.isPending && takeOver.variables.snapshotId === request.snapshotId}
                  disabled={isBusy}
                  onClick={() => takeOver.mutate({ ...request, cardId: line.cardId })}
                >
                  {t.takeOver}
                </Button>
              )}
              <Button
                variant="ghost"
                size="sm"
                aria-label={t.closeOf(name)}
                busy={close.isPending && close.variables.snapshotId === request.snapshotId}
                disabled={isBusy}
                onClick={() => close.mutate(request)}
              >
                {t.close}
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Each text as it is, and as it should be. */
function Changes({ line, request }: { line: OrderLine; request: CardRequest }) {
  const { page } = useTexts('orders');
  const { fields } = useTexts().editor;
  return request.changes.map(({ field, text }) => {
    if (field === 'other') return <p key={field}>{text}</p>;
    const before = line.card.content[field] ?? '';
    return (
      <p key={field}>
        <span className="sr-only">{page.requests.text(fields[field], before || '–', text || '–')}</span>
        <span aria-hidden="true">
          <span className="text-muted-foreground">{fields[field]}</span>{' '}
          <MarkedWords before={before} after={text} />
        </span>
      </p>
    );
  });
}
