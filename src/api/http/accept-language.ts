import type { FastifyRequest } from 'fastify';
import { chooseLanguage, type Language, languageCookie } from '#domain/account/languages.ts';

/** The language of the page that sent a request. */
export function languageOf(request: FastifyRequest): Language {
  return chooseLanguage(request.cookies[languageCookie], acceptedLanguages(request));
}

/** The languages of the Accept-Language header; browsers send them in order of preference. */
function acceptedLanguages({ headers }: FastifyRequest): string[] {
  return (headers['accept-language'] ?? '').split(',').map((part) => (part.split(';')[0] ?? '').trim());
}
