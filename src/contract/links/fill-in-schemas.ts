import { z } from 'zod';
import { importMax } from '#domain/design/company-design.ts';
import { cardSchema, contentSchema } from '../card/card-schema.ts';
import { savedDesignSchema } from '../card/design-schemas.ts';
import { setInSchema } from '../card/saved-card.ts';
import { moment } from '../moment.ts';

const texts = contentSchema.partial();

/** The request body of new fill-in links: without cards, one link for everybody; else one for the person of each card. */
export const newFillInLinksSchema = z.strictObject({
  cardIds: z.array(z.uuid()).min(1).max(importMax).optional(),
  isMailed: z
    .boolean()
    .optional()
    .describe(
      'Emails each link to the address on the card. A card without one gets a link to copy, and so do people who share a mailbox, after the fifth.',
    ),
});

const { rules, branches, isBranchOptional } = savedDesignSchema.shape;

/** What a fill-in link shows: the design without other people’s data, plus the recipient’s own. */
export const fillInSchema = z.object({
  companyName: z.string(),
  design: z.object({
    card: cardSchema.extend({ content: texts }).describe('The design without the sample’s text and photo.'),
    rules,
    isBranchOptional,
    branches,
  }),
  person: z
    .object({
      texts,
      branchId: z.uuid().optional(),
      picture: cardSchema.shape.picture,
      setIn: setInSchema.optional(),
    })
    .nullable()
    .describe('The person’s current card; null for a link for everyone.'),
  waiting: z
    .object({ texts, branchId: z.uuid().optional(), sentAt: moment })
    .nullable()
    .describe('The person’s pending submission, if any.'),
  expiresAt: moment,
});
export type FillIn = z.infer<typeof fillInSchema>;
