import { v7 as uuidv7 } from 'uuid';
import type { Attempt } from './test-routes.ts';

/** Who may call the endpoints about applications of schools; the rows decide. */
export const SCHOOL_ACCESS = {
  'GET /api/groups/{groupId}/team-applications': 'signed-in',
  'GET /api/team-applications/{id}': 'signed-in',
  'POST /api/team-applications/{id}/apply': 'signed-in',
  'PUT /api/team-applications/{id}/draft': 'signed-in',
  'POST /api/team-applications/{id}/give-up': 'signed-in',
  'POST /api/team-applications/{id}/lines/{entryId}/replace': 'signed-in',
  'POST /api/team-applications/{id}/lines/{entryId}/withdraw': 'signed-in',
  'POST /api/team-applications/{id}/pay-later': 'signed-in',
  'POST /api/team-applications/{id}/receipt': 'signed-in',
  'GET /api/tournaments/{tournamentId}/team-applications': 'signed-in',
  'GET /api/tournaments/{tournamentId}/team-applications/csv': 'signed-in',
  'GET /api/tournaments/{tournamentId}/team-applications/groups': 'signed-in',
  'GET /api/tournaments/{tournamentId}/team-applications/groups/{groupId}': 'signed-in',
  'POST /api/tournaments/{tournamentId}/team-applications/remind': 'signed-in',
  'PUT /api/tournaments/{tournamentId}/team-applications/terms': 'signed-in',
  'POST /api/tournaments/{tournamentId}/team-applications/{id}/transfers': 'signed-in',
} as const;

interface Schooled {
  readonly tournamentId: number;
  /** A group that the owner looks after, its application, and a line of it. */
  readonly schoolId: number;
  readonly applicationId: string;
  readonly lineId: string;
}

const transfer = { amountYen: 500, paidOn: '2026-11-20', payerName: 'X', settles: true };
const draft = { version: 0, lines: [] };

/** The endpoints about applications of schools, with the ids of others. */
export const SCHOOL_ATTEMPTS: Readonly<Record<string, (world: Schooled) => Attempt>> = {
  'GET /api/tournaments/{tournamentId}/team-applications/groups/{groupId}': (world) => ({
    params: { tournamentId: world.tournamentId, groupId: world.schoolId },
  }),
  'PUT /api/team-applications/{id}/draft': ({ tournamentId, schoolId }) => ({
    params: { id: uuidv7() },
    body: { ...draft, tournamentId, groupId: schoolId, saveId: uuidv7() },
  }),
  'POST /api/team-applications/{id}/apply': ({ applicationId }) => ({
    params: { id: applicationId },
    body: { writeId: uuidv7(), version: 1, totalYen: 0, byTransfer: false, agreed: true },
  }),
  'GET /api/team-applications/{id}': ({ applicationId }) => ({ params: { id: applicationId } }),
  'POST /api/team-applications/{id}/pay-later': ({ applicationId }) => ({
    params: { id: applicationId },
    body: {},
  }),
  'POST /api/team-applications/{id}/give-up': ({ applicationId }) => ({
    params: { id: applicationId },
    body: {},
  }),
  'POST /api/team-applications/{id}/lines/{entryId}/withdraw': ({ applicationId, lineId }) => ({
    params: { id: applicationId, entryId: lineId },
    body: {},
  }),
  'POST /api/team-applications/{id}/lines/{entryId}/replace': ({ applicationId, lineId }) => ({
    params: { id: applicationId, entryId: lineId },
    body: { outgoing: uuidv7(), incoming: uuidv7() },
  }),
  'POST /api/team-applications/{id}/receipt': ({ applicationId }) => ({
    params: { id: applicationId },
    body: { writeId: uuidv7() },
  }),
  'GET /api/groups/{groupId}/team-applications': ({ schoolId }) => ({
    params: { groupId: schoolId },
  }),
  'GET /api/tournaments/{tournamentId}/team-applications': ({ tournamentId }) => ({
    params: { tournamentId },
  }),
  'GET /api/tournaments/{tournamentId}/team-applications/csv': ({ tournamentId }) => ({
    params: { tournamentId },
  }),
  'PUT /api/tournaments/{tournamentId}/team-applications/terms': ({ tournamentId }) => ({
    params: { tournamentId },
    body: { transferTo: 'X', registrationNo: '' },
  }),
  'POST /api/tournaments/{tournamentId}/team-applications/{id}/transfers': (world) => ({
    params: { tournamentId: world.tournamentId, id: world.applicationId },
    body: { id: uuidv7(), ...transfer },
  }),
  'POST /api/tournaments/{tournamentId}/team-applications/remind': ({ tournamentId }) => ({
    params: { tournamentId },
    body: {},
  }),
};
