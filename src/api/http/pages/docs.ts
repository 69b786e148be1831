import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { release } from '#contract/release.ts';
import { languages } from '#domain/account/languages.ts';
import { languageOf } from '../accept-language.ts';
import { describeFields } from './describe-fields.ts';
import { developersPage } from './developers/developers-page.ts';
import { docsPage, type OpenApi } from './docs-page.ts';
import { type PreparedFile, prepareFile, sendPrepared } from './prepared-file.ts';

/** The script for lists of people, beside the documents of the project. */
const peopleScript = join(import.meta.dirname, '../../../../docs/keep-people.mjs');

/** Serves the OpenAPI document, generated from the registered routes, a documentation page, and one for programs. */
export async function serveDocs(
  app: FastifyInstance,
  { origin, areFilesOn, webDir }: { origin: string; areFilesOn: boolean; webDir?: string | undefined },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Vizitka',
        version: release,
        description:
          'Design, save and print business cards. A session cookie or a key says who asks; every refusal is { code, message }, for a key as problem details.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'vizitka' },
          key: { type: 'http', scheme: 'bearer', description: 'A key of the account: viz_…' },
        },
      },
      servers: [{ url: origin }],
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => {
      const transformed = jsonSchemaTransformObject(document);
      describeFields(transformed as OpenApi, callAt);
      return transformed;
    },
  });
  const fontFaces = webDir ? await latinFontFaces(webDir) : '';
  const hidden = { schema: { hide: true } };
  const documents = new Map<string, Promise<PreparedFile>>();
  /** Created with the first request, when every route is registered, and cached. */
  const prepareOnce = (path: string, type: string, write: () => string) => {
    const file = documents.get(path) ?? prepareFile(type, write());
    documents.set(path, file);
    return file;
  };
  const html = 'text/html; charset=utf-8';
  app.get('/api/openapi.json', hidden, async (request, reply) => {
    const json = 'application/json; charset=utf-8';
    const file = await prepareOnce('openapi', json, () => JSON.stringify(app.swagger()));
    return sendPrepared(file, request, reply);
  });
  app.get('/api/docs', hidden, async (request, reply) => {
    const file = await prepareOnce('docs', html, () => docsPage(app.swagger() as OpenApi));
    return sendPrepared(file, request, reply);
  });
  app.get<{ Querystring: { language?: unknown } }>('/developers', hidden, async (request, reply) => {
    const { language: asked } = request.query;
    const language = languages.find((one) => one === asked) ?? languageOf(request);
    const options = { origin, language, areFilesOn, fontFaces };
    const write = () => developersPage(app.swagger() as OpenApi, options);
    const file = await prepareOnce(`developers ${language}`, html, write);
    sendPrepared(file, request, reply.header('vary', 'accept-encoding, accept-language, cookie'));
    return reply;
  });
  app.get('/developers/keep-people.mjs', hidden, async (request, reply) => {
    const text = await readFile(peopleScript, 'utf8');
    const file = await prepareOnce('people', 'text/javascript; charset=utf-8', () => text);
    return sendPrepared(file, request, reply);
  });
}

/** The name of the call at a path of the OpenAPI document. */
function callAt(method: string, path: string): string {
  const names = Object.keys(endpoints) as EndpointName[];
  const isThere = (name: EndpointName) =>
    endpoints[name].method === method && endpoints[name].path.replace(/:(\w+)/g, '{$1}') === path;
  return names.find(isThere) ?? '';
}

/** The rules of the built web for its fonts, whose files have hashes in their names. */
async function latinFontFaces(webDir: string): Promise<string> {
  const rules: string[] = [];
  for await (const file of glob('assets/start-*.css', { cwd: webDir })) {
    const css = await readFile(join(webDir, file), 'utf8');
    rules.push(...(css.match(/@font-face\{[^}]*-latin-[^}]*\}/g) ?? []));
  }
  return rules.join('');
}
