import { ApiError } from '../api/api-error.ts';

/** Whether a link has ended, since it was opened or before. */
export function isEnded(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'LINK_ENDED';
}

/** Whether a link has ended, or what it showed is deleted. */
export function isOver(error: unknown): boolean {
  return isEnded(error) || (error instanceof ApiError && error.code === 'NOT_FOUND');
}
