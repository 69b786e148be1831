import type { FastifyInstance } from 'fastify';
import { addressIn, indexedDocuments } from '#contract/page-documents.ts';
import { isPageOffered } from '#contract/pages.ts';
import { languages } from '#domain/account/languages.ts';
import type { Offering } from '#domain/payment/offering.ts';

/** Serves the addresses of the public pages in all languages to search engines, and where that list is. */
export function serveSitemap(app: FastifyInstance, publicOrigin: string, offering: Offering): void {
  const sitemap = sitemapOf(publicOrigin, offering);
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap),
  );
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\nSitemap: ${publicOrigin}/sitemap.xml\n`),
  );
}

function sitemapOf(origin: string, offering: Offering): string {
  const pages = indexedDocuments
    .filter((page) => isPageOffered(page, offering))
    .map((page) => {
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
