import { z } from 'zod';
import { storableText } from '#domain/card/card-text.ts';

/** What a person typed, without characters that cannot be stored. */
export const typedText = z.string().overwrite(storableText);

/** What a program wrote, such as the id of a passkey: visible ASCII. */
export const codedText = z.string().regex(/^[\x21-\x7e]*$/);
