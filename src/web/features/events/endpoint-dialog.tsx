import { type SyntheticEvent, useId, useState } from 'react';
import type { EventEndpoint } from '#contract/events/event-schemas.ts';
import { type EventType, endpointUrlMax, eventTypes } from '#domain/event/events.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { failureText } from '../../shared/notify/failure-text.ts';
import { featureFailures } from '../../shared/notify/feature-failures.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { FieldError } from '../../ui/inputs/field-error.tsx';
import { Switch } from '../../ui/inputs/switch.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { Dialog, DialogContent } from '../../ui/overlays/dialog.tsx';
import { useAddEndpoint, useChangeEndpoint } from './event-queries.ts';

export type ShownSecret = { url: string; secret: string };

type EndpointDialogProps = {
  /** Null for a new one. */
  endpoint: EventEndpoint | null;
  onAdded: (added: ShownSecret) => void;
  onClose: () => void;
};

/** Asks where events are sent to, and which. The address of an endpoint does not change: another one has another secret. */
export function EndpointDialog({ endpoint, onAdded, onClose }: EndpointDialogProps) {
  const sectionTexts = useTexts('events');
  const { dialog: texts, types: typeTexts } = sectionTexts;
  const t = useTexts();
  const formId = useId();
  const [url, setUrl] = useState('');
  const [types, setTypes] = useState<readonly EventType[]>(endpoint?.types ?? eventTypes);
  const [isChecked, setChecked] = useState(false);
  const add = useAddEndpoint();
  const change = useChangeEndpoint({ isShownInDialog: true });
  const address = url.trim();
  const isUrlWrong = !endpoint && !(URL.canParse(address) && /^https?:/.test(address));
  const isTypeMissing = types.length === 0;
  const failure = add.error ?? change.error;
  const refusal = failure ? failureText(t, featureFailures.endpoints(sectionTexts), failure) : undefined;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setChecked(true);
    if (isUrlWrong || isTypeMissing) return;
    if (endpoint)
      change.mutate({ id: endpoint.id, types: [...types], isOn: endpoint.isOn }, { onSuccess: onClose });
    else add.mutate({ url: new URL(address).href, types: [...types] }, { onSuccess: onAdded });
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        isForm
        title={endpoint ? texts.changeTitle : texts.title}
        description={endpoint ? endpoint.url : texts.text}
        closeLabel={texts.close}
        footer={
          <>
            <Button variant="outline" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" form={formId} busy={add.isPending || change.isPending}>
              {endpoint ? texts.save : texts.add}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate className="grid gap-4" onSubmit={submit}>
          {!endpoint && (
            <TextInput
              compact
              type="url"
              inputMode="url"
              label={texts.address}
              hint={texts.addressHint}
              value={url}
              maxLength={endpointUrlMax}
              autoComplete="off"
              onChange={({ target }) => {
                setUrl(target.value);
                add.reset();
              }}
              error={isChecked && isUrlWrong ? texts.addressWrong : refusal}
            />
          )}
          <fieldset aria-describedby={`${formId}-types`} className="grid gap-3">
            <legend className="pb-2 text-sm font-medium">{texts.events}</legend>
            {eventTypes.map((type) => (
              <Switch
                key={type}
                checked={types.includes(type)}
                onCheckedChange={(isOn) =>
                  setTypes(isOn ? [...types, type] : types.filter((other) => other !== type))
                }
                label={typeTexts[type]}
                hint={<code>{type}</code>}
              />
            ))}
            <FieldError
              id={`${formId}-types`}
              message={isChecked && isTypeMissing ? texts.eventMissing : endpoint ? refusal : undefined}
            />
          </fieldset>
        </form>
      </DialogContent>
    </Dialog>
  );
}
