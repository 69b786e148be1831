import type { LucideIcon } from 'lucide-react';
import { type ReactElement, type ReactNode, type SyntheticEvent, useId } from 'react';
import type { FieldValues, SubmitHandler, UseFormReturn } from 'react-hook-form';
import { Button } from '../inputs/button.tsx';
import { Dialog, DialogContent } from './dialog.tsx';

/** With `useForm` the dialog submits the checked values; without it the caller keeps and checks them. */
type FormState<Values extends FieldValues, Submitted> =
  | {
      form: Pick<UseFormReturn<Values, unknown, Submitted>, 'handleSubmit'>;
      onSubmit: SubmitHandler<Submitted>;
    }
  | { form?: undefined; onSubmit: () => void };

type FormDialogProps<Values extends FieldValues, Submitted> = FormState<Values, Submitted> & {
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

/** A dialog with fields. Its submit button is beside Cancel, below them. */
export function FormDialog<Values extends FieldValues, Submitted>({
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
  ...rest
}: FormDialogProps<Values, Submitted>) {
  const formId = useId();
  const { form: _form, onSubmit: _onSubmit, ...content } = rest;
  const submit = submitHandler(rest);
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
            submit(event);
          }}
        >
          {children}
        </form>
      </DialogContent>
    </Dialog>
  );
}

function submitHandler<Values extends FieldValues, Submitted>(state: FormState<Values, Submitted>) {
  return (event: SyntheticEvent): void => {
    if (state.form) {
      void state.form.handleSubmit(state.onSubmit)(event);
      return;
    }
    event.preventDefault();
    state.onSubmit();
  };
}
