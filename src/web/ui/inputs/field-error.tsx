import { CircleAlert } from 'lucide-react';

type FieldErrorProps = { id: string; message: string | undefined };

/** Rendered empty for a valid field, so that screen readers announce a later message. */
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
