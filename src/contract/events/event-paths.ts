import type { CallPath } from '../call-path.ts';

/** The calls about events for programs. */
export const eventPaths = {
  listEvents: { method: 'GET', path: '/api/events', company: 'member' },
  addEndpoint: { method: 'POST', path: '/api/events/endpoints', company: 'member' },
  changeEndpoint: { method: 'PUT', path: '/api/events/endpoints/:id', company: 'member' },
  removeEndpoint: {
    method: 'DELETE',
    path: '/api/events/endpoints/:id',
    company: 'member',
    isWithoutPlan: true,
  },
  renewEndpointSecret: { method: 'POST', path: '/api/events/endpoints/:id/secret', company: 'member' },
  testEndpoint: { method: 'POST', path: '/api/events/endpoints/:id/test', company: 'member' },
  resendEvent: { method: 'POST', path: '/api/events/endpoints/:id/resend/:eventId', company: 'member' },
} as const satisfies Record<string, CallPath>;
