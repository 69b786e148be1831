import { z } from 'zod';
import { cardDesignSchema, cardNameSchema } from './card-schema.ts';
import { fieldError } from './field-errors.ts';

/** What saving a new card sends: the design and the name it is listed by. */
export const namedCardSchema = cardDesignSchema.extend({ name: cardNameSchema });

/** Counted up with every change of a card. */
const version = z.int().min(1);

/**
 * What changing a card sends: a whole design, its name, or both. With the version that was edited, a change that
 * somebody else overtook is refused; without it the last one wins.
 */
export const cardChangeSchema = cardDesignSchema
  .partial()
  .extend({ name: cardNameSchema.optional(), version: version.optional() })
  .superRefine((sent, context) => {
    const mustHave = (field: keyof typeof sent, message: string) => {
      if (sent[field] === undefined) context.addIssue({ code: 'custom', path: [field], message });
    };
    if (isRename(sent)) return mustHave('name', fieldError('CARD_NAME_REQUIRED'));
    mustHave('companyName', fieldError('COMPANY_NAME_REQUIRED'));
    mustHave('fullName', fieldError('FULL_NAME_REQUIRED'));
  });

export type CardChange = z.infer<typeof cardChangeSchema>;

/** Whether a change leaves the design as it is. */
export function isRename(change: object): boolean {
  return Object.keys(change).every((field) => field === 'name' || field === 'version');
}

const colour = z.string().optional();
const millimetres = z.int().optional();

/** A card as it is answered: numbers are whole, colours in one spelling, the logo an address of ours. */
export const savedCardSchema = cardDesignSchema.extend({
  backgroundColor: colour,
  companyNameColor: colour,
  websiteColor: colour,
  fullNameColor: colour,
  positionColor: colour,
  phoneColor: colour,
  emailColor: colour,
  urlColor: colour,
  logoUrl: z.string().nullable().optional(),
  logoSize: millimetres,
  logoX: millimetres,
  logoY: millimetres,
  id: z.uuid(),
  name: z.string(),
  version,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type SavedCard = z.infer<typeof savedCardSchema>;
