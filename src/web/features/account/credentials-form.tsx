import type { ReactNode, SubmitEventHandler } from 'react';
import { Button } from '../../ui/inputs/button.tsx';

type CredentialsFormProps = {
  /** Whose password it is, for password managers. */
  username: string;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** Two fields. */
  children: ReactNode;
  hint: { id: string; text: string };
  submit: { label: string; isPending: boolean };
};

/** Two fields side by side, their hint and the button that changes something of the account. */
export function CredentialsForm({ username, onSubmit, children, hint, submit }: CredentialsFormProps) {
  return (
    <form
      noValidate
      className="grid items-start gap-x-3 gap-y-4 pt-3 tablet:grid-cols-2 wide:grid-cols-[1fr_1fr_auto]"
      onSubmit={onSubmit}
    >
      <input hidden readOnly autoComplete="username" value={username} />
      {children}
      <p id={hint.id} className="-mt-2 text-xs text-muted-foreground tablet:col-span-full">
        {hint.text}
      </p>
      <Button
        type="submit"
        variant="outline"
        busy={submit.isPending}
        className="tablet:justify-self-start wide:col-start-3 wide:row-start-1 wide:mt-6.5"
      >
        {submit.label}
      </Button>
    </form>
  );
}
