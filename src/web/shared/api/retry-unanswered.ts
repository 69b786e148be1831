import { ApiError } from './api-error.ts';

/** Twice again, unless the server has answered. */
export function retryUnanswered(count: number, error: Error): boolean {
  return !(error instanceof ApiError) && count < 2;
}
