import { z } from 'zod';
import { logoLimits, textFields } from '#domain/card/card.ts';
import { type CardBack, contactFields, qrContents, qrLimits, qrValueMax } from '#domain/card/card-back.ts';
import { backColour, font, text } from './card-fields.ts';
import { fieldError } from './field-errors.ts';
import { typedText } from './sent-text.ts';

const backText = z.strictObject({ text, font: font.optional(), colour: backColour.optional() });

const backLogo = z.strictObject({
  sizeMm: millimetres(logoLimits.size).optional(),
  leftMm: millimetres(logoLimits.offset).optional(),
  topMm: millimetres(logoLimits.offset).optional(),
});

const qrBlock = z.strictObject({
  content: z.enum(qrContents),
  value: typedText.max(qrValueMax, fieldError('TEXT_TOO_LONG')).optional(),
  fields: z.array(z.enum(contactFields)).max(contactFields.length).optional(),
  sizeMm: millimetres(qrLimits.size).optional(),
  leftMm: millimetres(qrLimits.offset).optional(),
  topMm: millimetres(qrLimits.offset).optional(),
  colour: backColour.optional(),
});

const background = { background: backColour.optional() };

/** The back of a card. */
export const backSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...background, kind: z.literal('logo'), logo: backLogo.optional() }),
  z.strictObject({
    ...background,
    kind: z.literal('qr'),
    qr: qrBlock,
    above: backText.optional(),
    below: backText.optional(),
    logo: backLogo.optional(),
  }),
  z.strictObject({ ...background, kind: z.literal('text'), message: backText }),
  z.strictObject({
    ...background,
    kind: z.literal('card'),
    content: z.partialRecord(z.enum(textFields), text),
    colours: z.partialRecord(z.enum(textFields), backColour).optional(),
  }),
]) satisfies z.ZodType<CardBack>;

function millimetres({ min, max }: { min: number; max: number }) {
  return z
    .number(fieldError('NOT_A_NUMBER'))
    .min(min, fieldError('OUT_OF_RANGE'))
    .max(max, fieldError('OUT_OF_RANGE'));
}
