import { z } from 'zod';

/** A moment of a response: the server returns a date, which is sent as ISO 8601 in UTC. */
export const moment = z.preprocess(
  (value: Date | string) => (value instanceof Date ? value.toISOString() : value),
  z.iso.datetime(),
);
