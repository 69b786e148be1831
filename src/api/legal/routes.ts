import type { FastifyInstance } from 'fastify';
import { registerCall } from '../http/register-call.ts';
import type { LegalTexts } from './legal-texts.ts';

export function serveLegalTexts(app: FastifyInstance, texts: LegalTexts): void {
  registerCall(app, 'legalText', async ({ params, query }) => texts[params.page][query.language]);
}
