import { useForm } from 'react-hook-form';
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
  const form = useForm({ defaultValues: { name } });
  const { mutate, isPending, error } = useAnswer(token);
  return (
    <FormDialog
      title={t.title}
      description={t.text}
      closeLabel={close}
      cancelLabel={cancel}
      submitLabel={t.confirm}
      isBusy={isPending}
      form={form}
      onSubmit={({ name: typed }) =>
        mutate({ id, name: typed.trim(), changes: null }, { onSuccess: onAnswered })
      }
      onClose={onClose}
    >
      <NameInput
        {...form.register('name', {
          validate: (typed) => answerProblem({ name: typed, changes: null }) === null,
          onChange: () => onName(form.getValues('name')),
        })}
        isMissing={form.formState.errors.name !== undefined}
      />
      <RefusalAlert error={error} otherwise={page.failed} />
    </FormDialog>
  );
}
