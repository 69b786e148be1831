import type { FastifyInstance } from 'fastify';

const pages = { '/dev/mail': '/mail', '/dev/mail.json': '/mail.json' };

/** Shows the mails that the catcher of development, demo and tests got. Production has no catcher, so it has no such pages. */
export function serveDevMail(app: FastifyInstance, catcherOrigin: string): void {
  for (const [url, path] of Object.entries(pages))
    app.get(url, { schema: { hide: true } }, async (_request, reply) => {
      const response = await fetch(catcherOrigin + path);
      return reply
        .header('cache-control', 'no-store')
        .type(response.headers.get('content-type') ?? 'text/plain')
        .send(await response.text());
    });
}
