import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { Webhook } from '#contract/webhooks/webhook-schemas.ts';
import { type EventType, eventTypes, webhookUrlMax } from '#domain/webhook/events.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { failureText } from '../../shared/notify/failure-text.ts';
import { featureFailures } from '../../shared/notify/feature-failures.ts';
import { FieldError } from '../../ui/inputs/field-error.tsx';
import { Switch } from '../../ui/inputs/switch.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { useAddWebhook, useChangeWebhook } from './webhook-queries.ts';

export type ShownSecret = { url: string; secret: string };

type WebhookDialogProps = {
  /** Null for a new one. */
  endpoint: Webhook | null;
  onAdded: (added: ShownSecret) => void;
  onClose: () => void;
};

type Fields = { url: string; types: EventType[] };

/** Asks where events are sent to, and which. The address of an endpoint does not change: another one has another secret. */
export function WebhookDialog({ endpoint, onAdded, onClose }: WebhookDialogProps) {
  const sectionTexts = useTexts('events');
  const { dialog: texts, types: typeTexts } = sectionTexts;
  const t = useTexts();
  const typesId = useId();
  const form = useForm<Fields>({ defaultValues: { url: '', types: [...(endpoint?.types ?? eventTypes)] } });
  const { errors } = form.formState;
  const add = useAddWebhook();
  const change = useChangeWebhook({ isShownInDialog: true });
  const failure = add.error ?? change.error;
  const refusal = failure ? failureText(t, featureFailures.endpoints(sectionTexts), failure) : undefined;

  function submit({ url, types }: Fields) {
    if (endpoint) change.mutate({ id: endpoint.id, types, isOn: endpoint.isOn }, { onSuccess: onClose });
    else add.mutate({ url: new URL(url.trim()).href, types }, { onSuccess: onAdded });
  }

  return (
    <FormDialog
      isForm
      title={endpoint ? texts.changeTitle : texts.title}
      description={endpoint ? endpoint.url : texts.text}
      closeLabel={texts.close}
      cancelLabel={texts.cancel}
      submitLabel={endpoint ? texts.save : texts.add}
      isBusy={add.isPending || change.isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      {!endpoint && (
        <TextInput
          {...form.register('url', {
            validate: (url) => isWebAddress(url) || texts.addressWrong,
            onChange: () => add.reset(),
          })}
          compact
          type="url"
          inputMode="url"
          label={texts.address}
          hint={texts.addressHint}
          maxLength={webhookUrlMax}
          autoComplete="off"
          error={errors.url?.message ?? refusal}
        />
      )}
      <fieldset aria-describedby={typesId} className="grid gap-3">
        <legend className="pb-2 text-sm font-medium">{texts.events}</legend>
        <Controller
          control={form.control}
          name="types"
          rules={{ validate: (types) => types.length > 0 || texts.eventMissing }}
          render={({ field: { value, onChange } }) => (
            <>
              {eventTypes.map((type) => (
                <Switch
                  key={type}
                  checked={value.includes(type)}
                  onCheckedChange={(isOn) =>
                    onChange(isOn ? [...value, type] : value.filter((other) => other !== type))
                  }
                  label={typeTexts[type]}
                  hint={<code>{type}</code>}
                />
              ))}
            </>
          )}
        />
        <FieldError id={typesId} message={errors.types?.message ?? (endpoint ? refusal : undefined)} />
      </fieldset>
    </FormDialog>
  );
}

function isWebAddress(url: string): boolean {
  return URL.canParse(url.trim()) && /^https?:/.test(url.trim());
}
