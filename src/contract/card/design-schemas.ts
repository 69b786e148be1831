import { z } from 'zod';
import { cardTextMax } from '#domain/card/card.ts';
import { mapTexts, textFields } from '#domain/card/text-fields.ts';
import { branchesMax, importMax, listRules, rulesFor, textRules } from '#domain/design/company-design.ts';
import { personNumberMax } from '#domain/design/list-cells.ts';
import { fieldError } from '../field-errors.ts';
import { moment } from '../moment.ts';
import { cardNameSchema, cardSchema, contentSchema, sharedSizesSchema } from './card-schema.ts';
import { setInSchema, versionSchema } from './saved-card.ts';

const texts = contentSchema.partial();

/** A branch has text only: labels are the design's. */
const branchTexts = contentSchema.omit({ labels: true }).partial();

const branchId = z.uuid();

const rule = z.enum(textRules);

const rules = z
  .strictObject({ ...mapTexts(() => rule), picture: rule.optional() })
  .superRefine((sent, context) => {
    for (const field of textFields)
      if (!rulesFor(field).includes(sent[field]))
        context.addIssue({ code: 'custom', path: [field], message: fieldError('TEXT_REQUIRED') });
  });

const branches = z
  .array(z.strictObject({ id: branchId, name: cardNameSchema, texts: branchTexts }))
  .max(branchesMax)
  .refine((sent) => new Set(sent.map(({ id }) => id)).size === sent.length);

const takesPeopleAtOnce = z
  .boolean()
  .describe('People sent through the API become cards without review. Otherwise each becomes a submission.');

const listRuleOfTexts = z
  .partialRecord(z.enum(textFields), z.enum(listRules))
  .describe(
    'What applies where a list and a card differ: the list whenever its cell changes, the list only the first time, or the person who changed the card. A field not named here follows the list.',
  );

const isBranchOptional = z
  .boolean()
  .describe(
    'Whether people can have no branch although the design has several. Otherwise a branch is required.',
  );

/**
 * The request body of a new design: it is made from a saved card, which becomes its first card. `typeset` is the card's, so
 * that later cards have the same sizes.
 */
export const newDesignSchema = z.object({
  name: cardNameSchema,
  cardId: z.uuid(),
  typeset: sharedSizesSchema.optional(),
});

/** The request body of a change. `card` is a whole card: the style, the words of locked texts and samples of the others. */
export const designChangeSchema = z.object({
  name: cardNameSchema.optional(),
  card: cardSchema.optional(),
  rules: rules.optional(),
  branches: branches.optional(),
  takesPeopleAtOnce: takesPeopleAtOnce.optional(),
  listRules: listRuleOfTexts.optional(),
  isBranchOptional: isBranchOptional.optional(),
  version: versionSchema.optional(),
});
export type DesignChange = z.output<typeof designChangeSchema>;

/** A company design in a response. */
export const savedDesignSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  version: versionSchema,
  card: cardSchema,
  rules,
  branches,
  takesPeopleAtOnce,
  listRules: listRuleOfTexts.optional(),
  isBranchOptional: isBranchOptional.optional(),
  cardCount: z.int().describe('How many saved cards use it, excluding the bin.'),
  createdAt: moment,
  updatedAt: moment,
});
export type SavedDesign = z.infer<typeof savedDesignSchema>;

/** A company design as it was before a change. To return to it, save it as a change. */
export const designVersionSchema = savedDesignSchema
  .pick({ name: true, version: true, card: true, rules: true, branches: true })
  .extend({
    replacedAt: moment,
    replacedBy: z
      .string()
      .nullable()
      .describe('The user who saved the next version; null if the user is deleted.'),
  });
export type DesignVersion = z.infer<typeof designVersionSchema>;

/** A cell as a list has it, which is compared and never printed. */
const cell = z
  .string()
  .max(cardTextMax)
  .regex(/^[^\p{Cs}\0]*$/u);
const cells = z.partialRecord(z.enum(textFields), cell);

/** The number or the id by which a company or its program knows a person. */
export const personNumberSchema = z
  .string()
  .trim()
  .min(1)
  .max(personNumberMax)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);

const listCells = z.strictObject({
  texts: cells.describe('The cells as written.'),
  read: cells.optional().describe('The cells as read, where that differs: a phone number in groups.'),
  earlier: cells.optional().describe('The previous value of a cell that became empty.'),
  branch: cell.optional(),
});

/** The entry of a person in a list. The next list is compared with it. */
const listedRow = listCells.extend({ number: personNumberSchema.optional() });
export type ListedRow = z.output<typeof listedRow>;

/** One person of a list. The name of their card is their full name unless it is given. */
const person = z.strictObject({
  name: cardNameSchema.optional(),
  branchId: branchId.optional(),
  texts,
  setIn: setInSchema.optional(),
  listed: listedRow.optional().describe('The person’s row, kept to compare with the next list.'),
});

/** A person of a design as lists and programs know them. */
export const listedPersonSchema = z.object({
  cardId: z.uuid(),
  externalId: z.string().nullable().describe('The personal number from a list, or your own id.'),
  cells: listCells.nullable().describe('The person’s row in the last list; null if none is stored.'),
});

/** The request body of an import: people to add, cards to change, cards for the bin, and the sizes that all cards get. */
export const importSchema = z
  .strictObject({
    create: z.array(person).max(importMax).default([]),
    change: z
      .array(
        person.extend({
          id: z.uuid(),
          version: versionSchema.optional(),
          setIn: setInSchema.nullable().optional(),
        }),
      )
      .max(importMax)
      .default([]),
    bin: z.array(z.uuid()).max(importMax).default([]),
    seen: z
      .array(z.strictObject({ id: z.uuid(), listed: listedRow }))
      .max(importMax)
      .default([])
      .describe('People whose cards stay unchanged, with their rows of the list.'),
    sizes: z
      .strictObject({ typeset: sharedSizesSchema, version: versionSchema })
      .optional()
      .describe('The text sizes that the design’s cards get, and the design version they were computed for.'),
  })
  .refine(({ create, change }) => create.length + change.length <= importMax)
  .refine(
    ({ create, change, bin, seen, sizes }) =>
      create.length + change.length + bin.length + seen.length > 0 || sizes,
  )
  .refine(({ change, bin }) => {
    const ids = [...change.map(({ id }) => id), ...bin];
    return new Set(ids).size === ids.length;
  });
export type CardImport = z.output<typeof importSchema>;

/** What an import did: the ids of the new cards in the order of the list, and how many changed or went to the bin. */
export const importResultSchema = z.object({ created: z.array(z.uuid()), changed: z.int(), binned: z.int() });
export type ImportResult = z.infer<typeof importResultSchema>;
