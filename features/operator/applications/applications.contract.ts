import { z } from 'zod';
import { APPLICATION_STATES } from '#features/organizers/organizers.vocabulary.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { cursor } from '#platform/shared/ids.ts';
import { LONGEST_ANSWER } from '../operator.vocabulary.ts';

const applicationOutput = z
  .object({
    id: z.uuid(),
    organizerName: z.string(),
    organizationName: z.string(),
    address: z.string(),
    email: z.string(),
    phoneNumber: z.string(),
    workplaceOrSchool: z.string(),
    language: z.string(),
    state: z.enum(APPLICATION_STATES),
    createdAt: z.iso.datetime(),
    decidedAt: z.iso.datetime().nullable(),
    reason: z.string().nullable(),
    /** The end of the time in which the decision can be undone: its mail waits until then. */
    undoUntil: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OrganizerApplication' });

const params = z.object({ id: z.uuid() });
const decided = z.object({ application: applicationOutput });

export const list = endpoint({
  operationId: 'applications.list',
  method: 'GET',
  path: '/api/operator/applications',
  summary: "Organizers' applications in one state, searched; a page",
  query: z.object({
    state: z.enum(APPLICATION_STATES),
    q: z.string().max(100).optional(),
    cursor: cursor.optional(),
  }),
  output: z.object({
    applications: z.array(applicationOutput),
    nextCursor: z.string().nullable(),
  }),
  refusals: {},
});

export const approve = endpoint({
  operationId: 'applications.approve',
  method: 'POST',
  path: '/api/operator/applications/:id/approve',
  summary: 'Make the applicant an organizer; the credentials go by mail',
  params,
  output: decided,
  refusals: {
    APPLICATION_NOT_FOUND: 404,
    ALREADY_APPROVED: 409,
    ALREADY_DECLINED: 409,
    /** The address belongs to an organizer. */
    ALREADY_ORGANIZER: 409,
    /** The address belongs to an operator, or to a suspended account. */
    ACCOUNT_NOT_ELIGIBLE: 409,
  },
});

export const decline = endpoint({
  operationId: 'applications.decline',
  method: 'POST',
  path: '/api/operator/applications/:id/decline',
  summary: 'Refuse an application; the reason goes by mail',
  params,
  body: z.object({
    reason: z.string().trim().min(1, 'reasonMissing').max(LONGEST_ANSWER, 'tooLong'),
  }),
  output: decided,
  refusals: { APPLICATION_NOT_FOUND: 404, ALREADY_APPROVED: 409, ALREADY_DECLINED: 409 },
});

export const undo = endpoint({
  operationId: 'applications.undo',
  method: 'POST',
  path: '/api/operator/applications/:id/undo',
  summary: 'Take a decision back while its mail has not gone',
  params,
  output: decided,
  refusals: { APPLICATION_NOT_FOUND: 404, UNDO_TOO_LATE: 409 },
});
