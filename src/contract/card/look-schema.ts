import { z } from 'zod';
import { type CardLook, isReleased, lookIds, seedMax, strengths } from '#domain/card/look/card-look.ts';
import { motifNames } from '#domain/card/look/motifs.ts';
import { lookPaletteNames } from '#domain/card/look/text-palettes.ts';
import { fieldError } from '../field-errors.ts';
import { font, within } from './card-fields.ts';

const seed = within({ min: 1, max: seedMax }).int(fieldError('NOT_A_NUMBER')).optional();

export const lookSchema = z
  .strictObject({
    id: z.enum(lookIds),
    version: z.literal([1, 2, 3]),
    palette: z.enum(lookPaletteNames).optional(),
    fonts: z.strictObject({ heading: font, data: font }).optional(),
    motif: z.enum(motifNames).optional(),
    seed: seed.describe('The seed of the graphics: another number draws them differently.'),
    paramsSeed: seed.describe('Varies the parameters of the graphics slightly.'),
    strength: z.literal(strengths).optional().describe('How strong the colours of the graphics are.'),
    isMirrored: z.literal(true).optional().describe('Whether left and right are swapped.'),
  })
  .refine(isReleased)
  .describe(
    'The look of the card: its id and version, and only what differs from it.',
  ) satisfies z.ZodType<CardLook>;
