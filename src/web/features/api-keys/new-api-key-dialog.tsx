import { useId, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { CurrentUser } from '#contract/account-schemas.ts';
import type { CallResponse } from '#contract/endpoints.ts';
import { type KeyScope, keyScopes } from '#domain/account/api-keys.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { StepUpDialog } from '../../shared/second-factor/step-up-dialog.tsx';
import { FieldError } from '../../ui/inputs/field-error.tsx';
import { Switch } from '../../ui/inputs/switch.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { useCreateApiKey } from './api-key-queries.ts';

export type CreatedApiKey = CallResponse<'createKey'>;

type NewApiKeyDialogProps = {
  user: Pick<CurrentUser, 'username' | 'secondFactor'>;
  onMade: (made: CreatedApiKey) => void;
  onClose: () => void;
};

type NewKey = { name: string; scopes: KeyScope[] };

/** Asks for the name of a new key and what it may do, then who it is. */
export function NewApiKeyDialog({ user, onMade, onClose }: NewApiKeyDialogProps) {
  const { dialog: t, scopes: scopeTexts, confirmation } = useTexts('keys');
  const scopesId = useId();
  const [asked, setAsked] = useState<NewKey | null>(null);
  const form = useForm<NewKey>({ defaultValues: { name: '', scopes: ['cards:read'] } });
  const { errors } = form.formState;
  const make = useCreateApiKey();

  if (asked)
    return (
      <StepUpDialog
        title={confirmation.title}
        description={confirmation.text}
        confirmLabel={confirmation.confirm}
        username={user.username}
        hasFactor={user.secondFactor === 'on'}
        isBusy={make.isPending}
        onClose={onClose}
        onConfirm={(stepUp, showError) =>
          make.mutate(
            { body: { ...stepUp, name: asked.name.trim(), scopes: asked.scopes }, showError },
            { onSuccess: onMade },
          )
        }
      />
    );
  return (
    <FormDialog
      isForm
      title={t.title}
      description={t.text}
      closeLabel={t.close}
      cancelLabel={t.cancel}
      submitLabel={t.next}
      form={form}
      onSubmit={setAsked}
      onClose={onClose}
    >
      <TextInput
        {...form.register('name', { validate: (name) => name.trim() !== '' || t.nameMissing })}
        compact
        label={t.name}
        hint={t.nameHint}
        maxLength={60}
        autoComplete="off"
        error={errors.name?.message}
      />
      <fieldset className="grid gap-3">
        <legend className="pb-2 text-sm font-medium">{t.may}</legend>
        <Controller
          control={form.control}
          name="scopes"
          rules={{ validate: (scopes) => scopes.length > 0 || t.scopeMissing }}
          render={({ field: { value, onChange } }) => (
            <>
              {keyScopes.map((scope) => (
                <Switch
                  key={scope}
                  checked={value.includes(scope)}
                  onCheckedChange={(isOn) =>
                    onChange(isOn ? [...value, scope] : value.filter((other) => other !== scope))
                  }
                  label={scopeTexts[scope]}
                  hint={<code>{scope}</code>}
                />
              ))}
            </>
          )}
        />
        <FieldError id={scopesId} message={errors.scopes?.message} />
      </fieldset>
    </FormDialog>
  );
}
