import type { LucideIcon } from 'lucide-react';
import { type ReactElement, type ReactNode, useId } from 'react';
import type { FieldValues, SubmitHandler, UseFormReturn } from 'react-hook-form';
import { Button } from '../inputs/button.tsx';
import { Dialog, DialogContent } from './dialog.tsx';

type FormDialogProps<Values extends FieldValues, Submitted> = {
  form: Pick<UseFormReturn<Values, unknown, Submitted>, 'handleSubmit'>;
  onSubmit: SubmitHandler<Submitted>;
  title: ReactNode;
  description?: ReactNode;
  /** Fills the phone's screen. */
  isForm?: boolean;
  className?: string;
  /** Off where the browser itself asks for what is required. */
  noValidate?: boolean;
  /** What gets the focus when the dialog opens, unless it is the first control. */
  initialFocus?: () => HTMLElement | null;
  closeLabel: string;
  /** The label of Cancel, or a control in its place. */
  cancelLabel: string | ReactElement;
  submitLabel: string;
  submitIcon?: LucideIcon;
  variant?: 'destructive' | 'primary';
  isBusy?: boolean;
  isDisabled?: boolean;
  /** Also runs if a field is wrong. */
  onAttempt?: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with the fields of a form. Its submit button is beside Cancel, below them. */
export function FormDialog<Values extends FieldValues, Submitted>({
  form,
  onSubmit,
  closeLabel,
  cancelLabel,
  submitLabel,
  submitIcon,
  variant = 'primary',
  isBusy = false,
  isDisabled = false,
  className = 'grid gap-4',
  noValidate = true,
  onAttempt,
  onClose,
  children,
  ...content
}: FormDialogProps<Values, Submitted>) {
  const formId = useId();
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        {...content}
        closeLabel={closeLabel}
        footer={
          <>
            {typeof cancelLabel === 'string' ? (
              <Button variant="outline" onClick={onClose}>
                {cancelLabel}
              </Button>
            ) : (
              cancelLabel
            )}
            <Button
              type="submit"
              form={formId}
              variant={variant}
              busy={isBusy}
              disabled={isDisabled}
              icon={submitIcon}
            >
              {submitLabel}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          noValidate={noValidate}
          className={className}
          onSubmit={(event) => {
            onAttempt?.();
            void form.handleSubmit(onSubmit)(event);
          }}
        >
          {children}
        </form>
      </DialogContent>
    </Dialog>
  );
}
