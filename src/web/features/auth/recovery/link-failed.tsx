import { Link } from 'react-router';
import type { ErrorCode } from '#contract/errors.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { AuthFrame } from '../auth-frame.tsx';

const finalCodes: readonly (ErrorCode | undefined)[] = ['LINK_INVALID', 'LINK_OF_ANOTHER', 'EMAIL_TAKEN'];

/** Whether an error means that the link does not work; other errors may pass. */
export function isLinkError(error: Error | null): error is ApiError {
  return error instanceof ApiError && finalCodes.includes(error.code);
}

type Props = { pageTitle: string; error: ApiError | null; next: { label: string; path: string } };

/** Says why a link does not work, and offers what to do instead. */
export function LinkFailed({ pageTitle, error, next }: Props) {
  const { errors } = useTexts();
  const recovery = useTexts('recovery');
  const code = error?.code ?? 'LINK_INVALID';
  return (
    <AuthFrame key="failed" pageTitle={pageTitle} heading={recovery.failedHeading}>
      <p role="alert" className="-mt-2 pb-6 text-muted-foreground">
        {errors[code]}
      </p>
      <Button asChild size="lg" className="w-full">
        <Link to={next.path}>{next.label}</Link>
      </Button>
    </AuthFrame>
  );
}
