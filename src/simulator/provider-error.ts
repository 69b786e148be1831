import type Stripe from 'stripe';

type ErrorDetails = {
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  doc_url?: string;
  payment_intent?: object;
};

/** An error in the provider's form: its status and the `error` object of the body. */
export class ProviderError extends Error {
  readonly status: number;
  readonly error: { type: Stripe.RawErrorType; message: string } & ErrorDetails;

  constructor(status: number, type: Stripe.RawErrorType, message: string, details: ErrorDetails = {}) {
    super(message);
    this.status = status;
    this.error = { type, message, ...details };
  }
}

export function invalidRequestError(message: string, details: ErrorDetails = {}): ProviderError {
  return new ProviderError(400, 'invalid_request_error', message, details);
}

export function noSuch(kind: string, id: string, param: string): ProviderError {
  const details = { code: 'resource_missing', param };
  return new ProviderError(404, 'invalid_request_error', `No such ${kind}: '${id}'`, details);
}
