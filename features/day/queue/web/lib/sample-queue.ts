import type { Queue, QueueCourt, QueueMatch, QueueSide } from '../queue.queries.ts';

/** A day of table tennis with three tables, for tests of its screens. */

const STAGE = '0197a000-0000-7000-8000-000000000001';
export const NOW = '2026-12-05T01:00:00.000Z';

export function side(id: string, name: string, club: string | null = 'Sakura School'): QueueSide {
  return { id, name, club, people: [{ id: `person-${id}`, name, reading: '' }] };
}

type Given = Partial<QueueMatch> & Pick<QueueMatch, 'matchId'>;

export function match(given: Given): QueueMatch {
  return {
    key: `${STAGE} ${given.matchId}`,
    stageId: STAGE,
    eventId: 7,
    drawNumber: 1,
    version: 0,
    resultVersion: 0,
    state: 'waiting',
    place: { kind: 'knockout', round: 1, rounds: 3, position: 0 },
    stage: null,
    player1: side('1', 'Abe Rin'),
    player2: side('2', 'Baba Yui'),
    umpire: null,
    courtId: null,
    calledAt: null,
    calledAgainAt: null,
    coming: [],
    startedAt: null,
    endedAt: null,
    secondCallDueAt: null,
    fixedCourtId: null,
    priority: 'usual',
    isPlaced: false,
    isHeld: false,
    notBefore: null,
    courtLabel: null,
    expected: null,
    result: null,
    ...given,
  };
}

export function court(id: string, name: string, rest: Partial<QueueCourt> = {}): QueueCourt {
  const free = {
    isClosed: false,
    isOpenTable: false,
    practice: null,
    labels: [],
    breakUntil: null,
    current: null,
    next: null,
    proposal: null,
  };
  return { id, name, ...free, ...rest };
}

export const key = (matchId: string) => `${STAGE} ${matchId}`;

const rules = {
  restMinutes: 10,
  minutes: null,
  notBefore: null,
  mode: 'queue',
  umpires: 'losers',
  noShow: { firstCallMin: 5, secondCallMin: 5, thenDefault: true },
  courtLabel: null,
  lastCourts: null,
} as const;

const because = { code: 'critical-path', minutes: 95 } as const;

export const queue: Queue = {
  at: NOW,
  tournamentName: 'Winter Open',
  sport: 'table-tennis',
  eventDate: '2026-12-05',
  isClosed: false,
  isOrganizer: true,
  mayReferee: true,
  counts: {
    playing: 1,
    called: 0,
    freeCourts: 1,
    waiting: 2,
    finished: 1,
    open: 5,
    longestWaitingMinutes: 42,
    disputed: 0,
    notPresent: 0,
    minutesBehind: 12,
  },
  openTables: { spare: [], waiting: 0 },
  expectedEnd: '2026-12-05T06:30:00.000Z',
  events: [
    {
      id: 7,
      name: '',
      eventType: 'Singles',
      level: 'Beginner',
      isDrawn: true,
      nextDraw: null,
      rules,
      minutes: 20,
      isMedian: false,
    },
  ],
  courts: [
    court('a', '1', { current: key('1-0'), next: { key: key('1-3'), isReserved: false } }),
    court('b', '2', { proposal: { key: key('1-1'), reason: because } }),
    court('c', 'Center', { isClosed: true }),
  ],
  matches: [
    match({
      matchId: '1-0',
      version: 4,
      state: 'playing',
      courtId: 'a',
      calledAt: '2026-12-05T00:45:00.000Z',
      startedAt: '2026-12-05T00:48:00.000Z',
    }),
    match({
      matchId: '1-1',
      version: 2,
      player1: side('3', 'Chiba Sora'),
      player2: side('4', 'Doi Aoi', null),
      expected: { notBefore: '2026-12-05T01:00:00.000Z', about: '2026-12-05T01:10:00.000Z' },
    }),
    match({
      matchId: '1-2',
      player1: side('5', 'Eto Ren'),
      player2: side('6', 'Fujii Go'),
      state: 'done',
      endedAt: '2026-12-05T00:30:00.000Z',
      result: { winnerId: '5', score: '11-9 11-7', kind: 'score' },
    }),
    match({ matchId: '1-3', player1: side('7', 'Goto Mei'), player2: side('8', 'Hara Jun') }),
    match({ matchId: '2-0', player1: null, player2: side('5', 'Eto Ren') }),
  ],
  waiting: [
    { key: key('1-1'), reason: because, criticalPathMinutes: 95, waitingMinutes: 42 },
    {
      key: key('1-3'),
      reason: { code: 'draw-order', minutes: null },
      criticalPathMinutes: 95,
      waitingMinutes: 3,
    },
  ],
  notReady: [
    {
      key: key('2-0'),
      obstacles: [
        {
          code: 'rest',
          person: { id: 'person-5', name: 'Eto Ren' },
          courtId: null,
          keys: [],
          until: '2026-12-05T01:14:00.000Z',
        },
        { code: 'sides-unknown', person: null, courtId: null, keys: [key('1-0')], until: null },
      ],
    },
  ],
  finished: [key('1-2')],
  withdrawals: [],
  walkovers: [],
  breaks: [],
};
