import { z } from 'zod';
import { mapTexts, textFields } from '#domain/card/text-fields.ts';
import {
  answerNameMax,
  answerProblem,
  askedChangesMax,
  proofCardsMax,
  proofStates,
} from '#domain/proof/proof.ts';
import { text } from '../card/card-fields.ts';
import { cardSchema, contentSchema } from '../card/card-schema.ts';
import { setInSchema } from '../card/saved-card.ts';
import { moment } from '../moment.ts';
import { typedText } from '../sent-text.ts';
import { newShareLinkSchema } from './share-link-schemas.ts';

const plainValue = z.union([z.boolean(), z.number(), typedText.max(200)]);
const values = z.array(plainValue).max(60);
const key = z.string().regex(/^\w{1,40}$/);
const group = z.record(key, z.union([plainValue, values]));

export const profileSchema = z.record(key, z.union([plainValue, group, z.array(group).max(60)]));

/** The request body of a new proof: the cards, and what the print shop asks for. */
export const newProofSchema = z.strictObject({
  cardIds: z.array(z.uuid()).min(1).max(proofCardsMax),
  profile: profileSchema
    .default({})
    .describe('A print profile, as in its file. If omitted, the Standard profile.'),
});

/** The link of a new proof. */
export const sentProofSchema = newShareLinkSchema;

export const askedChangeSchema = z.strictObject({
  field: z.enum([...textFields, 'other']).describe('A field of the card; `other` for anything else.'),
  text: text.describe('The requested text. Empty means: remove it.'),
});

const answer = {
  state: z.enum(proofStates),
  isCurrent: z
    .boolean()
    .describe('Whether the card is unchanged since it was sent. A reply is valid only then.'),
  answeredBy: z.string().nullable().describe('The name as typed. It does not confirm an identity.'),
  answeredAt: moment.nullable(),
  changes: z.array(askedChangeSchema).nullable(),
};

export const printedFileSchema = z
  .object({ sha256: z.string(), bytes: z.int() })
  .nullable()
  .describe('The file to approve and print; null until it is created.');

/** The last proof of a card, for its owner. */
export const cardProofSchema = z.object({
  cardId: z.uuid(),
  proofId: z.uuid(),
  linkId: z.uuid(),
  snapshotId: z.uuid(),
  sentAt: moment,
  ...answer,
  file: printedFileSchema,
});
export type CardProof = z.infer<typeof cardProofSchema>;

/** A card as it was frozen. */
export const frozenCardSchema = cardSchema.extend({
  content: z.strictObject({
    ...mapTexts(() => z.string().optional()),
    labels: contentSchema.shape.labels,
  }),
});

/** One card of a proof, for the person who was asked. */
const shownProofSchema = z.object({
  id: z.uuid(),
  card: frozenCardSchema,
  profile: profileSchema.describe('The print shop’s requirements for a file.'),
  setIn: setInSchema.optional(),
  ...answer,
  file: printedFileSchema,
});
export type ShownProof = z.infer<typeof shownProofSchema>;

/** What a proof link shows. */
export const openProofSchema = z.object({
  sender: z.string(),
  sentAt: moment,
  expiresAt: moment,
  cards: z.array(shownProofSchema),
});
export type OpenProof = z.infer<typeof openProofSchema>;

/** The request body of an answer. Without changes the card is approved. */
export const proofAnswerSchema = z
  .strictObject({
    id: z.uuid(),
    name: typedText.trim().max(answerNameMax),
    changes: z.array(askedChangeSchema).max(askedChangesMax).nullable(),
  })
  .superRefine((sent, context) => {
    const problem = answerProblem(sent);
    if (problem) context.addIssue({ code: 'custom', path: [problem] });
  });

export const answeredProofSchema = shownProofSchema;
