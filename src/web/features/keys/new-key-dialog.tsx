import { type SyntheticEvent, useId, useState } from 'react';
import type { CurrentUser } from '#contract/account-schemas.ts';
import type { CallResponse } from '#contract/endpoints.ts';
import { type KeyScope, keyScopes } from '#domain/account/api-keys.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { StepUpDialog } from '../../shared/second-factor/step-up-dialog.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { FieldError } from '../../ui/inputs/field-error.tsx';
import { Switch } from '../../ui/inputs/switch.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { Dialog, DialogContent } from '../../ui/overlays/dialog.tsx';
import { useMakeKey } from './key-queries.ts';

export type MadeKey = CallResponse<'createKey'>;

type NewKeyDialogProps = {
  user: Pick<CurrentUser, 'username' | 'secondFactor'>;
  onMade: (made: MadeKey) => void;
  onClose: () => void;
};

/** Asks for the name of a new key and what it may do, then who it is. */
export function NewKeyDialog({ user, onMade, onClose }: NewKeyDialogProps) {
  const { dialog: t, scopes: scopeTexts, confirmation } = useTexts('keys');
  const formId = useId();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly KeyScope[]>(['cards:read']);
  const [step, setStep] = useState<'empty' | 'checked' | 'confirm'>('empty');
  const make = useMakeKey();
  const isNameMissing = step === 'checked' && name.trim() === '';
  const isScopeMissing = step === 'checked' && scopes.length === 0;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setStep(name.trim() !== '' && scopes.length > 0 ? 'confirm' : 'checked');
  }

  if (step === 'confirm')
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
            { body: { ...stepUp, name: name.trim(), scopes: [...scopes] }, showError },
            { onSuccess: onMade },
          )
        }
      />
    );
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        isForm
        title={t.title}
        description={t.text}
        closeLabel={t.close}
        footer={
          <>
            <Button variant="outline" onClick={onClose}>
              {t.cancel}
            </Button>
            <Button type="submit" form={formId}>
              {t.next}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate className="grid gap-4" onSubmit={submit}>
          <TextInput
            compact
            label={t.name}
            hint={t.nameHint}
            value={name}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
            error={isNameMissing ? t.nameMissing : undefined}
          />
          <fieldset className="grid gap-3">
            <legend className="pb-2 text-sm font-medium">{t.may}</legend>
            {keyScopes.map((scope) => (
              <Switch
                key={scope}
                checked={scopes.includes(scope)}
                onCheckedChange={(isOn) =>
                  setScopes(isOn ? [...scopes, scope] : scopes.filter((other) => other !== scope))
                }
                label={scopeTexts[scope]}
                hint={<code>{scope}</code>}
              />
            ))}
            <FieldError id={`${formId}-scopes`} message={isScopeMissing ? t.scopeMissing : undefined} />
          </fieldset>
        </form>
      </DialogContent>
    </Dialog>
  );
}
