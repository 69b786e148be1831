import { z } from 'zod';
import {
  deliveryFailures,
  deliveryStates,
  eventTypes,
  testEventType,
  webhookFaults,
  webhooksMax,
  webhookUrlMax,
} from '#domain/webhook/events.ts';
import { moment } from '../moment.ts';
import { codedText } from '../sent-text.ts';

const types = z.array(z.enum(eventTypes)).min(1).max(eventTypes.length);

/** An address that events are sent to, without its secret. */
export const webhookSchema = z.object({
  id: z.uuid(),
  url: z.string(),
  types: z.array(z.enum(eventTypes)),
  isOn: z.boolean(),
  fault: z.enum(webhookFaults).nullable().describe('Why the server turned it off.'),
  failingSince: moment.nullable().describe('Since when deliveries have failed.'),
  createdAt: moment,
});

export const newWebhookSchema = z.object({
  url: codedText.max(webhookUrlMax).regex(/^https?:\/\/./),
  types,
});
export const webhookChangeSchema = z.object({ types, isOn: z.boolean() });

/** The only responses that have the secret. */
export const addedWebhookSchema = webhookSchema.extend({ secret: z.string() });

/** What became of an event at an endpoint. */
const eventDeliverySchema = z.object({
  endpointId: z.uuid(),
  eventId: z.uuid(),
  type: z.enum([...eventTypes, testEventType]),
  name: z.string().nullable().describe('The current name of the card, person or order it is about.'),
  cards: z.int().nullable(),
  fields: z.array(z.string()),
  state: z.enum(deliveryStates),
  tries: z.int(),
  status: z.int().nullable(),
  failure: z.enum(deliveryFailures).nullable(),
  durationMs: z.int().nullable(),
  createdAt: moment,
  triedAt: moment.nullable(),
  nextTryAt: moment.nullable(),
});

/** The endpoints of an account, and the newest deliveries first. */
export const webhooksSchema = z.object({
  endpoints: z.array(webhookSchema).max(webhooksMax),
  deliveries: z.array(eventDeliverySchema),
});

export type Webhook = z.infer<typeof webhookSchema>;
export type EventDelivery = z.infer<typeof eventDeliverySchema>;
