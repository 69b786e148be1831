import { isFieldErrorCode } from '#contract/field-errors.ts';
import type { Messages } from './en/messages.ts';

/** The words for what a schema found wrong with a field, if anything. */
export function fieldWords(messages: Messages, problem: string | undefined): string | undefined {
  return problem !== undefined && isFieldErrorCode(problem) ? messages.fieldErrors[problem] : problem;
}
