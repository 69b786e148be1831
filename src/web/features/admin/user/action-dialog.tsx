import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { type RefusalTexts, useSupportAction } from './user-page-query.ts';

type ActionDialogProps = {
  title: string;
  hint: string;
  confirm: string;
  isDestructive?: boolean;
  run: (reason: string) => Promise<unknown>;
  /** Whether the further fields are filled in. */
  isComplete?: boolean;
  onAttempt?: () => void;
  errors?: RefusalTexts;
  onClose: () => void;
  /** Further fields, before the reason. */
  children?: ReactNode;
};

/** An action of support with its reason, which is in the audit log. */
export function ActionDialog({
  title,
  hint,
  confirm,
  isDestructive = false,
  run,
  isComplete = true,
  onAttempt,
  errors,
  onClose,
  children,
}: ActionDialogProps) {
  const { actions } = useTexts('user-page');
  const form = useForm({ defaultValues: { reason: '' } });
  const action = useSupportAction(run, onClose, errors);
  return (
    <FormDialog
      title={title}
      description={hint}
      closeLabel={actions.close}
      cancelLabel={actions.cancel}
      submitLabel={confirm}
      isBusy={action.isPending}
      variant={isDestructive ? 'destructive' : 'primary'}
      onAttempt={onAttempt}
      form={form}
      onSubmit={({ reason }) => {
        if (isComplete) action.mutate(reason.trim());
      }}
      onClose={onClose}
    >
      {children}
      <TextInput
        {...form.register('reason', { validate: (reason) => reason.trim() !== '' || actions.reasonMissing })}
        compact
        label={actions.reason}
        maxLength={200}
        autoComplete="off"
        error={form.formState.errors.reason?.message}
      />
    </FormDialog>
  );
}
