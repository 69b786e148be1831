import { ApiError } from '../api/api-error.ts';

export type FileFailure = 'making' | 'missing' | 'failed';

/** Why the stored file of a proof did not come: the server still makes it, cannot make it, or anything else. */
export function fileFailureOf(error: unknown): FileFailure {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'UNAVAILABLE') return 'making';
  return code === 'NOT_FOUND' ? 'missing' : 'failed';
}
