import { expect } from 'vitest';
import { test } from './test-app.ts';
import { routesOf } from './test-routes.ts';

/** What an operator decides about somebody else's tournament, its money, its people and its rules. A new decision belongs here. */
const DECISIONS = [
  'PUT /api/tournaments/{id}',
  'PUT /api/tournaments/{id}/sport',
  'PUT /api/tournaments/{id}/unlisted',
  'POST /api/tournaments/{id}/close',
  'POST /api/tournaments/{id}/reopen',
  'POST /api/tournaments/{id}/cancel',
  'POST /api/tournaments/{id}/events',
  'PUT /api/tournaments/{id}/events/{eventId}',
  'DELETE /api/tournaments/{id}/events/{eventId}',
  'PUT /api/tournaments/{id}/events/{eventId}/formats',
  'PUT /api/tournaments/{tournamentId}/team-applications/terms',
  'POST /api/tournaments/{tournamentId}/team-applications/{id}/transfers',
  'POST /api/tournaments/{id}/results/corrections',
  'POST /api/tournaments/{id}/closing/final',
  'POST /api/tournaments/{id}/closing/early',
  'DELETE /api/tournaments/{id}/closing/early',
  'DELETE /api/tournaments/{id}/entries/{entryId}',
  'POST /api/tournaments/{id}/entries/{entryId}/refund',
  'POST /api/tournaments/{id}/refunds',
  'POST /api/tournaments/{id}/messages',
  'POST /api/tournaments/{id}/payouts/{payoutId}/paid-out',
  'PUT /api/tournaments/{id}/transfers/terms',
  'POST /api/tournaments/{id}/transfers/{transferId}/notes',
  'POST /api/tournaments/{id}/events/{eventId}/withdrawals/{entryId}',
  'POST /api/tournaments/{id}/events/{eventId}/withdrawals/{entryId}/reinstatement',
  'POST /api/tournaments/{id}/referees',
  'DELETE /api/tournaments/{id}/referees/{refereeId}',
  'POST /api/tournaments/{id}/events/{eventId}/season',
  'PUT /api/tournaments/{id}/events/{eventId}/season/fixtures/{fixtureId}/schedule',
  'POST /api/tournaments/{id}/events/{eventId}/season/withdrawals',
  'PUT /api/tournaments/{id}/events/{eventId}/season/marks',
  'PUT /api/tournaments/{id}/events/{eventId}/tie-rules',
];

test('What an operator decides about a tournament asks for a proof', async ({ server }) => {
  const proven = (await routesOf(server)).filter(({ proof }) => proof === 'operator');
  expect(proven.map(({ name }) => name)).toEqual(expect.arrayContaining(DECISIONS));
});
