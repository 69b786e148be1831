import { ApiError } from '../../shared/api/api-error.ts';

/** A payment is on its way, and the provider has not said yes or no: nothing to be sorry for. */
export function isProcessing(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'PAYMENT_PROCESSING';
}
