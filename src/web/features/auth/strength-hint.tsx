import { type PasswordStrength, passwordStrength } from '#domain/passwords.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { classNames } from '../../shared/ui/class-names.ts';

const steps = ['short', 'weak', 'fair', 'strong'] as const satisfies readonly PasswordStrength[];

/** Quiet words about the password being typed. It advises and never refuses. */
export function StrengthHint({ password }: { password: string }) {
  const { auth } = useMessages();
  const strength = passwordStrength(password);
  const reached = password === '' ? 0 : steps.indexOf(strength) + 1;
  return (
    <span className="flex items-center gap-3">
      <span aria-hidden className="grid w-24 shrink-0 grid-cols-4 gap-1">
        {steps.map((step, index) => (
          <span
            className={classNames('h-1 rounded-full', index < reached ? 'bg-ink-500' : 'bg-border-strong')}
            key={step}
          />
        ))}
      </span>
      {auth.passwordStrength[strength]}
    </span>
  );
}
