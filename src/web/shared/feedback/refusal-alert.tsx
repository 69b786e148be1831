import { useMessages } from '../i18n/messages-context.tsx';
import { refusalText } from '../notify/refusal-text.ts';

type RefusalAlertProps = { error: Error | null; otherwise: string };

/** Why an action failed, and what to do; read out at once. */
export function RefusalAlert({ error, otherwise }: RefusalAlertProps) {
  const messages = useMessages();
  return (
    error && (
      <p role="alert" className="text-sm text-pretty text-destructive">
        {refusalText(messages, error, otherwise)}
      </p>
    )
  );
}
