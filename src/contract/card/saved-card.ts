import { z } from 'zod';
import { exceptionFont, importMax } from '#domain/design/company-design.ts';
import { fieldError } from '../field-errors.ts';
import { moment } from '../moment.ts';
import { branchFields, refuseTwoBranches } from './branch-fields.ts';
import { cardNameSchema } from './card-schema.ts';
import { flatCardSchema } from './flat-card-schema.ts';

/** The request body of a new card. */
export const namedCardSchema = flatCardSchema.extend({ name: cardNameSchema });

/** Incremented with every change of a card or a design. */
export const versionSchema = z.int().min(1);

/** The font of a person whose card is not in the design's. */
export const setInSchema = z
  .literal(exceptionFont)
  .describe(
    'The font of all text on this card, used where the company design’s font lacks its letters. If omitted, the card uses the fonts of its design.',
  );

/** The company design of a card and its branch there. */
const ofDesign = { designId: z.uuid().optional(), branchId: z.uuid().optional() };

/**
 * The request body of a change: a whole card, a name, or both. With `version`, the change is refused if the card has
 * changed since; without it the last change wins. A card of a company design is changed with `designId`: the texts that
 * are locked, every value of the style, a person's picture and their font may be left out; `null` removes the last two.
 * The branch is said by its name or its id.
 */
export const cardChangeSchema = flatCardSchema
  .partial()
  .extend({
    name: cardNameSchema.optional(),
    version: versionSchema.optional(),
    picture: flatCardSchema.shape.picture.nullable(),
    ...ofDesign,
    setIn: setInSchema.nullable().optional(),
    ...branchFields,
  })
  .superRefine((sent, context) => {
    refuseTwoBranches(sent, context);
    const requireField = (field: keyof typeof sent, message: string) => {
      if (sent[field] === undefined) context.addIssue({ code: 'custom', path: [field], message });
    };
    if (isRename(sent)) return requireField('name', fieldError('CARD_NAME_REQUIRED'));
    if (sent.designId !== undefined) return;
    requireField('companyName', fieldError('COMPANY_NAME_REQUIRED'));
    requireField('fullName', fieldError('FULL_NAME_REQUIRED'));
  });

export type CardChange = z.infer<typeof cardChangeSchema>;

/** Whether a change contains a name alone. */
export function isRename(change: object): boolean {
  return Object.keys(change).every((field) => field === 'name' || field === 'version');
}

const millimetres = z.int().optional();

/** A card in a response: whole numbers, normalised colours, the logo as a path. */
export const savedCardSchema = flatCardSchema.extend({
  logoUrl: z.string().nullable().optional(),
  logoDarkUrl: z.string().optional(),
  logoSize: millimetres,
  logoX: millimetres,
  logoY: millimetres,
  id: z.uuid(),
  name: z.string(),
  version: versionSchema,
  ...ofDesign,
  setIn: setInSchema.optional(),
  isTooNew: z
    .literal(true)
    .optional()
    .describe('A newer release saved this card, and this release cannot read it. Its text is not lost.'),
  createdAt: moment,
  updatedAt: moment,
});

/** A card in the bin. */
export const binnedCardSchema = savedCardSchema.extend({ deletedAt: moment });
export type BinnedCard = z.infer<typeof binnedCardSchema>;

/** Cards that are deleted or restored together. */
export const cardIdsSchema = z.object({ ids: z.array(z.uuid()).max(importMax) });

export type SavedCard = z.infer<typeof savedCardSchema>;
