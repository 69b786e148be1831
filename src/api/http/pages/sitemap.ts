import type { FastifyInstance } from 'fastify';
import { addressIn, indexedDocuments } from '#contract/page-documents.ts';
import { languages } from '#domain/account/languages.ts';

/** Serves the addresses of the public pages in all languages to search engines, and where that list is. */
export function serveSitemap(app: FastifyInstance, publicOrigin: string): void {
  const sitemap = sitemapOf(publicOrigin);
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap),
  );
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\nSitemap: ${publicOrigin}/sitemap.xml\n`),
  );
}

function sitemapOf(origin: string): string {
  const pages = indexedDocuments.map((page) => {
    const others = languages.map((language) => link(language, addressIn(page, language)));
    return `<url><loc>${origin}${page}</loc>${others.join('')}${link('x-default', page)}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages,
    '</urlset>',
    '',
  ].join('\n');

  function link(language: string, address: string): string {
    return `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${address}"/>`;
  }
}
