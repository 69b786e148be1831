import { useTexts } from '../i18n/use-texts.ts';
import { failureText } from '../notify/failure-text.ts';

type RefusalAlertProps = { error: Error | null; otherwise: string };

/** Why an action failed, and what to do; read out at once. */
export function RefusalAlert({ error, otherwise }: RefusalAlertProps) {
  const t = useTexts();
  return (
    error && (
      <p role="alert" className="text-sm text-pretty text-destructive">
        {failureText(t, { fallback: otherwise }, error)}
      </p>
    )
  );
}
