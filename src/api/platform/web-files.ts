import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#domain/errors.ts';
import { isPage } from '#domain/pages.ts';
import type { PagePayments } from './payment-settings.ts';

/** What the page needs to know of this installation before it asks anything. */
export type Site = { maker: { name: string; url: string }; payments: PagePayments | null };

export type WebPage = { html: string; inlineScriptHashes: string[] };

const siteSlot = '<script id="site" type="application/json">{}</script>';

/** The built page with this installation's settings filled in, and the hashes its content policy must allow. */
export async function readWebPage(webDir: string, site: Site): Promise<WebPage> {
  const built = await readFile(join(webDir, 'index.html'), 'utf8');
  const inlineScripts = [...built.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code ?? '');
  return {
    html: withSite(built, site),
    inlineScriptHashes: inlineScripts.map(
      (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
    ),
  };
}

export function withSite(html: string, { maker, payments }: Site): string {
  const json = JSON.stringify({ maker }).replaceAll('<', '\\u003c');
  const metas = [
    ...(payments ? [meta('payments-key', payments.key)] : []),
    ...(payments?.script ? [meta('payments-script', payments.script)] : []),
  ];
  return html.replace(siteSlot, () => [siteSlot.replace('{}', () => json), ...metas].join('\n    '));
}

function meta(name: string, content: string): string {
  const quoted = content.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<meta name="${name}" content="${quoted}" />`;
}

/** Serves the built web: hashed assets for a year, the page itself always asked for anew; an unknown address is a 404 with the same page. */
export async function serveWeb(app: FastifyInstance, webDir: string, page: WebPage): Promise<void> {
  await app.register(fastifyStatic, {
    root: webDir,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz', '**/*.html'],
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
    return reply
      .code(isPage(path) ? 200 : 404)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page.html);
  });
}
