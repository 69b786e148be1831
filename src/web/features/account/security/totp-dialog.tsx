import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type { CallResponse } from '#contract/endpoints.ts';
import { totpCodeSchema } from '#contract/second-factor-schemas.ts';
import { encodeQr } from '#layout/qr/encode-qr.ts';
import { request } from '../../../shared/api/request.ts';
import { fieldErrorText } from '../../../shared/i18n/field-error-text.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../../shared/mutations/use-api-mutation.ts';
import { failureText } from '../../../shared/notify/failure-text.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { Dialog, DialogContent } from '../../../ui/overlays/dialog.tsx';

type TotpDialogProps = {
  proposed: CallResponse<'proposeTotp'>;
  onClose: () => void;
  onConfirmed: (codes: string[] | null) => void;
};

/** Shows the secret for the app and asks for its first code. */
export function TotpDialog({ proposed, onClose, onConfirmed }: TotpDialogProps) {
  const common = useTexts();
  const t = useTexts('second-factor');
  const formId = useId();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(totpCodeSchema),
    defaultValues: { code: '' },
  });
  const confirm = useApiMutation((body: { code: string }) => request('confirmTotp', { body }), {
    failure: null,
    onSuccess: ({ backupCodes }) => onConfirmed(backupCodes),
    onError: (error) => {
      const message = failureText(common, 'secondFactor', error);
      setError('code', { message }, { shouldFocus: true });
    },
  });
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t.totp.title}
        description={t.totp.text}
        closeLabel={t.close}
        footer={
          <>
            <Button variant="outline" onClick={onClose}>
              {t.cancel}
            </Button>
            <Button type="submit" form={formId} busy={confirm.isPending}>
              {t.totp.submit}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          noValidate
          className="grid gap-4"
          onSubmit={handleSubmit((form) => confirm.mutate(form))}
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
        </form>
      </DialogContent>
    </Dialog>
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
