import { v7 as uuidv7 } from 'uuid';
import type { Attempt } from './test-routes.ts';

interface Played {
  readonly tournamentId: number;
  readonly eventId: number;
  /** An entry of somebody else. */
  readonly paid: string;
  /** A court of another day. */
  readonly courtId: string;
}

const at = ({ tournamentId }: Played) => ({ id: tournamentId });
/** A match of any stage: nobody else's is found. */
const matchOf = (world: Played) => ({ ...at(world), stageId: uuidv7(), matchId: '1-0' });
const court = { name: 'X', isClosed: false };
const checkIn = { hasCheckIn: true, checkInUntil: null };

/** A match of a draw that is published nowhere. */
const match = {
  stageId: uuidv7(),
  matchId: '1-0',
  seenVersion: 0,
  player1Id: '1',
  player2Id: '2',
};
const rules = {
  restMinutes: 10,
  minutes: null,
  mode: 'queue',
  umpires: 'none',
  noShow: { firstCallMin: 5, secondCallMin: 5, thenDefault: true },
};

/** The endpoints about the day of a tournament, with the ids of others. */
export const DAY_ATTEMPTS: Readonly<Record<string, (world: Played) => Attempt>> = {
  'GET /api/tournaments/{id}/check-in': (world) => ({ params: at(world) }),
  'POST /api/tournaments/{id}/check-in': (world) => ({
    params: at(world),
    body: { code: '1234' },
  }),
  'GET /api/squads/{entryId}': ({ paid }) => ({ params: { entryId: paid } }),
  'PUT /api/squads/{entryId}': ({ paid }) => ({
    params: { entryId: paid },
    body: { seenVersion: 0, groupId: null, players: [{ kind: 'name', name: 'X' }] },
  }),
  'PUT /api/tournaments/{id}/ties/{stageId}/{matchId}/outcome': (world) => ({
    params: matchOf(world),
    body: { eventId: world.eventId, drawNumber: 1, outcome: 'player1' },
  }),
  'GET /api/tournaments/{id}/closing': (world) => ({ params: at(world) }),
  'PUT /api/tournaments/{id}/certificates': (world) => ({
    params: at(world),
    body: {
      seenVersion: 0,
      template: {
        language: 'en',
        isVertical: false,
        title: 'X',
        body: 'X',
        signer: 'X',
        upTo: 3,
      },
    },
  }),
  'GET /api/tournaments/{id}/results': (world) => ({
    params: at(world),
    query: { names: 'full' },
  }),
  'GET /api/tournaments/{id}/results/csv': (world) => ({
    params: at(world),
    query: { names: 'full' },
  }),
  'GET /api/tournaments/{id}/results/report': (world) => ({ params: at(world) }),
  'GET /api/tournaments/{id}/results/tods': (world) => ({
    params: at(world),
    query: { names: 'full' },
  }),
  'POST /api/tournaments/{id}/results/corrections': (world) => ({
    params: at(world),
    body: { id: uuidv7(), eventId: world.eventId, reason: 'X' },
  }),
  'POST /api/tournaments/{id}/closing/early': (world) => ({
    params: at(world),
    body: { why: 'storm' },
  }),
  'DELETE /api/tournaments/{id}/closing/early': (world) => ({ params: at(world) }),
  'POST /api/tournaments/{id}/closing/final': (world) => ({
    params: at(world),
    body: { sport: 'tennis' },
  }),
  'GET /api/tournaments/{id}/day': (world) => ({ params: at(world) }),
  'POST /api/tournaments/{id}/day': (world) => ({
    params: at(world),
    body: { courts: [{ id: uuidv7(), name: '1' }], events: [] },
  }),
  'GET /api/tournaments/{id}/day/check-ins': (world) => ({ params: at(world) }),
  'POST /api/tournaments/{id}/day/check-ins': (world) => ({
    params: at(world),
    body: { state: 'absent', people: [{ id: world.paid, seenVersion: 1 }] },
  }),
  'POST /api/tournaments/{id}/day/courts': (world) => ({
    params: at(world),
    body: { courts: [{ id: uuidv7(), name: '2' }] },
  }),
  'PUT /api/tournaments/{id}/day/courts': (world) => ({
    params: at(world),
    body: { order: [world.courtId] },
  }),
  'PUT /api/tournaments/{id}/day/courts/{courtId}': (world) => ({
    params: { ...at(world), courtId: world.courtId },
    body: { seen: { ...court, name: '1' }, next: court },
  }),
  'DELETE /api/tournaments/{id}/day/courts/{courtId}': (world) => ({
    params: { ...at(world), courtId: world.courtId },
  }),
  'PUT /api/tournaments/{id}/day/events/{eventId}': (world) => ({
    params: { ...at(world), eventId: world.eventId },
    body: { seen: checkIn, next: { ...checkIn, hasCheckIn: false } },
  }),
  'GET /api/tournaments/{id}/day/missing': (world) => ({ params: at(world) }),
  'GET /api/tournaments/{id}/day/results': (world) => ({ params: at(world) }),
  'POST /api/tournaments/{id}/day/results/{stageId}/{matchId}/confirm': (world) => ({
    params: matchOf(world),
    body: { seenVersion: 1 },
  }),
  'POST /api/tournaments/{id}/day/results/{stageId}/{matchId}/accept-claim': (world) => ({
    params: matchOf(world),
    body: { seenVersion: 1, writeId: uuidv7() },
  }),
  'PUT /api/tournaments/{id}/day/silence': (world) => ({
    params: at(world),
    body: { seen: 5, next: 10 },
  }),
  'GET /api/tournaments/{id}/my-matches': (world) => ({ params: at(world) }),
  'PUT /api/tournaments/{id}/my-matches/{stageId}/{matchId}': (world) => ({
    params: matchOf(world),
    body: {
      writeId: uuidv7(),
      drawNumber: 1,
      baseVersion: 0,
      player1Id: '1',
      player2Id: '2',
      sets: [],
      status: 'finished',
      winner: 'player1',
      scoreFormat: null,
    },
  }),
  'POST /api/tournaments/{id}/my-matches/{stageId}/{matchId}/coming': (world) => ({
    params: matchOf(world),
  }),
  'POST /api/tournaments/{id}/my-matches/{stageId}/{matchId}/confirm': (world) => ({
    params: matchOf(world),
    body: { seenVersion: 1, isSameDevice: true },
  }),
  'POST /api/tournaments/{id}/my-matches/{stageId}/{matchId}/dispute': (world) => ({
    params: matchOf(world),
    body: { seenVersion: 1, claim: null },
  }),
  'POST /api/tournaments/{id}/my-practice': (world) => ({
    params: at(world),
    body: { id: uuidv7() },
  }),
  'DELETE /api/tournaments/{id}/my-practice': (world) => ({
    params: at(world),
    query: { seen: 'waiting' },
  }),
  'PUT /api/tournaments/{id}/my-practice/{matchId}': (world) => ({
    params: { ...at(world), matchId: uuidv7() },
    body: { writeId: uuidv7(), sets: [], ending: { status: 'finished' } },
  }),
  'PUT /api/tournaments/{id}/day/open-tables': (world) => ({
    params: at(world),
    body: { seen: [], next: [] },
  }),
  'GET /api/tournaments/{id}/day/queue': (world) => ({ params: at(world) }),
  'POST /api/tournaments/{id}/day/queue/steps': (world) => ({
    params: at(world),
    body: { ...match, step: { kind: 'back' } },
  }),
  'PUT /api/tournaments/{id}/day/queue/order': (world) => ({
    params: at(world),
    body: { ...match, order: { kind: 'hold', isHeld: true } },
  }),
  'PUT /api/tournaments/{id}/day/queue/events/{eventId}': (world) => ({
    params: { ...at(world), eventId: world.eventId },
    body: { seen: rules, next: { ...rules, restMinutes: 20 } },
  }),
  'GET /api/tournaments/{id}/day/queue/events/{eventId}/plan': (world) => ({
    params: { ...at(world), eventId: world.eventId },
  }),
  'POST /api/tournaments/{id}/day/queue/events/{eventId}/plan': (world) => ({
    params: { ...at(world), eventId: world.eventId },
    body: { seen: rules },
  }),
  'POST /api/tournaments/{id}/day/queue/events/{eventId}/plan/withdraw': (world) => ({
    params: { ...at(world), eventId: world.eventId },
    body: { seen: rules },
  }),
  'POST /api/tournaments/{id}/day/queue/breaks': (world) => ({
    params: at(world),
    body: {
      id: uuidv7(),
      break: { kind: 'court', courtId: world.courtId, from: '12:00', until: '13:00' },
    },
  }),
  'DELETE /api/tournaments/{id}/day/queue/breaks/{breakId}': (world) => ({
    params: { ...at(world), breakId: uuidv7() },
  }),
  'GET /api/tournaments/{id}/day/links': (world) => ({ params: at(world) }),
  'POST /api/tournaments/{id}/day/links': (world) => ({
    params: at(world),
    body: { courts: [{ courtId: world.courtId, seenLinkId: null }] },
  }),
  'DELETE /api/tournaments/{id}/day/links/{linkId}': (world) => ({
    params: { ...at(world), linkId: uuidv7() },
  }),
  'POST /api/tournaments/{id}/day/slips': (world) => ({
    params: at(world),
    body: { matches: null },
  }),
  'DELETE /api/tournaments/{id}/day/slips/{stageId}/{matchId}': (world) => ({
    params: matchOf(world),
  }),
  'GET /api/tournaments/{id}/day/history/{stageId}/{matchId}': (world) => ({
    params: matchOf(world),
  }),
  'POST /api/tournaments/{id}/day/hand-over': (world) => ({
    params: at(world),
    body: { code: 'RD1' },
  }),
  'POST /api/tournaments/{id}/day/queue/walkovers': (world) => ({
    params: at(world),
    body: { ...match, decision: { kind: 'decline' } },
  }),
};
