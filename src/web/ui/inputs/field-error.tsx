import { CircleAlert } from 'lucide-react';

type FieldErrorProps = { id: string; message: string | undefined };

/** Stands empty beside a good field, so that a message is announced when it comes. */
export function FieldError({ id, message }: FieldErrorProps) {
  return (
    <div id={id} aria-live="polite">
      {message && (
        <p className="flex gap-1.5 pt-1.5 text-sm text-destructive">
          <CircleAlert aria-hidden size={14} strokeWidth={1.75} className="mt-0.75 shrink-0" />
          {message}
        </p>
      )}
    </div>
  );
}
