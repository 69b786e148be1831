import { isFieldErrorCode } from '#contract/field-errors.ts';
import type { Messages } from './en/messages.ts';

/** The text of a schema error; other messages pass through unchanged. */
export function fieldErrorText(messages: Messages, problem: string | undefined): string | undefined {
  return problem !== undefined && isFieldErrorCode(problem) ? messages.fieldErrors[problem] : problem;
}
