import { z } from 'zod';
import { type Endpoint, fileSchema, idSchema, noContent } from '../endpoint.ts';
import { fillInSchema, newFillInLinksSchema } from '../links/fill-in-schemas.ts';
import { newShareLinkSchema } from '../links/share-link-schemas.ts';
import {
  acceptResultSchema,
  acceptSchema,
  declineSchema,
  submissionSchema,
  waitingRowSchema,
} from '../links/submission-schemas.ts';

/** Fill-in links and what people send by them. */
export const fillInEndpoints = {
  createFillInLinks: {
    method: 'POST',
    path: '/api/designs/:id/fill-in-links',
    company: 'member',
    summary:
      'Create fill-in links for a company design: one for everyone or one per card, to copy or by email',
    access: 'notImpersonating',
    params: idSchema,
    body: newFillInLinksSchema,
    status: 201,
    response: z.array(newShareLinkSchema),
    refusals: [
      'FREE_CANNOT_DESIGN',
      'DESIGN_NOT_FOUND',
      'CARD_NOT_FOUND',
      'LINK_LIMIT_EXCEEDED',
      'MAIL_OFF',
      'EMAIL_UNCONFIRMED',
      'TOO_MANY_ATTEMPTS',
    ],
  },
  readFillIn: {
    method: 'GET',
    path: '/api/fill-in',
    summary: 'Get the company design of a fill-in link and the recipient’s details',
    access: 'link:fill_in',
    status: 200,
    query: z.object({ key: z.uuid().optional() }),
    response: fillInSchema,
    refusals: [],
  },
  readFillInImage: {
    method: 'GET',
    path: '/api/fill-in/images/:id',
    summary: 'Get the logo or photo that a fill-in link shows',
    access: 'link:fill_in',
    params: idSchema,
    status: 200,
    response: fileSchema,
    refusals: ['NOT_FOUND'],
  },
  submitFillIn: {
    method: 'POST',
    path: '/api/fill-in',
    summary: 'Submit details for review; replaces the person’s pending submission',
    access: 'link:fill_in',
    body: submissionSchema,
    status: 204,
    response: noContent,
    refusals: ['TOO_MANY_SUBMISSIONS', 'TOO_MANY_ATTEMPTS'],
  },
  listSubmissions: {
    method: 'GET',
    path: '/api/submissions',
    company: 'member',
    summary: 'List pending submissions, newest first',
    access: 'signedIn',
    status: 200,
    response: z.array(waitingRowSchema),
    refusals: [],
  },
  acceptSubmissions: {
    method: 'POST',
    path: '/api/submissions/accept',
    company: 'member',
    summary:
      'Accept submissions; each creates or updates a card. Changed or invalid ones are skipped. Repeating it has no effect',
    access: 'notImpersonating',
    body: acceptSchema,
    status: 200,
    response: acceptResultSchema,
    refusals: ['FREE_CANNOT_DESIGN', 'CARD_LIMIT_EXCEEDED', 'TOO_MANY_ATTEMPTS', 'CARD_TOO_NEW'],
  },
  declineSubmissions: {
    method: 'POST',
    path: '/api/submissions/decline',
    company: 'member',
    summary: 'Decline submissions. Repeating it has no effect',
    access: 'notImpersonating',
    body: declineSchema,
    status: 200,
    response: z.object({ declined: z.array(z.uuid()) }),
    refusals: ['TOO_MANY_ATTEMPTS'],
  },
} as const satisfies Record<string, Endpoint>;
