import { useQuery } from '@tanstack/react-query';
import { type PasswordStrength, passwordStrength, passwordWarning } from '#domain/account/passwords.ts';
import { classNames } from '../../ui/class-names.ts';
import { useTexts } from '../i18n/use-texts.ts';

const steps = ['short', 'weak', 'fair', 'strong'] as const satisfies readonly PasswordStrength[];

type StrengthHintProps = { password: string; owner: { username: string; email: string } };

/** A hint about the strength of the typed password; it never blocks the form. */
export function StrengthHint({ password, owner }: StrengthHintProps) {
  const { auth } = useTexts();
  const isCommon = useCommonPasswords(password !== '');
  const strength = passwordStrength(password);
  const warning = strength === 'short' ? null : passwordWarning(password, owner, isCommon);
  const reached = password === '' ? 0 : steps.indexOf(warning ? 'weak' : strength) + 1;
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
      {warning ? auth.passwordWarning[warning] : auth.passwordStrength[strength]}
    </span>
  );
}

/** Loads the list with the first character. Until then, and after a failed load, no password is common. The server checks too. */
function useCommonPasswords(isNeeded: boolean): (password: string) => boolean {
  const { data } = useQuery({
    queryKey: ['common passwords'],
    queryFn: () => import('#domain/account/common-passwords.ts'),
    enabled: isNeeded,
    structuralSharing: false,
  });
  return data?.isCommonPassword ?? (() => false);
}
