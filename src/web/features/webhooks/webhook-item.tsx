import type { Webhook } from '#contract/webhooks/webhook-schemas.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Switch } from '../../ui/inputs/switch.tsx';
import type { ShownSecret } from './webhook-dialog.tsx';
import { useChangeWebhook, useRenewSecret, useTestWebhook } from './webhook-queries.ts';

type WebhookItemProps = {
  endpoint: Webhook;
  onSecret: (shown: ShownSecret) => void;
  onChange: () => void;
  onRemove: () => void;
};

/** An address with what it gets, whether it works, and what can be done with it. */
export function WebhookItem({ endpoint, onSecret, onChange, onRemove }: WebhookItemProps) {
  const t = useTexts('events');
  const change = useChangeWebhook();
  const renew = useRenewSecret();
  const test = useTestWebhook();
  const { id, url, types, isOn, fault, failingSince } = endpoint;
  const problem = fault ? t.faults[fault] : isOn && failingSince ? t.failing : null;
  return (
    <li className="rounded-md border border-border bg-background p-3 text-sm tablet:p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <p className="flex font-medium">
            <span
              aria-hidden
              className={classNames(
                'mt-1.5 mr-2 size-2 shrink-0 rounded-full',
                fault ? 'bg-destructive' : isOn ? 'bg-success' : 'bg-input',
              )}
            />
            <span className="min-w-0 wrap-anywhere">{url}</span>
          </p>
          <p className="pt-0.5 text-muted-foreground">{types.map((type) => t.types[type]).join(', ')}</p>
          {problem && <p className="pt-1 text-destructive">{problem}</p>}
        </div>
        <Switch
          checked={isOn}
          disabled={change.isPending}
          onCheckedChange={(willBeOn) => change.mutate({ id, types, isOn: willBeOn })}
          label={
            <>
              {isOn ? t.on : t.off}
              <span className="sr-only">: {url}</span>
            </>
          }
        />
      </div>
      <div className="flex flex-wrap gap-2 pt-3">
        <Button
          variant="outline"
          size="sm"
          disabled={!isOn}
          busy={test.isPending}
          onClick={() => test.mutate(id)}
        >
          {t.sendTest}
        </Button>
        <Button variant="outline" size="sm" onClick={onChange}>
          {t.change}
        </Button>
        <Button
          variant="outline"
          size="sm"
          busy={renew.isPending}
          onClick={() => renew.mutate(id, { onSuccess: onSecret })}
        >
          {t.renewSecret}
        </Button>
        <Button
          variant="outline"
          size="sm"
          className="text-destructive!"
          aria-label={t.removeNamed(url)}
          onClick={onRemove}
        >
          {t.remove}
        </Button>
      </div>
    </li>
  );
}
