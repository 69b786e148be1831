import type Stripe from 'stripe';

type Told = {
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  doc_url?: string;
  payment_intent?: object;
};

/** A refusal in the provider's own form: its status and what stands under `error` in the body. */
export class ProviderError extends Error {
  readonly status: number;
  readonly error: { type: Stripe.RawErrorType; message: string } & Told;

  constructor(status: number, type: Stripe.RawErrorType, message: string, told: Told = {}) {
    super(message);
    this.status = status;
    this.error = { type, message, ...told };
  }
}

export function invalidRequest(message: string, told: Told = {}): ProviderError {
  return new ProviderError(400, 'invalid_request_error', message, told);
}

export function noSuch(kind: string, id: string, param: string): ProviderError {
  const told = { code: 'resource_missing', param };
  return new ProviderError(404, 'invalid_request_error', `No such ${kind}: '${id}'`, told);
}
