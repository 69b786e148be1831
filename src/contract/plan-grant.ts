import { z } from 'zod';
import { roles } from '#domain/plan/plans.ts';

/** A plan set by an admin. `grantedBy` is null for the operator and for a deleted admin. */
export const planGrantSchema = z.object({
  id: z.uuid(),
  role: z.enum(roles),
  cardLimit: z.int(),
  createdAt: z.iso.datetime(),
  grantedBy: z.string().nullable(),
});
export type PlanGrant = z.infer<typeof planGrantSchema>;
