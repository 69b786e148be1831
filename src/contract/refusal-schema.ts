import { z } from 'zod';
import { savedCardSchema } from './card/saved-card.ts';

/** The body of every refusal. */
export const refusalSchema = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  current: savedCardSchema.optional(),
  fits: z.int().optional(),
});
