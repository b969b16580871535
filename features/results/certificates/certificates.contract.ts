import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { count, pathNumber } from '#platform/shared/ids.ts';
import { LANGUAGES } from '#platform/shared/language.ts';
import {
  LONGEST_BODY,
  LONGEST_SIGNER,
  LONGEST_TITLE,
  MOST_PLACES,
} from './certificates.vocabulary.ts';

/** The text of a tournament's certificates. Who gets one is in the results. */

const params = z.object({ id: pathNumber });

const template = z.object({
  /** Of the certificate, whatever the language of its reader. */
  language: z.enum(LANGUAGES),
  isVertical: z.boolean(),
  title: z.string().trim().min(1).max(LONGEST_TITLE),
  /** With {tournament}, {event}, {place}, {name}, {club} and {you} in the places of the facts. */
  body: z.string().trim().min(1).max(LONGEST_BODY),
  /** Who gives it: the organization, and perhaps the name and office of a person. */
  signer: z.string().trim().min(1).max(LONGEST_SIGNER),
  /** Places up to this one get a certificate. */
  upTo: z.int().min(1).max(MOST_PLACES),
});

const output = z.object({
  certificates: z
    .object({
      /** Null until somebody has stored one: the usual text of the language is used. */
      template: template.nullable(),
      /** What a writer must have seen; 0 before the first. */
      version: z.int(),
    })
    .meta({ id: 'Certificates' }),
});

const unknown = { TOURNAMENT_NOT_FOUND: 404 } as const;

export const findCertificates = endpoint({
  operationId: 'results.findCertificates',
  method: 'GET',
  path: '/api/tournaments/:id/certificates',
  summary: 'The text of a tournament’s certificates',
  params,
  output,
  refusals: unknown,
});

/** Storing again what is stored changes nothing. */
export const saveCertificates = endpoint({
  operationId: 'results.saveCertificates',
  method: 'PUT',
  path: '/api/tournaments/:id/certificates',
  summary: 'Store the text of a tournament’s certificates',
  params,
  body: z.object({ seenVersion: count, template }),
  output,
  refusals: {
    ...unknown,
    /** Somebody else has stored another text. */
    TEMPLATE_CHANGED: 409,
  },
});
