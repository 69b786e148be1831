import { z } from 'zod';
import { backSchema } from '#contract/back-schema.ts';
import { cardDesignSchema } from '#contract/card-schema.ts';
import { fieldErrors, isFieldErrorCode } from '#contract/field-errors.ts';
import { binnedCardSchema } from '#contract/saved-card.ts';
import { type CardDesign, cardTextMax, styleFields, type TextField, textFields } from '#domain/card/card.ts';
import { cardDocumentVersions, designOf } from '#domain/card/card-document.ts';
import { customFormatLimits, formatIds } from '#domain/card/formats.ts';
import { readPersonDocument } from '#domain/design/design-document.ts';

/** A file that is not a card; the message has a line for each fault. */
export class UnreadableDesign extends Error {}

/** A card to print may lack the names that a saved card requires. */
const optionalText = z.string().max(cardTextMax, 'TEXT_TOO_LONG').optional();
const shape = {
  ...cardDesignSchema.shape,
  companyName: optionalText,
  fullName: optionalText,
  logoUrl: z.string().nullable().optional(),
};
const flatCard = z.strictObject(shape);

/** What the API returns beside the design. */
const besideDesign = Object.keys(binnedCardSchema.shape).filter((key) => !Object.hasOwn(shape, key));

const ofTexts = (fieldOf: (field: TextField) => keyof typeof shape) =>
  Object.fromEntries(textFields.map((field) => [field, shape[fieldOf(field)]]));

/** A document of any version that is written. It has the same values as the flat card, and no unknown ones. */
const cardDocument = z.strictObject({
  v: z.literal(cardDocumentVersions),
  format: shape.format,
  orientation: shape.orientation,
  content: z.strictObject(ofTexts((field) => field)),
  style: z
    .strictObject({
      layout: shape.layout,
      contactLabels: shape.contactLabels,
      background: shape.backgroundColor,
      typeset: shape.typeset,
      fonts: z
        .strictObject({
          company: shape.companyFont,
          data: shape.dataFont,
          ...ofTexts((field) => styleFields[field].font),
        })
        .prefault({}),
      colours: z.strictObject(ofTexts((field) => styleFields[field].colour)).prefault({}),
      logo: z
        .strictObject({
          ref: shape.logoUrl,
          sizeMm: shape.logoSize,
          leftMm: shape.logoX,
          topMm: shape.logoY,
          hasName: shape.logoHasName,
        })
        .prefault({}),
    })
    .prefault({}),
  back: backSchema.nullable().default(null),
});

/** The design of a card's JSON: flat fields as the API returns them, or a document. */
export function readDesignFile(json: string): Partial<CardDesign> {
  return readDesign(parsedJson(json));
}

export function readDesign(card: object): Partial<CardDesign> {
  if ('isTooNew' in card) throw new UnreadableDesign('The card was saved by a newer release of Vizitka');
  if (!('v' in card)) return withoutUndefined(parsed(flatCard, withoutKeys(card, besideDesign)));
  if (readPersonDocument(card))
    throw new UnreadableDesign(
      'v: 3 is a card of a company design, without its style. Use the card as the API returns it, or print the design with npm run cards',
    );
  if (!cardDocumentVersions.some((known) => known === card.v))
    throw new UnreadableDesign(`v: ${JSON.stringify(card.v)} is not a known version`);
  return designOf(parsed(cardDocument, card));
}

function withoutKeys(value: object, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}

/** The object of a JSON. */
export function parsedJson(json: string): object {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    throw new UnreadableDesign('The file is not JSON');
  }
  throw new UnreadableDesign('The file is not a card');
}

function parsed<Schema extends z.ZodType>(schema: Schema, value: object): z.output<Schema> {
  const { data, error } = schema.safeParse(value);
  if (error) throw new UnreadableDesign(error.issues.map(inWords).join('\n'));
  return data;
}

function inWords(issue: z.core.$ZodIssue): string {
  const { path, message } = issue;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${[...path, key].join('.')}: a card has no such field`).join('\n');
  const place = path.length > 0 ? `${path.join('.')}: ` : '';
  const { min, max } = customFormatLimits;
  if (path[0] === 'format')
    return `format: one of ${formatIds.join(', ')}, or { "widthMm", "heightMm" } from ${min} to ${max} mm`;
  return place + (isFieldErrorCode(message) ? fieldErrors[message] : message);
}

/** Absent texts stay absent. */
function withoutUndefined({ companyName, fullName, ...design }: z.output<typeof flatCard>) {
  return {
    ...design,
    ...(companyName !== undefined && { companyName }),
    ...(fullName !== undefined && { fullName }),
  };
}
