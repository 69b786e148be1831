import { useState } from 'react';
import { answerProblem } from '#domain/proof/proof.ts';
import { RefusalAlert } from '../../shared/feedback/refusal-alert.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { NameInput } from './name-input.tsx';
import { useAnswer } from './proof-queries.ts';

type ApproveDialogProps = {
  token: string;
  id: string;
  name: string;
  onName: (name: string) => void;
  onAnswered: () => void;
  onClose: () => void;
};

/** Asks for the name of whoever approves. */
export function ApproveDialog({ token, id, name, onName, onAnswered, onClose }: ApproveDialogProps) {
  const { approval: t, page, cancel, close } = useTexts('proofs');
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useAnswer(token);
  const isMissing = answerProblem({ name, changes: null }) !== null;
  const submit = () => {
    setChecked(true);
    if (!isMissing && !isPending) mutate({ id, name: name.trim(), changes: null }, { onSuccess: onAnswered });
  };
  return (
    <FormDialog
      title={t.title}
      description={t.text}
      closeLabel={close}
      cancelLabel={cancel}
      submitLabel={t.confirm}
      isBusy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <NameInput name={name} isMissing={isChecked && isMissing} onName={onName} />
      <RefusalAlert error={error} otherwise={page.failed} />
    </FormDialog>
  );
}
