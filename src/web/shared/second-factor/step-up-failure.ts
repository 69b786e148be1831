import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { refreshCurrentUser } from '../api/session.ts';
import type { StepUpInput } from './step-up-dialog.tsx';

type WrongStepUp = ApiError & { code: 'WRONG_PASSWORD' | 'WRONG_CODE' };

/** What a step-up dialog confirms with, and how it shows a refusal. */
export type SteppedUp = { stepUp: StepUpInput; showError: (error: Error) => void };

/** Whether the password or the code was wrong, which its field shows. */
export function isWrongStepUp(error: Error): error is WrongStepUp {
  return error instanceof ApiError && (error.code === 'WRONG_PASSWORD' || error.code === 'WRONG_CODE');
}

/** Shows a wrong password or code in the dialog and says whether it was one. */
export function showAtStepUp(error: Error, { showError }: { showError?: (error: Error) => void }): boolean {
  if (!showError || !isWrongStepUp(error)) return false;
  showError(error);
  return true;
}

/** The factor may have been set up on another device: the dialog has to ask for it. */
export function refreshWrongFactor(error: Error, _: unknown, client: QueryClient): void {
  if (isWrongStepUp(error) && error.code === 'WRONG_CODE') void refreshCurrentUser(client);
}
