import { useMutation, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useForm } from 'react-hook-form';
import type { CallBody } from '#contract/calls.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { request } from '../../shared/api/request.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { failureToast } from '../../shared/notify/failure-toasts.ts';
import { showToast } from '../../shared/notify/toast-store.ts';
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
  const client = useQueryClient();
  const methods = useFactorMethods(true);
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { code: '' } });
  const confirm = useMutation({
    mutationFn: async (proof: () => Promise<Proof>) => request('secondFactor', { body: await proof() }),
    onSuccess: (user) => welcomeBack(client, common, user),
    onError: (error) => {
      if (!(error instanceof ApiError)) {
        setError('code', { message: t.passkeyFailed });
        return;
      }
      if (error.code === 'WRONG_CODE') {
        setError('code', { message: common.errors.WRONG_CODE }, { shouldFocus: true });
        return;
      }
      // The time for the second step is over.
      if (error.code === 'NOT_SIGNED_IN') onBack();
      showToast(failureToast(common, 'login', error));
    },
  });
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
