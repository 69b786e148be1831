import { z } from 'zod';
import { roles } from '#domain/plan/plans.ts';

/** A plan that somebody gave, not sold: which, since when, and who; null is the operator, or an admin who is gone. */
export const planGrantSchema = z.object({
  id: z.uuid(),
  role: z.enum(roles),
  cardLimit: z.int(),
  createdAt: z.iso.datetime(),
  grantedBy: z.string().nullable(),
});
export type PlanGrant = z.infer<typeof planGrantSchema>;
