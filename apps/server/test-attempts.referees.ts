import { v7 as uuidv7 } from 'uuid';
import type { Attempt } from './test-routes.ts';

interface Refereed {
  readonly tournamentId: number;
  readonly eventId: number;
  /** An entry of somebody else. */
  readonly paid: string;
  /** A tournament with a referee, and the referee's id. */
  readonly refereedId: number;
  readonly refereeId: string;
}

/** A match of a knockout; its stage is found only by somebody who may referee the event. */
const matchOf = ({ tournamentId, eventId }: Refereed) => ({
  id: tournamentId,
  eventId,
  stageId: uuidv7(),
  matchId: '1-0',
});

/** The endpoints about referees, results of knockouts, withdrawals and teams, with the ids of others. */
export const REFEREE_ATTEMPTS: Readonly<Record<string, (world: Refereed) => Attempt>> = {
  'GET /api/tournaments/{id}/referees': ({ tournamentId }) => ({ params: { id: tournamentId } }),
  'POST /api/tournaments/{id}/referees': ({ tournamentId }) => ({
    params: { id: tournamentId },
    body: { id: uuidv7(), email: 'stranger@example.com' },
  }),
  'DELETE /api/tournaments/{id}/referees/{refereeId}': ({ refereedId, refereeId }) => ({
    params: { id: refereedId, refereeId },
  }),
  'PUT /api/tournaments/{id}/referees/{refereeId}/duty': ({ refereedId, refereeId }) => ({
    params: { id: refereedId, refereeId },
    body: { duty: 'desk' },
  }),
  'GET /api/tournaments/{id}/events/{eventId}/withdrawals': ({ tournamentId, eventId }) => ({
    params: { id: tournamentId, eventId },
  }),
  'POST /api/tournaments/{id}/events/{eventId}/withdrawals/{entryId}': (world) => ({
    params: { id: world.tournamentId, eventId: world.eventId, entryId: world.paid },
    body: { writeId: uuidv7(), seenRequest: null, decision: 'remove', word: '' },
  }),
  'POST /api/tournaments/{id}/events/{eventId}/withdrawals/{entryId}/reinstatement': (world) => ({
    params: { id: world.tournamentId, eventId: world.eventId, entryId: world.paid },
    body: { writeId: uuidv7(), seenRequest: uuidv7() },
  }),
  'PUT /api/entries/{id}/team': ({ paid }) => ({ params: { id: paid }, body: { name: 'X' } }),
  'GET /api/tournaments/{id}/transfers': ({ tournamentId }) => ({ params: { id: tournamentId } }),
  'GET /api/tournaments/{id}/transfers/csv': ({ tournamentId }) => ({
    params: { id: tournamentId },
  }),
  'PUT /api/tournaments/{id}/transfers/terms': ({ tournamentId }) => ({
    params: { id: tournamentId },
    body: { transferTo: 'X', acceptsPlayers: true },
  }),
  'POST /api/tournaments/{id}/transfers/{transferId}/notes': ({ tournamentId }) => ({
    params: { id: tournamentId, transferId: uuidv7() },
    body: { id: uuidv7(), amountYen: 500, paidOn: '2026-11-20', payerName: '', settles: true },
  }),
  'GET /api/tournaments/{id}/payouts': ({ tournamentId }) => ({ params: { id: tournamentId } }),
  'POST /api/tournaments/{id}/payouts/{payoutId}/paid-out': ({ tournamentId }) => ({
    params: { id: tournamentId, payoutId: uuidv7() },
    body: { paidOutOn: '2026-11-21', paidOutName: 'Somebody' },
  }),
  'PUT /api/tournaments/{id}/entries/{entryId}/names': ({ tournamentId, paid }) => ({
    params: { id: tournamentId, entryId: paid },
    body: {
      seen: { name: 'X', partner: null },
      names: { who: 'same', name: 'Y', email: '', phone: '' },
    },
  }),
  'PUT /api/tournaments/{id}/entries/{entryId}/team': ({ tournamentId, paid }) => ({
    params: { id: tournamentId, entryId: paid },
    body: { name: 'X' },
  }),
  'PUT /api/tournaments/{id}/events/{eventId}/stages/{stageId}/matches/{matchId}': (world) => ({
    params: matchOf(world),
    body: {
      writeId: uuidv7(),
      drawNumber: 1,
      baseVersion: 0,
      player1Id: '1',
      player2Id: '2',
      result: { kind: 'double-walkover' },
    },
  }),
  'DELETE /api/tournaments/{id}/events/{eventId}/stages/{stageId}/matches/{matchId}': (world) => ({
    params: matchOf(world),
    query: { writeId: uuidv7(), drawNumber: 1, baseVersion: 1 },
  }),
  'POST /api/entries/{id}/withdraw/take-back': ({ paid }) => ({ params: { id: paid }, body: {} }),
  'GET /api/referees/tournaments/{id}': ({ refereedId }) => ({ params: { id: refereedId } }),
  'POST /api/referees/tournaments/{id}/leave': ({ refereedId }) => ({
    params: { id: refereedId },
    body: {},
  }),
};
