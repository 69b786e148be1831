import { z } from 'zod';
import { languages } from '#domain/account/languages.ts';
import { legalPages } from '#domain/legal/legal-pages.ts';

const partsSchema = z.array(
  z.object({ text: z.string(), isStrong: z.boolean().optional(), href: z.string().optional() }),
);

/**
 * A text of the operator. `isSample`: it is a starting text that nobody has adapted. `language`: English where the operator has no
 * text in the language of the page.
 */
export const legalTextSchema = z.object({
  isSample: z.boolean(),
  language: z.enum(languages),
  blocks: z.array(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('heading'),
        level: z.union([z.literal(2), z.literal(3)]),
        parts: partsSchema,
      }),
      z.object({ kind: z.literal('paragraph'), parts: partsSchema }),
      z.object({ kind: z.literal('list'), items: z.array(partsSchema) }),
    ]),
  ),
});
export type LegalText = z.output<typeof legalTextSchema>;

export const legalPageSchema = z.object({ page: z.enum(legalPages) });
export const legalQuerySchema = z.object({ language: z.enum(languages) });
