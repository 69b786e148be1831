import { type EventErrorCode, eventErrors } from '#contract/events/event-errors.ts';
import type { EventDelivery } from '#contract/events/event-schemas.ts';
import type { EndpointFault, EventType } from '#domain/event/events.ts';

const types: Record<EventType, string> = {
  'person.submitted': 'person submitted',
  'card.approved': 'card approved',
  'change.asked': 'change asked',
  'order.sent': 'order sent',
  'order.printed': 'order printed',
};
const states: Record<EventDelivery['state'], string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Given up',
};
const faults: Record<EndpointFault, string> = {
  failing:
    'Switched off: nothing arrived for three days. Repair the receiver, then switch it on. What waits is sent.',
  full: 'Switched off: too many events wait. Repair the receiver, then switch it on. What waits is sent.',
};

const errors: Record<EventErrorCode, { message: string }> = eventErrors;

export const eventsEn = {
  title: 'Events',
  text: 'Sent to your own programs. Signed by Standard Webhooks, 8 tries over 3 days, in order per card.',
  add: 'Add an address',
  none: 'No address gets events yet.',
  loading: 'Loading events',
  addresses: 'Addresses for events',
  on: 'On',
  off: 'Off',
  failing: 'The last event did not arrive. It is tried again.',
  sendTest: 'Send a test',
  change: 'Change events',
  renewSecret: 'New secret',
  remove: 'Remove',
  removeNamed: (url: string) => `Remove ${url}`,
  secret: (host: string) => `The secret for ${host}. Copy it now: we do not show it again.`,
  copy: 'Copy secret',
  copied: 'Copied',
  dismiss: 'Close',
  deliveries: 'Newest deliveries',
  columns: { time: 'Time', event: 'Event', about: 'About', answer: 'Answer', attempt: 'Try' },
  people: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  noAnswer: 'No answer',
  tries: (tries: number, most: number, rest: string) => `${tries} of ${most}, ${rest}`,
  next: (time: string) => `next ${time}`,
  givenUp: 'given up',
  resend: 'Resend',
  tryNow: 'Try now',
  ofTime: (type: string, time: string) => `${type}, ${time}`,
  failed: { title: 'Not done', text: 'The server did not answer. Please try again.' },
  dialog: {
    title: 'Add an address',
    text: 'Your program gets a POST request for each event. The secret that signs them is shown next.',
    changeTitle: 'Change events',
    address: 'Address',
    addressHint: 'https only. Private and local addresses are refused, redirects are not followed.',
    addressWrong: 'Enter an address that begins with https://',
    events: 'Events',
    eventMissing: 'Choose at least one',
    add: 'Add',
    save: 'Save',
    cancel: 'Cancel',
    close: 'Close',
  },
  removal: {
    title: (host: string) => `Remove the address at ${host}?`,
    text: 'It gets no more events. Those that wait for it and its deliveries are deleted.',
    cancel: 'Cancel',
    confirm: 'Remove',
  },
  errors,
  types,
  states,
  faults,
};

export type EventsMessages = typeof eventsEn;
