import type { FastifyRequest } from 'fastify';
import { isLanguage, type Language, preferredLanguage } from '#platform/shared/language.ts';
import { cookiesOf } from './cookies.ts';

/** The reader's language: what they chose (cookie `lang`), else what their browser asks for. */
export function requestLanguage(request: FastifyRequest): Language {
  const chosen = cookiesOf(request).lang;
  return isLanguage(chosen) ? chosen : preferredLanguage(request.headers['accept-language']);
}
