import type { CallBody } from '#contract/endpoints.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { StepUpDialog } from '../../shared/second-factor/step-up-dialog.tsx';

type FactorProof = CallBody<'secondFactor'>;

type FactorStepProps = {
  /** What is changed, as on the button of the form. */
  title: string;
  username: string;
  givenPassword: string;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: (proof: FactorProof, showError: (error: Error) => void) => void;
};

/** Asks for the second factor after a form that has asked for the password. */
export function FactorStep({ title, onConfirm, ...props }: FactorStepProps) {
  const { stepUp: t } = useTexts('second-factor');
  return (
    <StepUpDialog
      {...props}
      title={title}
      description={t.text}
      confirmLabel={title}
      hasFactor
      onConfirm={({ code, passkey }, showError) =>
        onConfirm({ ...(code !== undefined && { code }), ...(passkey && { passkey }) }, (error) => {
          // Everything else closes the dialog or is told in a toast.
          if (error instanceof ApiError && error.code === 'WRONG_CODE') showError(error);
        })
      }
    />
  );
}
