import { z } from 'zod';
import { shareLinkKinds } from '#domain/link/share-links.ts';
import { moment } from '../moment.ts';

/** A link in a list. Its token is not stored, so it is not here. */
export const shareLinkSchema = z.object({
  id: z.uuid(),
  kind: z.enum(shareLinkKinds),
  subjectId: z.uuid().describe('The company design of a fill-in link, the proof or the order.'),
  cardId: z.uuid().nullable().describe('The card of the person a fill-in link is for.'),
  recipient: z.string().nullable().describe('The address the link is emailed to.'),
  createdAt: moment,
  expiresAt: moment,
  revokedAt: moment.nullable(),
  usedAt: moment.nullable().describe('When the link was last used. Opening it does not count.'),
});
export type ShareLink = z.infer<typeof shareLinkSchema>;

/** A new link with its token, which is returned once. A mailed link has none: it is made when the mail is sent. */
export const newShareLinkSchema = shareLinkSchema.extend({ token: z.string().nullable() });
