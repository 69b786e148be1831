import { zodResolver } from '@hookform/resolvers/zod';
import { BadgeCheck, MailWarning } from 'lucide-react';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { emailChangeSchema } from '#contract/account-schemas.ts';
import type { CallBody } from '#contract/endpoints.ts';
import { fieldErrorText } from '../../shared/i18n/field-error-text.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { PageSection } from '../../shared/page/page-section.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { PasswordField } from '../../ui/inputs/password-field.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { useChangeEmail, useResendVerification } from './account-mutations.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { FactorStep } from './factor-step.tsx';

type EmailSectionProps = {
  user: Pick<CurrentUser, 'username' | 'email' | 'isEmailVerified' | 'secondFactor'>;
};

export function EmailSection({ user }: EmailSectionProps) {
  const { email: t } = useTexts('account');
  return (
    <PageSection id="email" title={t.title}>
      <p className="pt-0.5 wrap-anywhere">{user.email}</p>
      {user.isEmailVerified ? (
        <p className="flex items-center gap-1.5 pt-0.5 text-sm text-muted-foreground">
          <BadgeCheck aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-success" />
          {t.confirmed}
        </p>
      ) : (
        <UnconfirmedNotice email={user.email} />
      )}
      <EmailForm user={user} />
    </PageSection>
  );
}

function UnconfirmedNotice({ email }: { email: string }) {
  const { email: t } = useTexts('account');
  const resend = useResendVerification({ email });
  return (
    <div
      role="note"
      className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-warning/30 bg-warning-soft px-3 py-2 text-sm text-warning-soft-foreground"
    >
      <MailWarning aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
      <span className="min-w-48 flex-1">{t.unconfirmed}</span>
      <Button variant="outline" size="sm" busy={resend.isPending} onClick={() => resend.mutate()}>
        {t.resend}
      </Button>
    </div>
  );
}

function EmailForm({ user: { username, secondFactor } }: EmailSectionProps) {
  const common = useTexts();
  const { email: t } = useTexts('account');
  const hintId = useId();
  const { register, handleSubmit, formState, setError, reset } = useForm({
    resolver: zodResolver(emailChangeSchema),
    defaultValues: { email: '', password: '' },
  });
  const { email, password } = formState.errors;
  const [waiting, setWaiting] = useState<CallBody<'changeEmail'> | null>(null);
  const change = useChangeEmail({
    onChanged: () => {
      setWaiting(null);
      reset();
    },
    onRefused: ({ isCode, message }, body) => {
      setWaiting(isCode ? (current) => current ?? body : null);
      if (!isCode) setError('password', { message }, { shouldFocus: true });
    },
  });
  return (
    <>
      <CredentialsForm
        username={username}
        onSubmit={handleSubmit((form) =>
          secondFactor === 'on' ? setWaiting(form) : change.mutate({ body: form }),
        )}
        hint={{ id: hintId, text: t.hint }}
        submit={{ label: t.change, isPending: change.isPending }}
      >
        <TextInput
          {...register('email')}
          compact
          autoComplete="email"
          aria-describedby={hintId}
          label={t.new}
          type="email"
          error={fieldErrorText(common, email?.message)}
        />
        <PasswordField
          {...register('password')}
          compact
          showLabel={common.auth.showPassword}
          hideLabel={common.auth.hidePassword}
          autoComplete="current-password"
          label={t.password}
          error={fieldErrorText(common, password?.message)}
        />
      </CredentialsForm>
      {waiting && (
        <FactorStep
          title={t.change}
          username={username}
          givenPassword={waiting.password}
          isBusy={change.isPending}
          onClose={() => setWaiting(null)}
          onConfirm={(proof, showError) =>
            change.mutate({ body: { ...waiting, ...proof } }, { onError: showError })
          }
        />
      )}
    </>
  );
}
