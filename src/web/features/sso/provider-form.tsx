import { type SyntheticEvent, useId, useState } from 'react';
import type { CurrentUser } from '#contract/account-schemas.ts';
import type { CallBody } from '#contract/endpoints.ts';
import type { SsoSettings } from '#contract/sso/sso-schemas.ts';
import { googleIssuer, microsoftIssuer } from '#domain/company/single-sign-on.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { StepUpDialog } from '../../shared/second-factor/step-up-dialog.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { RadioCards } from '../../ui/inputs/radio-cards.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { CopyField } from './copy-field.tsx';
import { useSetSso } from './sso-queries.ts';

const presets = ['microsoft', 'google', 'other'] as const;
type Preset = (typeof presets)[number];
type Change = CallBody<'setSso'>['connection'];

type ProviderFormProps = { user: Pick<CurrentUser, 'username' | 'secondFactor'>; settings: SsoSettings };

/** The provider of the company. Google and Microsoft are two presets of the same. */
export function ProviderForm({ user, settings: { connection, redirectUri } }: ProviderFormProps) {
  const t = useTexts('sso').provider;
  const formId = useId();
  const [preset, setPreset] = useState<Preset>(presetOf(connection?.issuer));
  const [typedIssuer, setIssuer] = useState(connection?.issuer ?? '');
  const [clientId, setClientId] = useState(connection?.clientId ?? '');
  const [clientSecret, setSecret] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [change, setChange] = useState<Change | undefined>();
  const set = useSetSso();
  const issuer = preset === 'google' ? googleIssuer : typedIssuer.trim();
  const missing = {
    issuer: !URL.canParse(issuer),
    clientId: clientId.trim() === '',
    clientSecret: clientSecret.trim() === '' && connection === null,
  };
  const errorOf = (field: keyof typeof missing) => (isChecked && missing[field] ? t.required : undefined);

  function choose(next: Preset) {
    setPreset(next);
    if (next === 'microsoft' && !typedIssuer.startsWith(microsoftIssuer))
      setIssuer(`${microsoftIssuer}…/v2.0`);
    if (next === 'other' && presetOf(typedIssuer) !== 'other') setIssuer('');
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setChecked(true);
    if (Object.values(missing).some(Boolean)) return;
    setChange({ issuer, clientId: clientId.trim(), clientSecret: clientSecret.trim() || null });
  }

  return (
    <form id={formId} noValidate className="grid gap-4 pt-4" onSubmit={submit}>
      <RadioCards
        label={t.label}
        value={preset}
        options={presets.map((value) => ({ value, ...t.presets[value] }))}
        onChange={choose}
      />
      <div className="grid gap-4 tablet:grid-cols-2 wide:grid-cols-3">
        <TextInput
          compact
          label={t.issuer}
          hint={t.issuerHint[preset]}
          value={issuer}
          readOnly={preset === 'google'}
          autoComplete="off"
          spellCheck={false}
          inputMode="url"
          onChange={({ target }) => setIssuer(target.value)}
          error={errorOf('issuer')}
        />
        <TextInput
          compact
          label={t.clientId}
          value={clientId}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setClientId(target.value)}
          error={errorOf('clientId')}
        />
        <TextInput
          compact
          type="password"
          label={t.clientSecret}
          hint={connection && t.secretKept}
          value={clientSecret}
          autoComplete="off"
          onChange={({ target }) => setSecret(target.value)}
          error={errorOf('clientSecret')}
        />
      </div>
      <CopyField label={t.redirect} value={redirectUri} hint={t.redirectHint} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{t.save}</Button>
        {connection && (
          <Button variant="outline" className="text-destructive!" onClick={() => setChange(null)}>
            {t.remove}
          </Button>
        )}
      </div>
      {change !== undefined && (
        <StepUpDialog
          title={change ? t.confirmTitle : t.removeTitle}
          description={change ? t.confirmText : t.removeText}
          confirmLabel={change ? t.confirm : t.confirmRemove}
          username={user.username}
          hasFactor={user.secondFactor === 'on'}
          isDestructive={!change}
          isBusy={set.isPending}
          onClose={() => setChange(undefined)}
          onConfirm={(stepUp, showError) =>
            set.mutate(
              { body: { connection: change, ...stepUp }, showError },
              {
                onSuccess: () => {
                  setChange(undefined);
                  setSecret('');
                  setChecked(false);
                },
              },
            )
          }
        />
      )}
    </form>
  );
}

function presetOf(issuer: string | undefined): Preset {
  if (issuer === googleIssuer) return 'google';
  return issuer?.startsWith(microsoftIssuer) ? 'microsoft' : 'other';
}
