import type { ContentProblem } from '#domain/design/company-design.ts';
import errors, { type ErrorsMessages } from '#messages/en/errors.ts';

/** The errors of a form field. Texts of errors are in the catalogues. */
export type FieldErrorCode = keyof ErrorsMessages['fieldErrors'];

/** Checks that a code exists; schemas use codes as messages. */
export function fieldError(code: FieldErrorCode): FieldErrorCode {
  return code;
}

export function isFieldErrorCode(code: string): code is FieldErrorCode {
  return Object.hasOwn(errors.fieldErrors, code);
}

/** The field errors of the problems that a company design has with a content. */
export const problemCodes = {
  locked: 'TEXT_LOCKED',
  required: 'TEXT_REQUIRED',
  tooLong: 'TEXT_TOO_LONG',
  email: 'INVALID_EMAIL',
  branch: 'UNKNOWN_BRANCH',
  branchMissing: 'BRANCH_REQUIRED',
} as const satisfies Record<ContentProblem['kind'], FieldErrorCode>;
