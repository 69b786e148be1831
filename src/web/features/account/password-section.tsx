import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { adminPasswordChangeSchema, passwordChangeSchema } from '#contract/account-schemas.ts';
import type { CallBody } from '#contract/calls.ts';
import { fieldErrorText } from '../../shared/i18n/field-error-text.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
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
  const messages = useMessages();
  const { password: texts } = useTexts('account');
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
    showLabel: messages.auth.showPassword,
    hideLabel: messages.auth.hidePassword,
  };
  return (
    <PageSection id="password" title={texts.title}>
      <CredentialsForm
        username={username}
        onSubmit={handleSubmit((form) =>
          user.secondFactor === 'on' ? setWaiting(form) : change.mutate(form),
        )}
        hint={{ id: hintId, text: isAdmin ? texts.adminHint : texts.hint }}
        submit={{ label: texts.change, isPending: change.isPending }}
      >
        <PasswordField
          {...register('currentPassword')}
          {...field}
          autoComplete="current-password"
          label={texts.current}
          error={fieldErrorText(messages, currentPassword?.message)}
        />
        <PasswordField
          {...register('newPassword')}
          {...field}
          hint={typed !== '' && !newPassword && <StrengthHint password={typed} owner={user} />}
          autoComplete="new-password"
          aria-describedby={hintId}
          label={texts.new}
          error={fieldErrorText(messages, newPassword?.message)}
        />
      </CredentialsForm>
      {waiting && (
        <FactorStep
          title={texts.change}
          username={username}
          givenPassword={waiting.currentPassword}
          isBusy={change.isPending}
          onClose={() => setWaiting(null)}
          onConfirm={(proof, showError) => change.mutate({ ...waiting, ...proof }, { onError: showError })}
        />
      )}
    </PageSection>
  );
}
