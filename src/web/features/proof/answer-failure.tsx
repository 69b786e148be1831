import { ApiError } from '../../shared/api/api-error.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { useProofsTexts } from '../../shared/proofs/use-proofs-texts.ts';

/** Why an answer was not recorded, and what to do. */
export function AnswerFailure({ error }: { error: Error | null }) {
  const { page: words } = useProofsTexts();
  const { errors } = useMessages();
  if (!error) return null;
  const code = error instanceof ApiError ? error.code : undefined;
  return (
    <p role="alert" className="text-sm text-pretty text-destructive">
      {code ? errors[code].message : words.failed}
    </p>
  );
}
