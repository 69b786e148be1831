import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Webhook } from '#contract/webhooks/webhook-schemas.ts';
import { webhooksMax } from '#domain/webhook/events.ts';
import { QueryView } from '../../shared/feedback/query-view.tsx';
import { ShownOnce } from '../../shared/feedback/shown-once.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { type ShownSecret, WebhookDialog } from './webhook-dialog.tsx';
import { WebhookItem } from './webhook-item.tsx';
import { useRemoveWebhook, webhooksQuery } from './webhook-queries.ts';

/** The addresses that events of the account are sent to, and what became of the events. */
export function WebhooksSection({ className }: { className: string }) {
  const t = useTexts('events');
  const events = useQuery(webhooksQuery);
  const [edited, setEdited] = useState<Webhook | 'new' | null>(null);
  const [removed, setRemoved] = useState<Webhook | null>(null);
  const [secret, setSecret] = useState<ShownSecret | null>(null);
  const endpoints = events.data?.endpoints ?? [];
  const hostOf = (endpointId: string) => {
    const found = endpoints.length > 1 && endpoints.find(({ id }) => id === endpointId);
    return found ? new URL(found.url).host : null;
  };
  return (
    <section aria-labelledby="events" className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="events" className="text-control leading-5 font-semibold">
            {t.title}
          </h2>
          <p className="pt-0.5 text-muted-foreground">{t.text}</p>
        </div>
        <Button
          variant="outline"
          icon={Plus}
          disabled={endpoints.length >= webhooksMax}
          onClick={() => setEdited('new')}
        >
          {t.add}
        </Button>
      </div>
      {secret && (
        <ShownOnce
          label={t.secret(new URL(secret.url).host)}
          value={secret.secret}
          texts={t}
          onClose={() => setSecret(null)}
        />
      )}
      <QueryView
        query={events}
        skeleton={
          <div role="status" aria-label={t.loading} className="pt-4">
            <Skeleton className="h-12 w-full" />
          </div>
        }
      >
        {({ deliveries }) => (
          <>
            {endpoints.length === 0 && <p className="pt-3 text-sm text-muted-foreground">{t.none}</p>}
            {endpoints.length > 0 && (
              <ul aria-label={t.addresses} className="grid gap-3 pt-4">
                {endpoints.map((endpoint) => (
                  <WebhookItem
                    key={endpoint.id}
                    endpoint={endpoint}
                    onSecret={setSecret}
                    onChange={() => setEdited(endpoint)}
                    onRemove={() => setRemoved(endpoint)}
                  />
                ))}
              </ul>
            )}
            {deliveries.length > 0 && <DeliveryList deliveries={deliveries} hostOf={hostOf} />}
          </>
        )}
      </QueryView>
      {edited && (
        <WebhookDialog
          endpoint={edited === 'new' ? null : edited}
          onAdded={(added) => {
            setEdited(null);
            setSecret(added);
          }}
          onClose={() => setEdited(null)}
        />
      )}
      {removed && <RemoveDialog endpoint={removed} onClose={() => setRemoved(null)} />}
    </section>
  );
}

function RemoveDialog({ endpoint, onClose }: { endpoint: Webhook; onClose: () => void }) {
  const { removal } = useTexts('events');
  const remove = useRemoveWebhook();
  return (
    <ConfirmDialog
      title={removal.title(new URL(endpoint.url).host)}
      cancelLabel={removal.cancel}
      confirmLabel={removal.confirm}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutateAsync(endpoint.id).catch(() => undefined)}
      onClose={onClose}
    >
      {removal.text}
    </ConfirmDialog>
  );
}
