import { z } from 'zod';
import { mapTexts, textFields } from '#domain/card/text-fields.ts';
import { waitingMax } from '#domain/design/rows-to-accept.ts';
import { cardText } from '../card/card-fields.ts';
import { contentSchema } from '../card/card-schema.ts';
import { setInSchema, versionSchema } from '../card/saved-card.ts';
import { moment } from '../moment.ts';

const texts = contentSchema.partial();
const branchId = z.uuid().optional();

/** What a person sends. The texts that the design sets are ignored. */
export const submissionSchema = z.strictObject({
  key: z
    .uuid()
    .describe('Chosen by the page. Sending again with the same key replaces the pending submission.'),
  // An empty name is a problem of the design's rules, which name the field.
  texts: z.strictObject(mapTexts((field) => cardText(field).optional())),
  branchId,
});

const problem = z.union([
  z.object({ kind: z.enum(['locked', 'required', 'tooLong', 'email']), field: z.enum(textFields) }),
  z.object({ kind: z.literal('branch'), name: z.string().optional() }),
  z.object({ kind: z.literal('branchMissing') }),
]);

/** A submission that waits, and what accepting it does. */
export const waitingRowSchema = z.object({
  id: z.uuid(),
  designId: z.uuid(),
  version: versionSchema.describe(
    'Grows with each submission of the person. Accepting sends the version that was reviewed.',
  ),
  sentAt: moment,
  texts,
  branchId,
  card: z
    .object({ id: z.uuid(), texts, branchId, setIn: setInSchema.optional() })
    .nullable()
    .describe('The card it changes, with its current text; null for a new person.'),
  problems: z.array(problem),
  duplicateOf: z.uuid().nullable().describe('Another submission for the same person.'),
});
export type WaitingRow = z.infer<typeof waitingRowSchema>;

/** The request body of accepting: each row as it was seen. */
export const acceptSchema = z.strictObject({
  rows: z
    .array(z.strictObject({ id: z.uuid(), version: versionSchema, cardId: z.uuid().nullable() }))
    .min(1)
    .max(waitingMax)
    .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length),
});
export type AcceptedRow = z.output<typeof acceptSchema>['rows'][number];

/** Why a row was not accepted: it or its card has changed since it was seen, it has a problem, or it is there twice. */
const leftReasons = ['changed', 'problem', 'duplicate'] as const;

export const acceptResultSchema = z.object({
  accepted: z.array(z.uuid()),
  left: z.array(z.object({ id: z.uuid(), reason: z.enum(leftReasons) })),
});
export type AcceptResult = z.infer<typeof acceptResultSchema>;

export const declineSchema = z.strictObject({ ids: z.array(z.uuid()).min(1).max(waitingMax) });
