import type { KnownMatch } from '#features/day/handshake/web/handshake.queries.ts';
import type { TypedScore } from '#features/day/handshake/web/lib/typed-score.ts';
import type { PendingResult } from './court-outbox.ts';
import type { CourtMatch } from './court-view.ts';
import type { Device } from './device.ts';

/** Courts and matches for tests of what a device shows. */

const STAGE = '019a9d1c-0000-4000-8000-000000000001';
const AT = '2026-11-23T01:00:00.000Z';

/** A match of table tennis; with a result it is entered, and nobody has agreed yet. */
export function madeMatch(
  matchId: string,
  part: Partial<CourtMatch> = {},
  result: string | null = null,
): CourtMatch {
  return {
    match: knownMatch(matchId, result),
    state: 'waiting',
    court: null,
    calledAt: null,
    startedAt: null,
    umpire: null,
    expected: null,
    tally: null,
    ...part,
  };
}

/** Table 3 of a tournament of table tennis, with nothing on it. */
export function madeDevice(part: Partial<Device> = {}): Device {
  return {
    kind: 'court',
    linkId: '019a9d1c-0000-7000-8000-000000000003',
    at: AT,
    tournamentName: 'Day Cup',
    eventDate: '2026-11-23',
    sport: 'table-tennis',
    events: [],
    court: { id: '019a9d1c-0000-7000-8000-0000000000c3', name: '3', isClosed: false },
    current: null,
    next: [],
    recent: [],
    otherDevice: null,
    ...part,
  };
}

/** A result of a match that waits on the device. */
export function madePending(matchId: string): PendingResult {
  const score: TypedScore = {
    sets: [
      { player1Score: '11', player2Score: '9' },
      { player1Score: '11', player2Score: '7' },
      { player1Score: '11', player2Score: '5' },
    ],
    status: 'finished',
    winner: 'player1',
    result: '3-0',
  };
  const match = knownMatch(matchId, null);
  const { stageId, drawNumber, version: baseVersion, scoreFormat } = match;
  const writeId = `019a9d1c-0000-7000-8000-0000000000${matchId.replace(/\D/g, '')}`;
  return {
    entry: {
      id: writeId,
      at: 1,
      kind: 'court.result',
      queueKey: stageId,
      method: 'PUT',
      path: `/api/court-link/matches/${stageId}/${matchId}/result`,
      body: {
        writeId,
        drawNumber,
        baseVersion,
        scoreFormat,
        at: AT,
        deviceId: '019a9d1c-0000-7000-8000-0000000000d1',
        player1Id: '1',
        player2Id: '2',
        winner: score.winner,
        status: score.status,
        sets: score.sets,
      },
      meta: { match, score },
      owner: 'court:link',
      tries: 0,
      refusal: null,
    },
    sent: { match, score },
  };
}

function knownMatch(matchId: string, result: string | null): KnownMatch {
  return {
    eventId: 1,
    stageId: STAGE,
    stagePosition: 0,
    matchId,
    drawNumber: 1,
    version: 0,
    place: { kind: 'knockout', round: 1, rounds: 3, position: 0 },
    player1: { id: '1', name: 'Yamada Taro', club: 'Sakura Junior High' },
    player2: { id: '2', name: 'Sato Hanako', club: null },
    ownSide: null,
    scoreFormat: { id: 'table-tennis-5' },
    favourite: null,
    result: result === null ? null : { sets: '', result, winner: 'player1', status: 'finished' },
    handshake:
      result === null
        ? null
        : { state: 'entered', side: null, author: null, enteredAt: AT, dueAt: AT, claim: null },
  };
}
