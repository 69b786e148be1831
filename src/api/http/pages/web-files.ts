import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import { documentAt, languageAsked } from '#contract/page-documents.ts';
import { isLinkPage, isPageOffered } from '#contract/pages.ts';
import { signedInCookie } from '#contract/signed-in.ts';
import { languageCookie } from '#domain/account/languages.ts';
import { languageOf } from '../accept-language.ts';
import { type ContentEncoding, encodings, type WebDocuments } from './web-documents.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/** Serves the built web: hashed assets are cached for a year, documents are revalidated; an unknown path gets the 404 document. */
export async function serveWeb(app: FastifyInstance, webDir: string, web: WebDocuments): Promise<void> {
  await app.register(fastifyStatic, {
    root: webDir,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz', '**/*.html', '**/*.map'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (path.startsWith('/api/') || path.startsWith('/assets/')) throw new Refusal('NOT_FOUND');
    const found = documentAt(request.url, !request.cookies[signedInCookie]);
    const document = isPageOffered(found, web.offering) ? found : null;
    const asked = languageAsked(request.url);
    // The page reads the cookie too.
    if (asked) reply.setCookie(languageCookie, asked, { path: '/', sameSite: 'lax', maxAge: yearSeconds });
    const language = asked ?? languageOf(request);
    if (isLinkPage(path)) reply.header('x-robots-tag', 'noindex');
    const encoding = bestEncoding(request);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .code(document === null ? 404 : 200)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, accept-language, cookie')
      .type('text/html; charset=utf-8')
      .send(web.document(document, language, encoding));
  });
}

function bestEncoding({ headers }: FastifyRequest): ContentEncoding {
  const accepted = headers['accept-encoding'] ?? '';
  return encodings.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}
