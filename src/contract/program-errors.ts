/** Refusals that no page shows: only programs get them. */
export const programErrors = {
  VERSION_UNKNOWN: { status: 400, message: 'There is no such version of the API' },
  BAD_SIGNATURE: { status: 400, message: 'The signature is not valid' },
  KEY_INVALID: { status: 401, message: 'This key does not work. Make a new one in the account.' },
  KEY_SCOPE: { status: 403, message: 'This key may not make this call' },
  IDEMPOTENCY_KEY_USED: {
    status: 409,
    message: 'This Idempotency-Key belongs to another request. Send a new one.',
  },
  REQUEST_RUNNING: {
    status: 409,
    message: 'A request with this Idempotency-Key is running. Send it again in a moment.',
  },
  CLIENT_LEFT: { status: 499, message: 'The client closed the request' },
} as const satisfies Record<string, { status: number; message: string }>;
