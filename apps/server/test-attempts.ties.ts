import type { Attempt } from './test-routes.ts';

/** Who may call the endpoints about the orders of teams; the rows decide. */
export const TIE_ACCESS = {
  'GET /api/my-ties': 'signed-in',
  'GET /api/my-ties/{stageId}/{matchId}/{side}': 'signed-in',
  'PUT /api/my-ties/{stageId}/{matchId}/{side}/order': 'signed-in',
  'GET /api/tournaments/{id}/tie-orders': 'signed-in',
  'PUT /api/tournaments/{id}/tie-orders/{stageId}/{matchId}/{side}': 'signed-in',
  'PUT /api/tournaments/{id}/tie-orders/{stageId}/{matchId}/time': 'signed-in',
  'GET /api/tournaments/{id}/events/{eventId}/tie-rules': 'signed-in',
  'PUT /api/tournaments/{id}/events/{eventId}/tie-rules': 'signed-in',
  'GET /api/my-seasons': 'signed-in',
  'GET /api/tournaments/{id}/events/{eventId}/season': 'public',
  'POST /api/tournaments/{id}/events/{eventId}/season': 'signed-in',
  'PUT /api/tournaments/{id}/events/{eventId}/season/marks': 'signed-in',
  'POST /api/tournaments/{id}/events/{eventId}/season/withdrawals': 'signed-in',
  'PUT /api/tournaments/{id}/events/{eventId}/season/fixtures/{fixtureId}/schedule': 'signed-in',
  'POST /api/tournaments/{id}/events/{eventId}/season/fixtures/{fixtureId}/proposal': 'signed-in',
  'POST /api/tournaments/{id}/events/{eventId}/season/fixtures/{fixtureId}/proposal/answer':
    'signed-in',
  'PUT /api/tournaments/{id}/events/{eventId}/season/fixtures/{fixtureId}/result': 'signed-in',
  'POST /api/tournaments/{id}/events/{eventId}/season/fixtures/{fixtureId}/result/answer':
    'signed-in',
  'GET /api/tournaments/{id}/events/{eventId}/season/fixtures/{fixtureId}/orders': 'signed-in',
  'PUT /api/tournaments/{id}/events/{eventId}/season/fixtures/{fixtureId}/orders/{side}':
    'signed-in',
} as const;

interface Tied {
  readonly tournamentId: number;
  readonly eventId: number;
}

const STAGE = '01890000-0000-7000-8000-000000000000';
const TIE = { stageId: STAGE, matchId: '1-0' };
const ORDER = { players: [1, 2, 3, 4, 5, 6], baseVersion: 0 };
const PLAY = { stop: 'all', format: 'table-tennis-3' };
const RULES = {
  templateId: 'tt-5s',
  rubbers: ['S1'],
  wins: 1,
  rules: [],
  shortTeam: 'any',
  play: { groups: PLAY, knockout: PLAY },
  courtsAtOnce: 1,
  fileMinutes: 0,
  warnsOnly: false,
  baseVersion: 0,
};

const ofSeason =
  (body: object) =>
  ({ tournamentId, eventId }: Tied): Attempt => ({
    params: { id: tournamentId, eventId, fixtureId: STAGE },
    body,
  });
const SEEN = { baseVersion: 1 };
const DAY = { day: '2026-12-06', time: null };

/** The endpoints about the orders of teams, with the ids of others. */
export const TIE_ATTEMPTS: Readonly<Record<string, (world: Tied) => Attempt>> = {
  'GET /api/my-ties/{stageId}/{matchId}/{side}': () => ({ params: { ...TIE, side: 'player1' } }),
  'PUT /api/my-ties/{stageId}/{matchId}/{side}/order': () => ({
    params: { ...TIE, side: 'player1' },
    body: ORDER,
  }),
  'GET /api/tournaments/{id}/tie-orders': ({ tournamentId }) => ({ params: { id: tournamentId } }),
  'PUT /api/tournaments/{id}/tie-orders/{stageId}/{matchId}/{side}': ({ tournamentId }) => ({
    params: { id: tournamentId, ...TIE, side: 'player1' },
    body: { ...ORDER, reason: '' },
  }),
  'PUT /api/tournaments/{id}/tie-orders/{stageId}/{matchId}/time': ({ tournamentId }) => ({
    params: { id: tournamentId, ...TIE },
    body: { time: null },
  }),
  'GET /api/tournaments/{id}/events/{eventId}/tie-rules': ({ tournamentId, eventId }) => ({
    params: { id: tournamentId, eventId },
  }),
  'POST /api/tournaments/{id}/events/{eventId}/season': ofSeason({
    legs: 1,
    firstDay: '2026-12-06',
    everyDays: 7,
    openDays: 7,
  }),
  'PUT /api/tournaments/{id}/events/{eventId}/season/marks': ofSeason({ marks: [] }),
  'POST /api/tournaments/{id}/events/{eventId}/season/withdrawals': ofSeason({
    team: 1,
    isOut: true,
  }),
  'PUT /api/tournaments/{id}/events/{eventId}/season/fixtures/{fixtureId}/schedule': ofSeason({
    ...DAY,
    ...SEEN,
    venue: '',
  }),
  'POST /api/tournaments/{id}/events/{eventId}/season/fixtures/{fixtureId}/proposal': ofSeason({
    ...DAY,
    ...SEEN,
  }),
  'POST /api/tournaments/{id}/events/{eventId}/season/fixtures/{fixtureId}/proposal/answer':
    ofSeason({ accepts: true, ...SEEN }),
  'PUT /api/tournaments/{id}/events/{eventId}/season/fixtures/{fixtureId}/result': ofSeason({
    rubbers: [],
    ...SEEN,
  }),
  'POST /api/tournaments/{id}/events/{eventId}/season/fixtures/{fixtureId}/result/answer': ofSeason(
    { agrees: true, ...SEEN },
  ),
  'GET /api/tournaments/{id}/events/{eventId}/season/fixtures/{fixtureId}/orders': ({
    tournamentId,
    eventId,
  }) => ({ params: { id: tournamentId, eventId, fixtureId: STAGE } }),
  'PUT /api/tournaments/{id}/events/{eventId}/season/fixtures/{fixtureId}/orders/{side}': ({
    tournamentId,
    eventId,
  }) => ({ params: { id: tournamentId, eventId, fixtureId: STAGE, side: 'home' }, body: ORDER }),
  'PUT /api/tournaments/{id}/events/{eventId}/tie-rules': ({ tournamentId, eventId }) => ({
    params: { id: tournamentId, eventId },
    body: RULES,
  }),
};
