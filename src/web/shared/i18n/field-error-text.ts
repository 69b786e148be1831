import type { Messages } from './messages.ts';

/** The text of a schema error; other messages pass through unchanged. */
export function fieldErrorText({ fieldErrors }: Messages, problem: string | undefined): string | undefined {
  const texts: Partial<Record<string, string>> = fieldErrors;
  return problem === undefined ? undefined : (texts[problem] ?? problem);
}
