import { type SyntheticEvent, useId, useState } from 'react';
import { answerProblem } from '#domain/proof/proof.ts';
import { RefusalAlert } from '../../shared/feedback/refusal-alert.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Dialog, DialogContent } from '../../ui/overlays/dialog.tsx';
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
  const formId = useId();
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useAnswer(token);
  const isMissing = answerProblem({ name, changes: null }) !== null;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isMissing && !isPending) mutate({ id, name: name.trim(), changes: null }, { onSuccess: onAnswered });
  };
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t.title}
        description={t.text}
        closeLabel={close}
        footer={
          <>
            <Button variant="outline" onClick={onClose}>
              {cancel}
            </Button>
            <Button type="submit" form={formId} busy={isPending}>
              {t.confirm}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
          <NameInput name={name} isMissing={isChecked && isMissing} onName={onName} />
          <RefusalAlert error={error} otherwise={page.failed} />
        </form>
      </DialogContent>
    </Dialog>
  );
}
