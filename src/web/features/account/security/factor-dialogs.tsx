import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CurrentUser } from '#contract/account-schemas.ts';
import type { CallResponse } from '#contract/endpoints.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { request } from '../../../shared/api/request.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../../shared/mutations/use-api-mutation.ts';
import { showToast } from '../../../shared/notify/toast-store.ts';
import { StepUpDialog } from '../../../shared/second-factor/step-up-dialog.tsx';
import type { SteppedUp } from '../../../shared/second-factor/step-up-failure.ts';
import { addPasskey, refreshFactors } from './security-queries.ts';
import { TotpDialog } from './totp-dialog.tsx';

/** What the user wants to do with their second factors. */
export type FactorTask = { kind: 'app' | 'passkey' | 'codes' } | { kind: 'remove'; factor: string };

type Step = { kind: 'stepUp' } | { kind: 'totp'; proposed: CallResponse<'proposeTotp'> };

type FactorDialogsProps = {
  user: Pick<CurrentUser, 'username' | 'secondFactor'>;
  task: FactorTask;
  onClose: () => void;
  /** Shows new backup codes. The page does, since the section goes with the first factor of an admin. */
  onCodes: (codes: string[]) => void;
};

/** The dialogs of one task, one after the other: who it is, the app's code. */
export function FactorDialogs({ user, task, onClose, onCodes }: FactorDialogsProps) {
  const t = useTexts('second-factor');
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ kind: 'stepUp' });

  /** The task is done; shows backup codes if they are new. */
  async function finish(codes: string[] | null, toast?: { title: string; description: string }) {
    if (toast) showToast({ variant: 'default', ...toast });
    if (codes) onCodes(codes);
    onClose();
    await refreshFactors(client);
  }

  const run = useApiMutation(
    async ({ stepUp: body }: SteppedUp): Promise<unknown> => {
      switch (task.kind) {
        case 'app': {
          setStep({ kind: 'totp', proposed: await request('proposeTotp', { body }) });
          return;
        }
        case 'passkey':
          return finish(await addPasskey(body), t.added);
        case 'codes':
          return finish((await request('renewBackupCodes', { body })).backupCodes);
        case 'remove':
          await request('removeFactor', { body: { ...body, factor: task.factor } });
          return finish(null, t.removed);
      }
    },
    {
      failure: { title: t.stepUp.passkey, fallback: t.passkeyFailed },
      showInPlace: (error, { showError }) => {
        if (!(error instanceof ApiError)) return false;
        showError(error);
        return true;
      },
    },
  );

  if (step.kind === 'totp')
    return (
      <TotpDialog
        proposed={step.proposed}
        onClose={onClose}
        onConfirmed={(codes) => void finish(codes, t.added)}
      />
    );
  const description = {
    app: t.stepUp.text,
    passkey: t.stepUp.text,
    codes: t.stepUp.codesText,
    remove: t.stepUp.removeText,
  }[task.kind];
  return (
    <StepUpDialog
      title={t.stepUp[task.kind]}
      description={description}
      confirmLabel={task.kind === 'remove' ? t.section.remove : t.goOn}
      username={user.username}
      hasFactor={user.secondFactor === 'on'}
      isDestructive={task.kind === 'remove'}
      isBusy={run.isPending}
      onClose={onClose}
      onConfirm={(stepUp, showError) => run.mutate({ stepUp, showError })}
    />
  );
}
