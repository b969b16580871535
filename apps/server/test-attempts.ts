import { v7 as uuidv7 } from 'uuid';
import { EMPTY_BOARD } from '#domain/practice-evening/board.ts';
import { DAY_ATTEMPTS } from './test-attempts.day.ts';
import { GROUP_ATTEMPTS } from './test-attempts.groups.ts';
import { REFEREE_ATTEMPTS } from './test-attempts.referees.ts';
import { SCHOOL_ATTEMPTS } from './test-attempts.schools.ts';
import { TIE_ATTEMPTS } from './test-attempts.ties.ts';
import type { Attempt } from './test-routes.ts';
import type { World } from './test-world.ts';

const DAY = '2026-05-01';
const player = (id: number) => ({ id, name: `Player ${id}` });
const players = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ ...player(id), external: true }));
const set = { player1Score: '11', player2Score: '5' };
const sets = [set, set, { player1Score: '', player2Score: '' }];
const write = () => ({ writeId: uuidv7() });
const result = { kind: 'score', sets: [{ player1: 11, player2: 5 }] };
const tournament = {
  tournamentName: 'Taken over',
  prefecture: 'Tokyo',
  venue: 'Hall',
  eventDate: '2026-12-05',
  startTime: '09:00',
  endTime: '17:00',
  applicationDeadline: '2026-12-01',
  participantLimit: '32',
  tournamentLevel: 'Beginner',
  eventType: 'Singles',
  participationFee: '0',
  organizerName: 'X',
  contactInfo: 'X',
  emergencyContact: 'X',
  notes: '',
};
const event = {
  name: 'Taken over',
  eventType: 'Singles',
  genderRule: 'any',
  level: 'Beginner',
  ageRule: '',
  participationFee: '0',
  participantLimit: '32',
  perClubLimit: '',
};
/** What the writes of a draw say, together. */
const drawn = {
  format: { kind: 'knockout', tradition: 'tennis', thirdPlace: false, consolation: false },
  seenDraw: 1,
  seenAmendments: 0,
  change: { kind: 'exchange', lines: [1, 2] },
  reason: 'X',
};
const person = { name: 'X', email: '', phone: '', note: '', paidYen: 0 };

const ofTournament =
  (body?: object) =>
  ({ tournamentId }: World): Attempt => ({
    params: { id: tournamentId },
    ...(body && { body }),
  });

const ofEvent =
  (body?: object) =>
  ({ tournamentId, eventId }: World): Attempt => ({
    params: { id: tournamentId, eventId },
    ...(body && { body }),
  });

/**
 * What a stranger can do with another person's id: every endpoint that takes an id, with input that its owner could
 * send. A new endpoint that takes an id must be added here, or below with the reason why it needs no line.
 */
export const ATTEMPTS: Readonly<Record<string, (world: World) => Attempt>> = {
  'DELETE /api/accounts/devices/{id}': ({ device }) => ({ params: { id: device } }),
  'DELETE /api/accounts/passkeys/{id}': ({ passkey }) => ({ params: { id: passkey } }),
  'PUT /api/accounts/passkeys/{id}': ({ passkey }) => ({
    params: { id: passkey },
    body: { name: 'Mine' },
  }),
  'POST /api/entries/waiting/{id}/leave': ({ waiting }) => ({ params: { id: waiting }, body: {} }),
  'GET /api/entries/{id}': ({ paid }) => ({ params: { id: paid } }),
  'POST /api/entries/{id}/withdraw': ({ paid }) => ({ params: { id: paid }, body: {} }),
  'GET /api/entries/{id}/pair': ({ pairEntry }) => ({ params: { id: pairEntry } }),
  'PUT /api/entries/{id}/pair': ({ pairEntry }) => ({
    params: { id: pairEntry },
    body: { id: uuidv7(), seen: null, partner: { how: 'link' } },
  }),
  'POST /api/entries/{id}/pair/end': ({ pairEntry, pairId }) => ({
    params: { id: pairEntry },
    body: { seen: { id: pairId, state: 'accepted' } },
  }),
  'GET /api/my-school/{groupId}': ({ groupId }) => ({ params: { groupId } }),
  'POST /api/my-school/{groupId}/check-in': ({ groupId, tournamentId }) => ({
    params: { groupId },
    body: { tournamentId },
  }),
  'PUT /api/notices/{id}/read': ({ notification }) => ({
    params: { id: notification },
    body: { read: true },
  }),
  'GET /api/payments/options': ({ paid }) => ({ query: { entryId: paid } }),
  'POST /api/payments': ({ paid }) => ({
    body: { id: uuidv7(), entryId: paid, method: 'points' },
  }),
  'GET /api/payments/{id}': ({ payment }) => ({ params: { id: payment } }),
  'GET /api/payments/open': ({ paid }) => ({ query: { entryId: paid } }),
  'POST /api/payments/{id}/cancel': ({ payment }) => ({ params: { id: payment } }),
  'POST /api/payments/{id}/sandbox-store': ({ payment }) => ({ params: { id: payment } }),
  'GET /api/practice/groups/{groupId}/participants': ({ groupId }) => ({ params: { groupId } }),
  'GET /api/practice/groups/{groupId}/score-rules/{kind}': ({ groupId }) => ({
    params: { groupId, kind: 'league' },
  }),
  'PUT /api/practice/groups/{groupId}/score-rules/{kind}': ({ groupId }) => ({
    params: { groupId, kind: 'league' },
    body: { ...write(), seen: null, scoreFormat: { id: 'table-tennis-5' } },
  }),
  'GET /api/practice/knockouts': ({ groupId }) => ({ query: { groupId } }),
  'POST /api/practice/knockouts': ({ groupId }) => ({
    body: { id: uuidv7(), groupId, practiceDate: DAY, players },
  }),
  'GET /api/practice/knockouts/{id}': ({ knockout }) => ({ params: { id: knockout } }),
  'PATCH /api/practice/knockouts/{id}': ({ knockout }) => ({
    params: { id: knockout },
    body: { ...write(), seen: null, scoreFormat: null },
  }),
  'DELETE /api/practice/knockouts/{id}': ({ knockout }) => ({
    params: { id: knockout },
    query: write(),
  }),
  'PUT /api/practice/knockouts/{id}/matches/{matchId}': ({ knockout }) => ({
    params: { id: knockout, matchId: '1-0' },
    body: {
      ...write(),
      drawNumber: 1,
      baseVersion: 0,
      player1Id: 'a',
      player2Id: 'b',
      result,
    },
  }),
  'DELETE /api/practice/knockouts/{id}/matches/{matchId}': ({ knockout }) => ({
    params: { id: knockout, matchId: '1-0' },
    query: { ...write(), drawNumber: 1, baseVersion: 1 },
  }),
  'POST /api/practice/knockouts/{id}/matches/{matchId}/call': ({ knockout }) => ({
    params: { id: knockout, matchId: '1-0' },
    body: { id: uuidv7(), drawNumber: 1, player1Id: 'a', player2Id: 'b', place: '' },
  }),
  'POST /api/practice/knockouts/{id}/redraw': ({ knockout }) => ({
    params: { id: knockout },
    body: { ...write(), drawNumber: 1 },
  }),
  'POST /api/practice/knockouts/{id}/restore': ({ knockout }) => ({
    params: { id: knockout },
    body: write(),
  }),
  'POST /api/practice/knockouts/{id}/share': ({ knockout }) => ({
    params: { id: knockout },
    body: {},
  }),
  'POST /api/practice/knockouts/{id}/unshare': ({ knockout }) => ({
    params: { id: knockout },
    body: {},
  }),
  'GET /api/practice/groups/{groupId}/evenings/{day}': ({ groupId }) => ({
    params: { groupId, day: DAY },
  }),
  'PUT /api/practice/groups/{groupId}/evenings/{day}': ({ groupId }) => ({
    params: { groupId, day: DAY },
    body: { ...write(), id: uuidv7(), changes: EMPTY_BOARD },
  }),
  'GET /api/practice/leagues': ({ groupId }) => ({ query: { groupId } }),
  'POST /api/practice/leagues': ({ groupId }) => ({
    body: { id: uuidv7(), groupId, practiceDate: DAY, players },
  }),
  'GET /api/practice/leagues/{id}': ({ league }) => ({ params: { id: league } }),
  'PATCH /api/practice/leagues/{id}': ({ league }) => ({
    params: { id: league },
    body: { ...write(), baseVersion: 1, preset: 'tennis' },
  }),
  'DELETE /api/practice/leagues/{id}': ({ league }) => ({ params: { id: league }, query: write() }),
  'POST /api/practice/leagues/{id}/restore': ({ league }) => ({
    params: { id: league },
    body: write(),
  }),
  'GET /api/practice/matches/{id}': ({ match }) => ({ params: { id: match } }),
  'PUT /api/practice/matches/{id}': ({ match, groupId }) => ({
    params: { id: match },
    body: {
      ...write(),
      baseVersion: 1,
      sets,
      match: {
        kind: 'one-on-one',
        groupId,
        player1: player(1),
        player2: player(2),
        playedOn: DAY,
      },
    },
  }),
  'DELETE /api/practice/matches/{id}': ({ match }) => ({
    params: { id: match },
    query: { ...write(), baseVersion: 1 },
  }),
  'POST /api/practice/matches/{id}/restore': ({ match }) => ({
    params: { id: match },
    body: write(),
  }),
  'PUT /api/practice/matches/{id}/stats': ({ free }) => ({
    params: { id: free },
    body: { seen: null, stats: { longestRally: 9 } },
  }),
  'GET /api/practice/one-on-one': ({ groupId }) => ({ query: { groupId } }),
  'PUT /api/tournaments/{id}': ofTournament({ tournament }),
  'POST /api/tournaments/{id}/cancel': ofTournament({ reason: '' }),
  'GET /api/tournaments/{id}/audiences': ofTournament(),
  'GET /api/tournaments/{id}/cancellation': ofTournament(),
  'GET /api/tournaments/{id}/events': ofTournament(),
  'POST /api/tournaments/{id}/events': ofTournament({ id: uuidv7(), event }),
  'PUT /api/tournaments/{id}/events/{eventId}': ({ tournamentId }) => ({
    params: { id: tournamentId, eventId: 1 },
    body: { event, was: event },
  }),
  'DELETE /api/tournaments/{id}/events/{eventId}': ({ tournamentId }) => ({
    params: { id: tournamentId, eventId: 1 },
  }),
  'PUT /api/tournaments/{id}/sport': ofTournament({ sport: 'tennis' }),
  'PUT /api/tournaments/{id}/unlisted': ofTournament({ isUnlisted: true }),
  'POST /api/tournaments/{id}/close': ofTournament({}),
  'POST /api/tournaments/{id}/reopen': ofTournament({}),
  'GET /api/tournaments/{id}/own': ofTournament(),
  'GET /api/tournaments/{id}/entries': ofTournament(),
  'POST /api/tournaments/{id}/entries': ofTournament({ people: [{ id: uuidv7(), person }] }),
  'GET /api/tournaments/{id}/entries/csv': ofTournament(),
  'GET /api/tournaments/{id}/squads': ofTournament(),
  'GET /api/tournaments/{id}/squads/csv': ofTournament(),
  'DELETE /api/tournaments/{id}/entries/{entryId}': ({ tournamentId, paid }) => ({
    params: { id: tournamentId, entryId: paid },
  }),
  'PUT /api/tournaments/{id}/entries/{entryId}/partner': ({ tournamentId, paid }) => ({
    params: { id: tournamentId, entryId: paid },
    body: { id: uuidv7(), seen: null, partner: { name: 'X', club: '' } },
  }),
  'GET /api/tournaments/{id}/entries/{entryId}/refund': ({ tournamentId, paid }) => ({
    params: { id: tournamentId, entryId: paid },
  }),
  'POST /api/tournaments/{id}/entries/{entryId}/refund': ({ tournamentId, paid }) => ({
    params: { id: tournamentId, entryId: paid },
    body: {
      id: uuidv7(),
      seen: { leftYen: 2000, points: 0 },
      grant: { amountYen: 1, reason: 'X' },
    },
  }),
  'GET /api/tournaments/{id}/refunds': ofTournament(),
  'POST /api/tournaments/{id}/refunds': ofTournament({
    id: uuidv7(),
    eventId: null,
    seen: { entries: 1, amountYen: 2000, points: 0 },
    grant: { mostYen: null, reason: 'X' },
  }),
  'POST /api/tournaments/{id}/messages': ofTournament({
    id: uuidv7(),
    message: { audience: 'confirmed', subject: 'X', text: 'X' },
  }),
  'POST /api/tournaments/{id}/events/{eventId}/close': ofEvent({}),
  'POST /api/tournaments/{id}/events/{eventId}/reopen': ofEvent({}),
  'GET /api/tournaments/{id}/events/{eventId}/seeding': ofEvent(),
  'PUT /api/tournaments/{id}/events/{eventId}/seeding': ofEvent({
    baseVersion: 1,
    order: null,
    seedCount: 1,
  }),
  'POST /api/tournaments/{id}/events/{eventId}/draw': ofEvent({
    ...write(),
    ...drawn,
    seenDraw: 0,
    seenVersion: 1,
  }),
  'POST /api/tournaments/{id}/events/{eventId}/draw/exchange': ofEvent(drawn),
  'PUT /api/tournaments/{id}/events/{eventId}/formats': ofEvent({ formats: {}, seen: {} }),
  'POST /api/tournaments/{id}/events/{eventId}/draw/publish': ofEvent(drawn),
  'POST /api/tournaments/{id}/events/{eventId}/draw/withdraw-publication': ofEvent(drawn),
  'PUT /api/tournaments/{id}/events/{eventId}/draw/score-format': ofEvent({
    seenDraw: 1,
    scoreFormat: null,
  }),
  'GET /api/tournaments/{id}/events/{eventId}/on-court': ofEvent(),
  'POST /api/tournaments/{id}/events/{eventId}/draw/lots': ofEvent({ seenDraw: 1, group: 1 }),
  ...REFEREE_ATTEMPTS,
  ...DAY_ATTEMPTS,
  ...GROUP_ATTEMPTS,
  ...SCHOOL_ATTEMPTS,
  ...TIE_ATTEMPTS,
  'GET /api/tournaments/{id}/takings': ofTournament(),
  'GET /api/tournaments/{id}/takings/csv': ofTournament(),
};
