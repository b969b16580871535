import { z } from 'zod';
import {
  accountBody,
  accountRefusals,
  arrivalBody,
} from '#features/payments/transfers/transfers.contract.ts';
import { eventOutput } from '#features/tournaments/events/events.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { pathNumber } from '#platform/shared/ids.ts';
import { applicationOutput } from './team-applications.contract.ts';

const params = z.object({ tournamentId: pathNumber });
const common = { TOURNAMENT_NOT_FOUND: 404 } as const;

export const list = endpoint({
  operationId: 'teamApplications.list',
  method: 'GET',
  path: '/api/tournaments/:tournamentId/team-applications',
  summary: 'The applications of a tournament by schools, unpaid ones first, for its organizer',
  params,
  output: z.object({
    applications: z.array(applicationOutput),
    events: z.array(eventOutput),
    terms: z.object({ transferTo: z.string(), registrationNo: z.string() }),
    /** Schools that would get a reminder now. */
    toRemind: z.int(),
  }),
  refusals: common,
});

export const exportList = endpoint({
  operationId: 'teamApplications.exportList',
  method: 'GET',
  path: '/api/tournaments/:tournamentId/team-applications/csv',
  summary: 'All lines of all schools as a spreadsheet (CSV, UTF-8 with a byte order mark)',
  params,
  output: z.object({ fileName: z.string(), csv: z.string() }),
  refusals: common,
});

export const saveTerms = endpoint({
  operationId: 'teamApplications.saveTerms',
  method: 'PUT',
  path: '/api/tournaments/:tournamentId/team-applications/terms',
  summary:
    'Where schools pay by transfer, and the number on receipts; of the organizer, for all tournaments',
  params,
  body: accountBody.extend({
    registrationNo: z
      .string()
      .trim()
      .regex(/^(?:T\d{13})?$/)
      .optional(),
  }),
  output: z.object({}),
  refusals: { ...common, ...accountRefusals },
});

export const noteTransfer = endpoint({
  operationId: 'teamApplications.noteTransfer',
  method: 'POST',
  path: '/api/tournaments/:tournamentId/team-applications/:id/transfers',
  summary: 'Note what has arrived by transfer, or was sent back',
  params: params.extend({ id: z.uuid() }),
  body: arrivalBody,
  output: z.object({}),
  refusals: {
    ...common,
    APPLICATION_NOT_FOUND: 404,
    NOT_UNPAID: 409,
    /** A note of another application has this id. */
    ID_TAKEN: 409,
    PAYMENT_UNDER_WAY: 409,
  },
});

export const remind = endpoint({
  operationId: 'teamApplications.remind',
  method: 'POST',
  path: '/api/tournaments/:tournamentId/team-applications/remind',
  summary: 'Remind every school whose transfer is missing, each once a day at most',
  params,
  output: z.object({ reminded: z.int() }),
  refusals: common,
});
