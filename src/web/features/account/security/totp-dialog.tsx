import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { CallResponse } from '#contract/endpoints.ts';
import { totpCodeSchema } from '#contract/second-factor-schemas.ts';
import { encodeQr } from '#layout/qr/encode-qr.ts';
import { request } from '../../../shared/api/request.ts';
import { fieldErrorText } from '../../../shared/i18n/field-error-text.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../../shared/mutations/use-api-mutation.ts';
import { failureText } from '../../../shared/notify/failure-text.ts';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';

type TotpDialogProps = {
  proposed: CallResponse<'proposeTotp'>;
  onClose: () => void;
  onConfirmed: (codes: string[] | null) => void;
};

/** Shows the secret for the app and asks for its first code. */
export function TotpDialog({ proposed, onClose, onConfirmed }: TotpDialogProps) {
  const common = useTexts();
  const t = useTexts('second-factor');
  const form = useForm({
    resolver: zodResolver(totpCodeSchema),
    defaultValues: { code: '' },
  });
  const { register, formState, setError } = form;
  const confirm = useApiMutation((body: { code: string }) => request('confirmTotp', { body }), {
    failure: null,
    onSuccess: ({ backupCodes }) => onConfirmed(backupCodes),
    onError: (error) => {
      const message = failureText(common, 'secondFactor', error);
      setError('code', { message }, { shouldFocus: true });
    },
  });
  return (
    <FormDialog
      title={t.totp.title}
      description={t.totp.text}
      closeLabel={t.close}
      cancelLabel={t.cancel}
      submitLabel={t.totp.submit}
      isBusy={confirm.isPending}
      form={form}
      onSubmit={(values) => confirm.mutate(values)}
      onClose={onClose}
    >
      <QrPicture text={proposed.uri} label={t.totp.qr} />
      <p className="text-sm text-muted-foreground">
        {t.totp.secret}
        <code className="block pt-1 text-md wrap-anywhere text-foreground select-all">
          {proposed.secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
      <TextInput
        {...register('code')}
        compact
        autoComplete="one-time-code"
        inputMode="numeric"
        label={t.code}
        error={fieldErrorText(common, formState.errors.code?.message)}
      />
    </FormDialog>
  );
}

/** The empty border that readers need around a code, in modules. */
const quietModules = 4;

/** Black on white in both themes: cameras expect it. */
function QrPicture({ text, label }: { text: string; label: string }) {
  const code = encodeQr(text, 'M');
  if (!code) return null;
  const side = code.size + 2 * quietModules;
  const modules = Array.from({ length: code.size ** 2 }, (_, index) => [
    index % code.size,
    Math.floor(index / code.size),
  ]);
  const path = modules
    .filter(([x = 0, y = 0]) => code.isDark(x, y))
    .map(([x = 0, y = 0]) => `M${x + quietModules} ${y + quietModules}h1v1h-1z`)
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      className="mx-auto size-48 rounded-md border border-border bg-white"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
