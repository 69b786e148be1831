import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/errors.ts';

type Gate = { maxOpen: number; retryAfter: () => number };

/** Bounds the requests of one call that a node handles at once. A refused request costs no statement. */
export function requestGate({ maxOpen, retryAfter }: Gate) {
  const open = new Set<FastifyRequest>();
  const leave = (request: FastifyRequest): void => {
    open.delete(request);
  };
  return {
    enter: (request: FastifyRequest, { raw }: FastifyReply): void => {
      if (open.size >= maxOpen) throw new Refusal('UNAVAILABLE', { retryAfterSeconds: retryAfter() });
      open.add(request);
      raw.once('close', () => leave(request));
    },
    /** Before the response has been sent, if the rest of it costs little. */
    leave,
  };
}
