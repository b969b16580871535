import type { LiveCourt, LiveMatch, LiveSide, LiveSnapshot } from '../live.queries.ts';

/** Parts of a snapshot, for tests. */

export function sampleMatch(match: Partial<LiveMatch> = {}): LiveMatch {
  return {
    key: 's 1-0',
    eventId: 7,
    place: { kind: 'knockout', round: 1, rounds: 2, position: 0 },
    player1Id: '1',
    player2Id: '2',
    umpireId: null,
    state: 'waiting',
    courtId: null,
    calledAt: null,
    calledAgainAt: null,
    startedAt: null,
    endedAt: null,
    tally: null,
    result: null,
    ...match,
  };
}

export function sampleResult(winnerId: string | null, at: string): LiveMatch['result'] {
  return { winnerId, score: '11-7 11-7 11-7', kind: 'score', at, isProvisional: false };
}

export function sampleCourt(id: string, court: Partial<LiveCourt> = {}): LiveCourt {
  return { id, name: id, isClosed: false, breakUntil: null, ...court };
}

export function sampleSide(id: string, side: Partial<LiveSide> = {}): LiveSide {
  return { eventId: 7, id, name: `Player ${id}`, reading: '', club: null, isIn: true, ...side };
}

/** A tie of the teams 1 and 2 that stands at 1–0: its second rubber, a doubles, is played on a court. */
export function sampleTie(court: string, at: string): Pick<LiveSnapshot, 'ties' | 'matches'> {
  const rubber = (number: number, name: string, match: Partial<LiveMatch>) =>
    sampleMatch({
      key: `s 1-0r${number}`,
      place: { kind: 'knockout', round: 1, rounds: 2, position: 0, rubber: { number, name } },
      player1Id: `10${number}00`,
      player2Id: `20${number}00`,
      ...match,
    });
  return {
    ties: [
      {
        key: 's 1-0',
        eventId: 7,
        player1Id: '1',
        player2Id: '2',
        given: { player1: 0, player2: 0 },
        result: null,
      },
    ],
    matches: [
      rubber(1, 'S1', { state: 'done', result: sampleResult('10100', at) }),
      rubber(2, 'D2', { state: 'playing', courtId: court, startedAt: at }),
      rubber(3, 'S3', {}),
    ],
  };
}

export function sampleSnapshot(snapshot: Partial<LiveSnapshot> = {}): LiveSnapshot {
  return {
    seq: 1,
    tournament: {
      id: 8,
      name: 'Winter Open',
      sport: 'table-tennis',
      eventDate: '2026-12-15',
      startTime: '09:00',
      venue: 'City Hall',
      organizerName: 'City Association',
      applicationDeadline: '2026-12-01',
    },
    state: 'open',
    endedEarly: null,
    pausedUntil: null,
    expectedEnd: null,
    events: [
      {
        id: 7,
        name: '',
        eventType: 'Singles',
        level: 'Intermediate',
        state: 'published',
        stages: [{ stageId: 's', kind: 'knockout', further: null, drawNumber: 1 }],
      },
    ],
    winners: [],
    courts: [],
    sides: ['1', '2', '3', '4'].map((id) => sampleSide(id)),
    matches: [],
    ties: [],
    times: [],
    ...snapshot,
  };
}
