import { z } from 'zod';
import { logoLimits } from '#domain/card/card.ts';
import { type CardBack, qrContents, qrLimits, qrValueMax } from '#domain/card/card-back.ts';
import { contactFields, mapTexts, textFields } from '#domain/card/text-fields.ts';
import { fieldError } from '../field-errors.ts';
import { typedText } from '../sent-text.ts';
import { brokenText, cardText, colour, font, within } from './card-fields.ts';

const backText = z.strictObject({ text: brokenText, font: font.optional(), colour: colour.optional() });

const backLogo = z.strictObject({
  sizeMm: within(logoLimits.size).optional(),
  leftMm: within(logoLimits.offset).optional(),
  topMm: within(logoLimits.offset).optional(),
});

/** A QR code. */
export const qrBlockSchema = z.strictObject({
  content: z.enum(qrContents),
  value: typedText.max(qrValueMax, fieldError('TEXT_TOO_LONG')).optional(),
  fields: z.array(z.enum(contactFields)).max(contactFields.length).optional(),
  sizeMm: within(qrLimits.size).optional(),
  leftMm: within(qrLimits.offset).optional(),
  topMm: within(qrLimits.offset).optional(),
  colour: colour.optional(),
});

const background = { background: colour.optional() };

/** The back of a card. */
export const backSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...background, kind: z.literal('look') }),
  z.strictObject({ ...background, kind: z.literal('logo'), logo: backLogo.optional() }),
  z.strictObject({
    ...background,
    kind: z.literal('qr'),
    qr: qrBlockSchema,
    above: backText.optional(),
    below: backText.optional(),
    logo: backLogo.optional(),
  }),
  z.strictObject({ ...background, kind: z.literal('text'), message: backText }),
  z.strictObject({
    ...background,
    kind: z.literal('card'),
    content: z.strictObject(mapTexts((field) => cardText(field).optional())),
    colours: z.partialRecord(z.enum(textFields), colour).optional(),
  }),
]) satisfies z.ZodType<CardBack>;
