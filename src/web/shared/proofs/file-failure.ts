import { ApiError } from '../api/api-error.ts';

/** Why the stored file of a proof did not come: the server still makes it, or anything else. */
export function fileFailureOf(error: unknown): 'making' | 'failed' {
  return error instanceof ApiError && error.code === 'UNAVAILABLE' ? 'making' : 'failed';
}
