import type { z } from 'zod';
import { maxFieldErrors, Refusal } from '#contract/errors.ts';
import { type FieldErrorCode, isFieldErrorCode } from '#contract/field-errors.ts';

/** Validates a part of a request with its schema of the contract. */
export function validatorCompiler({ schema }: { schema: unknown }) {
  // Every route has the schemas of the contract; Fastify's types do not know which kind of schema that is.
  const parser = schema as z.ZodType;
  return (data: unknown) => {
    const { success, data: value, error } = parser.safeParse(data);
    return success ? { value } : { error: invalidRequest(fieldErrorsOf(error.issues)) };
  };
}

export type FieldErrors = Record<string, FieldErrorCode | 'INVALID_REQUEST'>;

export function invalidRequest(fields: FieldErrors): Refusal {
  return new Refusal('INVALID_REQUEST', { fields });
}

/** The first error code of each of the first fields. It has names and codes of ours only, nothing of the input. */
export function fieldErrorsOf(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { code, path, message } of issues) {
    // The last part of the path is the key that the schema does not know.
    const field = (code === 'invalid_key' ? path.slice(0, -1) : path).join('/');
    errors[field] ??= isFieldErrorCode(message) ? message : 'INVALID_REQUEST';
    if (Object.keys(errors).length === maxFieldErrors) break;
  }
  return errors;
}
