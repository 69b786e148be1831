import type { Endpoint } from '../endpoint.ts';
import { legalPageSchema, legalQuerySchema, legalTextSchema } from '../legal-schemas.ts';

/** The texts of the operator. */
export const legalEndpoints = {
  legalText: {
    method: 'GET',
    path: '/api/legal/:page',
    summary: 'Get a legal text of the operator: terms, privacy, imprint, accessibility or contact',
    access: 'anyone',
    params: legalPageSchema,
    query: legalQuerySchema,
    status: 200,
    response: legalTextSchema,
    refusals: [],
  },
} as const satisfies Record<string, Endpoint>;
