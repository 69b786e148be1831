import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { adminPasswordChangeSchema, passwordChangeSchema } from '#contract/account-schemas.ts';
import type { CurrentUser } from '../../shared/api/session.ts';
import { fieldErrorText } from '../../shared/i18n/field-error-text.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { StrengthHint } from '../../shared/strength-hint.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { PasswordField } from '../../ui/inputs/password-field.tsx';
import { useChangePassword } from './account-mutations.ts';
import { AccountSection } from './account-section.tsx';

type PasswordSectionProps = { user: Pick<CurrentUser, 'username' | 'email' | 'isAdmin'> };

export function PasswordSection({ user }: PasswordSectionProps) {
  const { username, isAdmin } = user;
  const messages = useMessages();
  const { password: texts } = messages.accountPage;
  const hintId = useId();
  const { register, handleSubmit, formState, setError, reset, control } = useForm({
    resolver: zodResolver(isAdmin ? adminPasswordChangeSchema : passwordChangeSchema),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const typed = useWatch({ control, name: 'newPassword' });
  const { currentPassword, newPassword } = formState.errors;
  const change = useChangePassword({
    onChanged: () => reset(),
    onWrongPassword: (message) => setError('currentPassword', { message }, { shouldFocus: true }),
  });
  const field = {
    compact: true,
    showLabel: messages.auth.showPassword,
    hideLabel: messages.auth.hidePassword,
  };
  return (
    <AccountSection id="password" title={texts.title}>
      <form
        noValidate
        className="grid items-start gap-x-3 gap-y-4 pt-3 tablet:grid-cols-2 wide:grid-cols-[1fr_1fr_auto]"
        onSubmit={handleSubmit((form) => change.mutate(form))}
      >
        {/* For password managers: whose password it is. */}
        <input hidden readOnly autoComplete="username" value={username} />
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
        <p id={hintId} className="-mt-2 text-xs text-muted-foreground tablet:col-span-full">
          {isAdmin ? texts.adminHint : texts.hint}
        </p>
        <Button
          type="submit"
          variant="outline"
          busy={change.isPending}
          className="max-desktop:h-11 tablet:justify-self-start wide:col-start-3 wide:row-start-1 wide:mt-6.5"
        >
          {texts.change}
        </Button>
      </form>
    </AccountSection>
  );
}
