import { dayMs } from '../days.ts';

/** What happens in an account and is told to the programs of others. */
export const eventTypes = [
  'person.submitted',
  'card.approved',
  'change.asked',
  'order.sent',
  'order.printed',
] as const;
export type EventType = (typeof eventTypes)[number];

/** An event that an owner or a manager sends by hand, to see whether it arrives. */
export const testEventType = 'test';

type ProofAnswer = { cardId: string; proofId: string; snapshotId: string };
type OrderStep = { orderId: string; order: string; cards: number };

/** What each kind of event says: ids, numbers and which fields. No text of a card and no name: a receiver reads those with a key. */
export type EventDataOf = {
  /** cardId: null for a new person. */
  'person.submitted': { submissionId: string; designId: string; cardId: string | null };
  'card.approved': ProofAnswer;
  /** fields: the texts that should change. */
  'change.asked': ProofAnswer & { fields: string[] };
  /** order: its number. cards: how many it has. */
  'order.sent': OrderStep;
  'order.printed': OrderStep;
};

/** What an event of any kind may say; a test event says nothing. */
export type EventData = Partial<
  EventDataOf['person.submitted'] & Omit<EventDataOf['change.asked'], 'cardId'> & OrderStep
>;

/** Something that happened. subjectIds: the cards and the order that it is about. */
export type AccountEvent = {
  [Type in EventType]: { type: Type; data: EventDataOf[Type]; subjectIds: readonly string[] };
}[EventType];

/** Why a request had no response, or one that is no success. */
export const deliveryFailures = ['status', 'timeout', 'unreachable', 'blocked'] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];

/** Whether a delivery waits, has arrived, or is not tried any more. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

/** Why an endpoint was switched off by the server: it failed for three days, or too many events wait for it. */
export const webhookFaults = ['failing', 'full'] as const;
export type WebhookFault = (typeof webhookFaults)[number];

/** Bounds of an account and of an endpoint. */
export const webhooksMax = 5;
export const webhookUrlMax = 500;
export const waitingDeliveriesMax = 5000;

/** How long events and what became of them are kept. */
export const eventKeptDays = 30;

/** After a new secret, the former one signs besides for this long. */
export const previousSecretMs = dayMs;

/** So that a secret is recognised where it must not be. */
export const webhookSecretPrefix = 'whsec_';

/** When something is tried again. */
export type DeliveryTiming = {
  /** Delays between delivery attempts. One more failure is final. */
  retryDelaysMs: readonly number[];
  /** The longest wait of an endpoint after its last failure. The first is a 64th of it. */
  longestPauseMs: number;
  /** An endpoint without any success for this long is switched off. */
  switchOffMs: number;
  /** From the connection to the status of the response. */
  requestMs: number;
  /** How long an endpoint belongs to the process that sends to it. One whose process was killed is taken again after that. */
  leaseMs: number;
};

const minute = 60_000;
const hour = 60 * minute;

/** Eight tries over three days. */
export const deliveryTiming: DeliveryTiming = {
  retryDelaysMs: [minute / 2, 5 * minute, hour, 5 * hour, 12 * hour, 24 * hour, 30 * hour],
  longestPauseMs: 5 * minute,
  switchOffMs: 3 * dayMs,
  requestMs: 15_000,
  leaseMs: minute,
};

/** How often a delivery is tried. */
export const triesMax = deliveryTiming.retryDelaysMs.length + 1;

/** The wait after so many tries that failed; null if there is no other try. */
export function retryDelayMs({ retryDelaysMs }: DeliveryTiming, tries: number): number | null {
  return retryDelaysMs[tries - 1] ?? null;
}

/** The wait of the whole endpoint after so many failures in a row: a receiver that is down gets one request now and then. */
export function webhookPauseMs({ longestPauseMs }: DeliveryTiming, failures: number): number {
  return Math.min((longestPauseMs / 64) * 2 ** Math.max(failures - 1, 0), longestPauseMs);
}
