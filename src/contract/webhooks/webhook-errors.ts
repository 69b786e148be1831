import type { EventsMessages } from '#messages/en/events.ts';

/** The refusals about events for programs, with their status; their section loads the words, messages/en/events.json. */
export const webhookStatuses = {
  ADDRESS_REFUSED: 400,
  ENDPOINT_LIMIT_EXCEEDED: 403,
  ENDPOINT_NOT_FOUND: 404,
  ENDPOINT_OFF: 409,
} as const satisfies Record<keyof EventsMessages['errors'], number>;

export type WebhookErrorCode = keyof typeof webhookStatuses;
