/** The refusals about events for programs; their section loads the texts. */
export const eventErrors = {
  ADDRESS_REFUSED: {
    status: 400,
    message: 'Nothing is sent to this address. Enter a public https address.',
  },
  ENDPOINT_LIMIT_EXCEEDED: { status: 403, message: 'Too many addresses. Remove one first.' },
  ENDPOINT_NOT_FOUND: { status: 404, message: 'This address has been removed' },
  ENDPOINT_OFF: { status: 409, message: 'Switch the address on first' },
} as const satisfies Record<string, { status: number; message: string }>;

export type EventErrorCode = keyof typeof eventErrors;
