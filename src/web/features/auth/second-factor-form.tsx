import { KeyRound } from 'lucide-react';
import { useForm } from 'react-hook-form';
import type { CallBody } from '#contract/endpoints.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { request } from '../../shared/api/request.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../shared/mutations/use-api-mutation.ts';
import { useFactorMethods } from '../../shared/second-factor/factor-methods.ts';
import { signWithPasskey } from '../../shared/second-factor/passkeys.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { welcomeBack } from './auth-mutations.ts';

type Proof = CallBody<'secondFactor'>;

/** The second step of a login: a code or a passkey. */
export function SecondFactorForm({ onBack }: { onBack: () => void }) {
  const common = useTexts();
  const t = useTexts('second-factor');
  const methods = useFactorMethods(true);
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { code: '' } });
  const confirm = useApiMutation(
    async (proof: () => Promise<Proof>) => request('secondFactor', { body: await proof() }),
    {
      failure: 'login',
      showInPlace: showAtCode,
      onSuccess: (user, _, client) => welcomeBack(client, common, user),
      onError: (error) => {
        // The time for the second step is over.
        if (error instanceof ApiError && error.code === 'NOT_SIGNED_IN') onBack();
      },
    },
  );

  /** A wrong code, and a passkey that did not come about, are said at the field. */
  function showAtCode(error: Error): boolean {
    if (!(error instanceof ApiError)) setError('code', { message: t.passkeyFailed });
    else if (error.code === 'WRONG_CODE')
      setError('code', { message: common.errors.WRONG_CODE }, { shouldFocus: true });
    else return false;
    return true;
  }

  const isPasskeyOnly = methods?.hasApp === false;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={handleSubmit(({ code }) => confirm.mutate(async () => ({ code })))}
    >
      <div>
        <h2 className="text-lg font-semibold">{t.login.heading}</h2>
        <p className="pt-1 text-muted-foreground">{isPasskeyOnly ? t.login.passkeyText : t.login.text}</p>
      </div>
      {methods?.hasPasskey && (
        <Button
          variant="outline"
          size="lg"
          icon={<KeyRound aria-hidden size={18} strokeWidth={1.75} />}
          onClick={() => confirm.mutate(async () => ({ passkey: await signWithPasskey() }))}
        >
          {t.usePasskey}
        </Button>
      )}
      <TextInput
        {...register('code', { required: common.fieldErrors.CODE_REQUIRED })}
        // The page has just asked for it.
        autoFocus
        autoCapitalize="none"
        autoComplete="one-time-code"
        error={formState.errors.code?.message}
        label={isPasskeyOnly ? t.backupCode : t.code}
        spellCheck={false}
      />
      <Button busy={confirm.isPending} className="max-tablet:h-12" size="lg" type="submit">
        {t.login.submit}
      </Button>
      <Button variant="ghost" onClick={onBack}>
        {t.login.back}
      </Button>
    </form>
  );
}
