import { ApiError } from '../../shared/api/api-error.ts';

/** Whether a link has ended, since it was opened or before. */
export function isEnded(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'LINK_ENDED';
}
