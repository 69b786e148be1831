import { z } from 'zod';
import { roles } from '#domain/plan/plans.ts';
import { moment } from './moment.ts';

/** A plan set by an admin. `grantedBy` is null for the operator and for a deleted admin. */
export const planGrantSchema = z.object({
  id: z.uuid(),
  role: z.enum(roles),
  cardLimit: z.int(),
  createdAt: moment,
  grantedBy: z.string().nullable(),
});
export type PlanGrant = z.infer<typeof planGrantSchema>;
