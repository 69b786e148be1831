import { z } from 'zod';
import { keyScopes, keysMax } from '#domain/account/api-keys.ts';
import { moment } from '../moment.ts';
import { stepUpSchema } from '../second-factor-schemas.ts';
import { typedText } from '../sent-text.ts';

/** A program's key, without what opens anything. */
export const apiKeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  start: z.string().describe('The first characters of the key.'),
  scopes: z.array(z.enum(keyScopes)),
  madeBy: z.string().nullable().describe('The user who created it; null if the user has been deleted.'),
  createdAt: moment,
  lastUsedAt: moment.nullable().describe('When the key was last used, to the minute.'),
});
export const apiKeysSchema = z.array(apiKeySchema).max(keysMax);

/** Making a key asks for the password again, and for the second factor. */
export const newApiKeySchema = stepUpSchema.extend({
  name: typedText.trim().min(1).max(60),
  scopes: z.array(z.enum(keyScopes)).min(1).max(keyScopes.length),
});

/** The only response that has the key itself. */
export const createdApiKeySchema = apiKeySchema.extend({ key: z.string() });

export type ApiKey = z.infer<typeof apiKeySchema>;
