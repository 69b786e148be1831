import { z } from 'zod';
import { mapTexts } from '#domain/card/text-fields.ts';
import { personStates } from '#domain/design/people-of-design.ts';
import { waitingMax } from '#domain/design/rows-to-accept.ts';
import { branchFields, refuseTwoBranches } from './card/branch-fields.ts';
import { cardText } from './card/card-fields.ts';
import { personNumberSchema } from './card/design-schemas.ts';
import { waitingRowSchema } from './links/submission-schemas.ts';

const externalId = personNumberSchema.describe(
  'Your own id of the person. It stays the same when the name or the email changes.',
);

/** The people of a design as a program has them. A text that is left out is empty; those that the design sets are ignored. */
export const peopleSchema = z
  .strictObject({
    people: z
      .array(
        z
          .strictObject({
            externalId,
            texts: z.strictObject(mapTexts((field) => cardText(field).optional())),
            ...branchFields,
          })
          .superRefine(refuseTwoBranches),
      )
      .max(waitingMax),
    complete: z
      .boolean()
      .default(false)
      .describe('The list is complete: the response names missing people. Their cards are kept.'),
  })
  .refine(({ people }) => new Set(people.map((one) => one.externalId)).size === people.length);
export type SentPeople = z.output<typeof peopleSchema>;

export const peopleResultSchema = z.object({
  people: z.array(
    z.object({
      externalId: z.string(),
      state: z.enum(personStates),
      cardId: z.uuid().nullable(),
      problems: waitingRowSchema.shape.problems,
      duplicateOf: z.string().nullable().describe('Another entry of the list for the same person.'),
    }),
  ),
  gone: z.array(z.object({ externalId: z.string(), cardId: z.uuid() })),
});
export type PeopleResult = z.infer<typeof peopleResultSchema>;
