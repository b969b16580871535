import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { cursor } from '#platform/shared/ids.ts';
import { LISTED_MAIL_STATES } from './mail-log.vocabulary.ts';

const listedMail = z
  .object({
    id: z.uuid(),
    kind: z.string(),
    to: z.string(),
    subject: z.string(),
    state: z.enum(LISTED_MAIL_STATES),
    attempts: z.int(),
    lastError: z.string().nullable(),
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ListedMail' });

const params = z.object({ id: z.uuid() });

export const list = endpoint({
  operationId: 'mailLog.list',
  method: 'GET',
  path: '/api/operator/mails',
  summary: 'Mails, the newest first, searched by address and subject; a page',
  query: z.object({
    state: z.enum(LISTED_MAIL_STATES).optional(),
    q: z.string().max(100).optional(),
    cursor: cursor.optional(),
  }),
  output: z.object({ mails: z.array(listedMail), nextCursor: z.string().nullable() }),
  refusals: {},
});

export const find = endpoint({
  operationId: 'mailLog.find',
  method: 'GET',
  path: '/api/operator/mails/:id',
  summary: 'One mail as it was written',
  params,
  output: z.object({
    mail: listedMail.extend({ text: z.string(), replyTo: z.string().nullable() }),
  }),
  refusals: { MAIL_NOT_FOUND: 404 },
});

export const retry = endpoint({
  operationId: 'mailLog.retry',
  method: 'POST',
  path: '/api/operator/mails/:id/retry',
  summary: 'Try an undelivered mail again now',
  params,
  output: z.object({}),
  refusals: { MAIL_NOT_FOUND: 404, ALREADY_SENT: 409, TEXT_FORGOTTEN: 409 },
});
