import { type Endpoint, idSchema } from '../endpoint.ts';
import { apiKeySchema, apiKeysSchema, createdApiKeySchema, newApiKeySchema } from './api-key-schemas.ts';

/** API keys. */
export const apiKeysEndpoints = {
  listKeys: {
    method: 'GET',
    path: '/api/keys',
    company: 'member',
    summary: 'List your API keys, newest first',
    access: 'notImpersonating',
    status: 200,
    response: apiKeysSchema,
    refusals: [],
  },
  createKey: {
    method: 'POST',
    path: '/api/keys',
    company: 'member',
    summary: 'Create an API key, with the second step if set up. The response contains the key once',
    access: 'notImpersonating',
    body: newApiKeySchema,
    status: 201,
    response: createdApiKeySchema,
    refusals: ['WRONG_PASSWORD', 'WRONG_CODE', 'KEY_LIMIT_EXCEEDED', 'TOO_MANY_ATTEMPTS'],
  },
  revokeKey: {
    method: 'POST',
    path: '/api/keys/:id/revoke',
    company: 'member',
    isWithoutPlan: true,
    summary: 'Revoke an API key, effective immediately',
    access: 'notImpersonating',
    personal: 'own',
    params: idSchema,
    status: 200,
    response: apiKeySchema,
    refusals: ['KEY_NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
