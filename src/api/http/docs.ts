import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { docsPage, type OpenApi } from './docs-page.ts';
import { type PreparedFile, prepareFile, sendPrepared } from './prepared-file.ts';

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
  const documents = new Map<string, Promise<PreparedFile>>();
  /** Made for the first who asks, once every call is registered, and kept for all the others. */
  const prepared = (type: string, write: () => string) => {
    const file = documents.get(type) ?? prepareFile(type, write());
    documents.set(type, file);
    return file;
  };
  app.get('/api/openapi.json', hidden, async (request, reply) => {
    const file = await prepared('application/json; charset=utf-8', () => JSON.stringify(app.swagger()));
    return sendPrepared(file, request, reply);
  });
  app.get('/api/docs', hidden, async (request, reply) => {
    const file = await prepared('text/html; charset=utf-8', () => docsPage(app.swagger() as OpenApi));
    return sendPrepared(file, request, reply);
  });
}
