import { z } from 'zod';
import { backSchema } from '#contract/card/back-schema.ts';
import { brokenText } from '#contract/card/card-fields.ts';
import { cardSchema, contentSchema, styleSchema } from '#contract/card/card-schema.ts';
import { flatCardSchema } from '#contract/card/flat-card-schema.ts';
import { lookSchema } from '#contract/card/look-schema.ts';
import { binnedCardSchema } from '#contract/card/saved-card.ts';
import { isFieldErrorCode } from '#contract/field-errors.ts';
import type { Card } from '#domain/card/card.ts';
import { cardDocumentVersions, readStoredCard } from '#domain/card/card-document.ts';
import { cardOf } from '#domain/card/flat-card.ts';
import { customFormatLimits, formatIds } from '#domain/card/formats.ts';
import { currentLook, lookIds } from '#domain/card/look/card-look.ts';
import { readPersonDocument } from '#domain/design/design-document.ts';
import errors from '#messages/en/errors.ts';

/** A file that is not a card; the message has a line for each fault. */
export class UnreadableCard extends Error {}

/** A card to print may lack the names that a saved card requires, and its logo and its picture are files beside it. */
const optionalText = brokenText.optional();
const names = { companyName: optionalText, fullName: optionalText };
const logoFile = z.string().nullable().optional();
const logoDarkUrl = z.string().optional();

/** A look may be its id alone. Without a version it is the present one. */
const look = z.preprocess(withVersion, lookSchema).optional();

function withVersion(sent: unknown): unknown {
  const named = typeof sent === 'string' ? { id: sent } : sent;
  if (typeof named !== 'object' || named === null || 'version' in named) return named;
  const id = lookIds.find((known) => 'id' in named && named.id === known);
  return { ...named, version: id ? currentLook(id).version : 1 };
}

const picture = cardSchema.shape.picture.unwrap().extend({ ref: logoFile }).optional();
const flatCard = z.strictObject({
  ...flatCardSchema.shape,
  ...names,
  look,
  picture,
  logoUrl: logoFile,
  logoDarkUrl,
});

/** What the API returns beside the card. */
const besideCard = Object.keys(binnedCardSchema.shape).filter((key) => !Object.hasOwn(flatCard.shape, key));

/** A document of any version that is written, or a card as the API returns it in a company design. */
const { fonts, colours, logo } = styleSchema.shape;
const cardDocument = cardSchema.extend({
  v: z.literal(cardDocumentVersions).optional(),
  content: contentSchema.extend(names),
  style: styleSchema
    .extend({
      look,
      fonts: fonts.prefault({}),
      colours: colours.prefault({}),
      logo: logo.extend({ ref: logoFile, darkRef: logoDarkUrl }).prefault({}),
    })
    .prefault({}),
  picture,
  back: backSchema.nullable().default(null),
});

/** The card of a JSON: flat fields as the API returns them, or a document. */
export function readCardFile(json: string): Card {
  return readCard(parsedJson(json));
}

export function readCard(card: object): Card {
  if ('isTooNew' in card) throw new UnreadableCard('The card was saved by a newer release of Vizitka');
  if (!('v' in card) && !('content' in card)) return cardOf(parsed(flatCard, withoutKeys(card, besideCard)));
  if (readPersonDocument(card))
    throw new UnreadableCard(
      'v: 3 is a card of a company design, without its style. Use the card as the API returns it, or print the design with npm run cards',
    );
  if ('v' in card && !cardDocumentVersions.some((known) => known === card.v))
    throw new UnreadableCard(`v: ${JSON.stringify(card.v)} is not a known version`);
  const { v, ...read } = parsed(cardDocument, card);
  return (v && readStoredCard({ v, ...read })) ?? read;
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
    throw new UnreadableCard('The file is not JSON');
  }
  throw new UnreadableCard('The file is not a card');
}

function parsed<Schema extends z.ZodType>(schema: Schema, value: object): z.output<Schema> {
  const { data, error } = schema.safeParse(value);
  if (error) throw new UnreadableCard(error.issues.map(inWords).join('\n'));
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
  return place + (isFieldErrorCode(message) ? errors.fieldErrors[message] : message);
}
