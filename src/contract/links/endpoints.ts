import { z } from 'zod';
import { shareLinkKinds } from '#domain/link/share-links.ts';
import { type Endpoint, idSchema } from '../endpoint.ts';
import { shareLinkSchema } from './share-link-schemas.ts';

/** Links for people without an account. */
export const linksEndpoints = {
  listLinks: {
    method: 'GET',
    path: '/api/links',
    company: 'member',
    summary: 'List your links for people without an account, newest first, up to 1,000',
    access: 'signedIn',
    query: z.object({ kind: z.enum(shareLinkKinds).optional() }),
    status: 200,
    response: z.array(shareLinkSchema),
    refusals: [],
  },
  revokeLink: {
    method: 'POST',
    path: '/api/links/:id/revoke',
    company: 'member',
    summary: 'End a link. Repeating it has no effect',
    access: 'notImpersonating',
    params: idSchema,
    status: 200,
    response: shareLinkSchema,
    refusals: ['LINK_NOT_FOUND'],
  },
  renewLinkAddress: {
    method: 'POST',
    path: '/api/links/:id/address',
    company: 'member',
    summary: 'Create another URL for an active link; the token is returned once',
    access: 'notImpersonating',
    params: idSchema,
    status: 200,
    response: z.object({ token: z.string() }),
    refusals: ['LINK_NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
  },
} as const satisfies Record<string, Endpoint>;
