import type { FastifyRequest } from 'fastify';

/** In the order of the reader's liking, as browsers write them. */
export function acceptedLanguages({ headers }: FastifyRequest): string[] {
  return (headers['accept-language'] ?? '').split(',').map((part) => (part.split(';')[0] ?? '').trim());
}
