import type { FastifyRequest } from 'fastify';

/** The languages of the Accept-Language header; browsers send them in order of preference. */
export function acceptedLanguages({ headers }: FastifyRequest): string[] {
  return (headers['accept-language'] ?? '').split(',').map((part) => (part.split(';')[0] ?? '').trim());
}
