import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { Dialog, DialogContent } from '../../../ui/overlays/dialog.tsx';
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
  const formId = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const action = useSupportAction(run, onClose, errors);
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={title}
        description={hint}
        closeLabel={actions.close}
        footer={
          <>
            <Button variant="outline" onClick={onClose}>
              {actions.cancel}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant={isDestructive ? 'destructive' : 'primary'}
              busy={action.isPending}
            >
              {confirm}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            setMissing(reason.trim() === '');
            onAttempt?.();
            if (isComplete && reason.trim() !== '') action.mutate(reason.trim());
          }}
        >
          {children}
          <TextInput
            compact
            label={actions.reason}
            value={reason}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => setReason(target.value)}
            error={isMissing && reason.trim() === '' ? actions.reasonMissing : undefined}
          />
        </form>
      </DialogContent>
    </Dialog>
  );
}
