import { ApiError } from '../../shared/api/api-error.ts';

/** The provider has not confirmed the payment yet. This is not a failure. */
export function isProcessing(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'PAYMENT_PROCESSING';
}
