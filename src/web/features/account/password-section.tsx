import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { adminPasswordChangeSchema, passwordChangeSchema } from '#contract/account-schemas.ts';
import type { CallBody } from '#contract/endpoints.ts';
import { fieldErrorText } from '../../shared/i18n/field-error-text.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { PageSection } from '../../shared/page/page-section.tsx';
import { StrengthHint } from '../../shared/session/strength-hint.tsx';
import { PasswordField } from '../../ui/inputs/password-field.tsx';
import { useChangePassword } from './account-mutations.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { FactorStep } from './factor-step.tsx';

type PasswordSectionProps = { user: Pick<CurrentUser, 'username' | 'email' | 'isAdmin' | 'secondFactor'> };

export function PasswordSection({ user }: PasswordSectionProps) {
  const { username, isAdmin } = user;
  const common = useTexts();
  const { password: t } = useTexts('account');
  const hintId = useId();
  const { register, handleSubmit, formState, setError, reset, control } = useForm({
    resolver: zodResolver(isAdmin ? adminPasswordChangeSchema : passwordChangeSchema),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const typed = useWatch({ control, name: 'newPassword' });
  const { currentPassword, newPassword } = formState.errors;
  const [waiting, setWaiting] = useState<CallBody<'changePassword'> | null>(null);
  const change = useChangePassword({
    onChanged: () => {
      setWaiting(null);
      reset();
    },
    onRefused: ({ isCode, message }, body) => {
      setWaiting(isCode ? (current) => current ?? body : null);
      if (!isCode) setError('currentPassword', { message }, { shouldFocus: true });
    },
  });
  const field = {
    compact: true,
    showLabel: common.auth.showPassword,
    hideLabel: common.auth.hidePassword,
  };
  return (
    <PageSection id="password" title={t.title}>
      <CredentialsForm
        username={username}
        onSubmit={handleSubmit((form) =>
          user.secondFactor === 'on' ? setWaiting(form) : change.mutate({ body: form }),
        )}
        hint={{ id: hintId, text: isAdmin ? t.adminHint : t.hint }}
        submit={{ label: t.change, isPending: change.isPending }}
      >
        <PasswordField
          {...register('currentPassword')}
          {...field}
          autoComplete="current-password"
          label={t.current}
          error={fieldErrorText(common, currentPassword?.message)}
        />
        <PasswordField
          {...register('newPassword')}
          {...field}
          hint={typed !== '' && !newPassword && <StrengthHint password={typed} owner={user} />}
          autoComplete="new-password"
          aria-describedby={hintId}
          label={t.new}
          error={fieldErrorText(common, newPassword?.message)}
        />
      </CredentialsForm>
      {waiting && (
        <FactorStep
          title={t.change}
          username={username}
          givenPassword={waiting.currentPassword}
          isBusy={change.isPending}
          onClose={() => setWaiting(null)}
          onConfirm={(proof, showError) =>
            change.mutate({ body: { ...waiting, ...proof } }, { onError: showError })
          }
        />
      )}
    </PageSection>
  );
}
