import { ApiError } from '../api/api-error.ts';
import type { Messages } from '../i18n/messages.ts';

/** What the error catalogue says about a refusal; `otherwise` if no server answered, or none of ours. */
export function refusalText({ errors }: Pick<Messages, 'errors'>, error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.code ? errors[error.code] : otherwise;
}
