import { z } from 'zod';
import { ANNOUNCEMENT_STATES } from '#features/notices/notices.vocabulary.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { clientId, pathNumber } from '#platform/shared/ids.ts';
import { ANNOUNCEMENT_FIELDS, announcementSchema } from './announcements.form.ts';

const announcementOutput = z
  .object({
    id: z.int(),
    titleEn: z.string(),
    titleJa: z.string(),
    bodyEn: z.string(),
    bodyJa: z.string(),
    state: z.enum(ANNOUNCEMENT_STATES),
    createdAt: z.iso.datetime(),
    publishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ManagedAnnouncement' });

const answer = z.object({ announcement: announcementOutput });
const params = z.object({ id: pathNumber });
const refusals = { ANNOUNCEMENT_NOT_FOUND: 404 } as const;

export const list = endpoint({
  operationId: 'announcements.list',
  method: 'GET',
  path: '/api/operator/announcements',
  summary: 'Announcements in every state, the newest first',
  output: z.object({ announcements: z.array(announcementOutput) }),
  refusals: {},
});

export const write = endpoint({
  operationId: 'announcements.write',
  method: 'POST',
  path: '/api/operator/announcements',
  summary: 'Keep a draft; only publishing shows it to anybody',
  body: z.object({
    /** Made by the browser: sending the draft again changes nothing. */
    id: clientId,
    announcement: announcementSchema,
  }),
  output: answer,
  refusals,
});

export const change = endpoint({
  operationId: 'announcements.change',
  method: 'PUT',
  path: '/api/operator/announcements/:id',
  summary: 'Change the words of an announcement, published or not',
  params,
  body: z.object({
    announcement: announcementSchema,
    /** What the form began with: whatever it did not change stays as it is stored. Left out, everything is replaced. */
    was: z.record(z.enum(ANNOUNCEMENT_FIELDS), z.string()).optional(),
  }),
  output: answer,
  refusals: {
    ...refusals,
    /** Somebody else has changed the same fields since; `details` has what they are stored as. */
    ANNOUNCEMENT_CHANGED: 409,
  },
});

export const publish = endpoint({
  operationId: 'announcements.publish',
  method: 'POST',
  path: '/api/operator/announcements/:id/publish',
  summary: 'Show it on the home screen',
  params,
  output: answer,
  refusals,
});

export const withdraw = endpoint({
  operationId: 'announcements.withdraw',
  method: 'POST',
  path: '/api/operator/announcements/:id/withdraw',
  summary: 'Show it no longer',
  params,
  output: answer,
  refusals,
});
