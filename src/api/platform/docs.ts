import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { docsPage, type OpenApi } from './docs-page.ts';

/** The OpenAPI document of what is really served, and the same as a page to read. */
export async function serveDocs(app: FastifyInstance, origin: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Vizitka',
        version: '1',
        description:
          'Design, save and print business cards. A session cookie says who asks; every refusal is { code, message }.',
      },
      servers: [{ url: origin }],
    },
    transform: jsonSchemaTransform,
  });
  const hidden = { schema: { hide: true } };
  app.get('/api/openapi.json', hidden, async () => app.swagger());
  app.get('/api/docs', hidden, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(app.swagger() as OpenApi)),
  );
}
